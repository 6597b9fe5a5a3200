import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { renderWidget } from "../../../testing/index.js";
import { CallCenter, type CallCenterProps } from "../index.js";
import { callCenterHandlers } from "../testing/DrawnCallCenter.js";

const drawer = () => page.getByRole("dialog", { name: "Add New Call" });
const field = (name: string) => drawer().getByRole("button", { name: new RegExp(`${name}$`) });
const create = () => drawer().getByRole("button", { name: "Create" });
const choose = async (name: string, option: RegExp) => {
  await field(name).click();
  await page.getByRole("option", { name: option }).click();
  // Until the listbox has faded out, it receives the Escape key.
  await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
};

const open = async (handlers: FakeHandlers = {}, props: CallCenterProps = {}) => {
  const drawn = await renderWidget(<CallCenter {...props} />, {
    api: createFakeApi({ ...callCenterHandlers(), ...handlers }),
  });
  await page.getByRole("button", { name: "Create" }).click();
  await expect.element(drawer()).toBeVisible();
  return drawn;
};

describe("Add New Call", () => {
  it.each([
    ["all of a phone", 390, 390],
    ["60 % of a tablet", 800, 480],
    ["40 % of a desk", 1280, 512],
  ])("takes %s (A-CCADD-01, A-CC-12)", async (_, screen, width) => {
    const before = [innerWidth, innerHeight] as const;
    await open();
    await page.viewport(screen, 800);
    await expect.poll(() => drawer().element().getBoundingClientRect().width).toBe(width);
    await page.viewport(...before);
  });

  it("lets each choice wait for the one above it (A-CCADD-07, A-CCADD-08)", async () => {
    await open();
    await expect.element(field("Customer")).toHaveTextContent("Choose a product first");
    await expect.element(field("Customer")).toBeDisabled();
    await expect.element(field("Contact")).toHaveTextContent("Choose a customer first");
    await expect.element(field("Number")).toHaveTextContent("Choose a contact first");
    await choose("Product", /Terry bath towels/);
    await expect.element(field("Customer")).toBeEnabled();
    await expect.element(field("Contact")).toBeDisabled();
    await choose("Customer", /Halvorsen/);
    await expect.element(field("Contact")).toBeEnabled();
  });

  it("takes the contact back when the customer changes (A-CCADD-09)", async () => {
    await open();
    await choose("Product", /Terry bath towels/);
    await choose("Customer", /Halvorsen/);
    await choose("Contact", /Ingrid Halvorsen/);
    await choose("Customer", /Brückner/);
    await expect.element(field("Contact")).toHaveTextContent("Choose a contact");
  });

  it("takes customer and contact back when the product changes (A-CCADD-09)", async () => {
    await open();
    await choose("Product", /Terry bath towels/);
    await choose("Customer", /Halvorsen/);
    await choose("Product", /Cotton bed linen/);
    await expect.element(field("Customer")).toHaveTextContent("Choose a customer");
    await expect.element(field("Contact")).toBeDisabled();
  });

  describe("with one person to call at a customer", () => {
    const ingrid = fixtures.contact({}, 0);
    const asked = { ...fixtures.contact({}, 1), id: fixtures.idOf("contact", 51), isDoNotCall: true };
    /** The first customer has these contacts; each other customer has one contact. */
    const staffed = (...contacts: (typeof ingrid)[]): FakeHandlers => ({
      listContacts: ({ path }) => {
        const nth = Number.parseInt(path.id.slice(-4), 16);
        return ok(fixtures.page(nth === 0 ? contacts : [fixtures.contact({}, nth)]));
      },
    });

    it("has that person chosen, also beside one who wants no calls", async () => {
      const { api } = await open(staffed(asked, ingrid));
      await choose("Product", /Terry bath towels/);
      await choose("Customer", /Halvorsen/);
      await expect.element(field("Contact")).toHaveTextContent("Ingrid Halvorsen");
      await expect.element(field("Number")).toHaveTextContent("Default number");
      await create().click();
      await expect.element(page.getByText("Call center item created successfully.")).toBeVisible();
      expect(api.requests("createPhoneBook")[0]?.input.body).toMatchObject({ contactId: ingrid.id });
    });

    it("leaves the choice to the person between several, and where nobody wants calls", async () => {
      const { api } = await open(staffed(ingrid, { ...asked, isDoNotCall: false }));
      await choose("Product", /Terry bath towels/);
      await choose("Customer", /Halvorsen/);
      await field("Contact").click();
      await expect.element(page.getByRole("option")).toHaveLength(2);
      await userEvent.keyboard("{Escape}");
      await expect.element(field("Contact")).toHaveTextContent("Choose a contact");
      api.use(staffed(asked));
      await choose("Customer", /Brückner/);
      await expect.element(field("Contact")).not.toHaveTextContent("Choose a contact");
      await choose("Customer", /Halvorsen/);
      await expect.element(field("Contact")).toHaveTextContent("Choose a contact");
    });

    it("follows the customer, also back to one whose people are known (A-CCADD-09)", async () => {
      await open(staffed(ingrid));
      await choose("Product", /Terry bath towels/);
      await choose("Customer", /Halvorsen/);
      await expect.element(field("Contact")).toHaveTextContent("Ingrid Halvorsen");
      await choose("Customer", /Brückner/);
      await expect.element(field("Contact")).toHaveTextContent("Matthias Brückner");
      await choose("Customer", /Halvorsen/);
      await expect.element(field("Contact")).toHaveTextContent("Ingrid Halvorsen");
      await choose("Product", /Cotton bed linen/);
      await expect.element(field("Contact")).toHaveTextContent("Choose a customer first");
    });

    it("keeps whom a person chose when the others leave", async () => {
      const astrid = { ...asked, name: "Astrid", surname: "Lunde", isDoNotCall: false };
      const { api } = await open(staffed(ingrid, astrid));
      await choose("Product", /Terry bath towels/);
      await choose("Customer", /Halvorsen/);
      await choose("Contact", /Astrid Lunde/);
      api.use(staffed(ingrid));
      api.push({
        id: "1",
        type: "potentialCustomer.changed",
        at: fixtures.now,
        change: "UPDATED",
        potentialCustomerId: fixtures.idOf("customer", 0),
      });
      await expect.poll(() => api.requests("listContacts").length).toBe(2);
      await field("Contact").click();
      await expect.element(page.getByRole("option")).toHaveLength(1);
      await expect.element(field("Contact")).toHaveTextContent("Astrid Lunde");
    });
  });

  it("says what is missing (A-CCADD-03, A-CCADD-05, A-CCADD-06)", async () => {
    const { api } = await open();
    await create().click();
    for (const missing of ["Product is required", "Customer is required", "Contact person is required"])
      await expect.element(page.getByText(missing)).toBeVisible();
    expect(api.requests("createPhoneBook")).toEqual([]);
  });

  it("asks for a company only where there is not exactly one (A-CCADD-04)", async () => {
    await open(callCenterHandlers({ profile: fixtures.profile({ sellerCompanies: [] }) }));
    await create().click();
    await expect.element(page.getByText("Seller company is required")).toBeVisible();
  });

  it("creates the item for the seller's company, on the default number unless one is chosen (A-CCADD-10, A-CCADD-11, A-API-34)", async () => {
    const onItemCreated = vi.fn();
    const { api } = await open({}, { onItemCreated });
    await choose("Product", /Terry bath towels/);
    await choose("Customer", /Halvorsen/);
    await choose("Contact", /Ingrid Halvorsen/);
    await expect.element(field("Number")).toHaveTextContent("Default number");
    await create().click();
    await expect.element(page.getByText("Call center item created successfully.")).toBeVisible();
    await expect.element(drawer()).not.toBeInTheDocument();
    expect(api.requests("createPhoneBook")[0]?.input.body).toEqual({
      sellerCompanyId: fixtures.idOf("company", 0),
      productId: fixtures.idOf("product", 0),
      potentialCustomerCompanyId: fixtures.idOf("customer", 0),
      contactId: fixtures.idOf("contact", 0),
      sellerCompanyNumberId: null,
    });
    expect(onItemCreated).toHaveBeenCalledWith({ itemId: fixtures.idOf("phoneBook", 99) });
  });

  it("puts the server's refusal where it belongs", async () => {
    const { api } = await open({
      createPhoneBook: () => fail(400, "VALIDATION_FAILED", "Check the form.", { contactId: "Not of this customer." }),
    });
    await choose("Product", /Terry bath towels/);
    await choose("Customer", /Halvorsen/);
    await choose("Contact", /Ingrid Halvorsen/);
    await create().click();
    await expect.element(page.getByText("Not of this customer.")).toBeVisible();
    api.use({ createPhoneBook: () => fail(403, "FORBIDDEN", "Managers create nothing.") });
    await create().click();
    await expect.element(drawer().getByRole("alert").getByText("Managers create nothing.")).toBeVisible();
  });

  it("asks before a choice is lost, and begins anew the next time (A-CCADD-02, A-STATE-05)", async () => {
    await open();
    await choose("Product", /Terry bath towels/);
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
    await page.getByRole("button", { name: "Discard" }).click();
    await expect.element(drawer()).not.toBeInTheDocument();
    await page.getByRole("button", { name: "Create" }).click();
    await expect.element(field("Product")).toHaveTextContent("Choose a product");
  });

  it("finds customers on the server", async () => {
    const { api } = await open();
    await choose("Product", /Terry bath towels/);
    await field("Customer").click();
    await userEvent.keyboard("tanaka");
    await expect.element(page.getByRole("option", { name: /Halvorsen/ })).not.toBeInTheDocument();
    await expect.element(page.getByRole("option", { name: /Tanaka/ })).toBeVisible();
    await expect.poll(() => api.requests("listPotentialCustomers").at(-1)?.input.query.text).toBe("tanaka");
  });
});
