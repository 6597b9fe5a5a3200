import { created, fail, fixtures } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { button, dialog, draw, edit, field, option, row } from "../testing/customersPage.js";

describe("creating", () => {
  const start = async () => {
    await button("Create").click();
    await expect.element(field("Name").first()).toBeVisible();
    await field("Name").first().fill("Fjord Hotels");
  };
  const choose = async (label: string, name: string) => {
    await dialog()
      .getByRole("button", { name: new RegExp(`${label}$`) })
      .click();
    await option(new RegExp(name)).click();
  };
  const makeNapkins = async () => {
    await dialog()
      .getByRole("button", { name: /Products/ })
      .click();
    await userEvent.keyboard("Linen napkins");
    await expect.element(option(/Create “Linen napkins”/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
  };
  const send = () => dialog().getByRole("button", { name: "Create" }).click();

  it("says what is missing, and sends nothing (B-PC-02, B-PCFORM-01, B-PCFORM-02, B-PCFORM-03)", async () => {
    const { api } = await draw();
    await button("Create").click();
    await send();
    await expect.element(page.getByText("Please enter your customer name.")).toBeVisible();
    await expect.element(page.getByText("Please select a country.")).toBeVisible();
    await expect.element(page.getByText("Please select at least one product.")).toBeVisible();
    expect(api.requests("createPotentialCustomer")).toEqual([]);
  });

  it("needs no contact, and tells the host (B-PC-06, B-PC-29, B-PCFORM-06, B-PCFORM-08, B-PCFORM-09)", async () => {
    const onCustomerCreated = vi.fn();
    const { api } = await draw({ onCustomerCreated });
    await start();
    await choose("Country", "Norway");
    expect(
      dialog()
        .getByRole("button", { name: /Time Zone/ })
        .elements(),
    ).toEqual([]);
    await choose("Products", "Hotel bathrobes");
    await userEvent.keyboard("{Escape}");
    await send();
    await expect.element(page.getByText("Potential Customer created successfully")).toBeVisible();
    expect(api.requests("createPotentialCustomer")[0]?.input.body).toEqual({
      name: "Fjord Hotels",
      website: null,
      headquarterCountryId: fixtures.idOf("country", 0),
      timeZone: "Europe/Oslo",
      productIds: [fixtures.idOf("product", 1)],
    });
    expect(onCustomerCreated).toHaveBeenCalledWith({ potentialCustomerId: fixtures.idOf("customer", 90) });
    await expect.element(row(/Fjord Hotels/)).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("asks for the time zone where there are several, and takes the first contact along (B-PCFORM-07)", async () => {
    const { api } = await draw();
    await start();
    await choose("Country", "United States");
    await choose("Time Zone", "America/Denver");
    await choose("Products", "Hotel bathrobes");
    await userEvent.keyboard("{Escape}");
    await field("Surname").fill("Whitfield");
    await dialog().getByRole("textbox", { name: "Phone number" }).fill("312 555 0147");
    await send();
    await expect.element(page.getByText("Potential Customer created successfully")).toBeVisible();
    expect(api.requests("createPotentialCustomer")[0]?.input.body).toMatchObject({
      timeZone: "America/Denver",
      contact: { phoneNumber: "+13125550147", surname: "Whitfield", name: null },
    });
  });

  it("that is refused says why and keeps what was written; leaving it is asked about", async () => {
    await draw({}, { createPotentialCustomer: () => fail(402, "PLAN_LIMIT_REACHED", "Your plan is full.") });
    await start();
    await choose("Country", "Norway");
    await choose("Products", "Hotel bathrobes");
    await userEvent.keyboard("{Escape}");
    await send();
    await expect.element(page.getByText("Your plan is full.")).toBeVisible();
    await expect.element(field("Name").first()).toHaveValue("Fjord Hotels");
    await dialog().getByRole("button", { name: "Cancel" }).click();
    await expect.element(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
    await button("Discard").click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button("Create")).toHaveFocus();
  });

  it("that is refused for a field says so at that field, also of the contact", async () => {
    const errors = { "contact.phoneNumber": "This number is not in use.", productIds: "That product is gone." };
    await draw({}, { createPotentialCustomer: () => fail(400, "VALIDATION_FAILED", "Check the form.", errors) });
    await start();
    await choose("Country", "Norway");
    await choose("Products", "Hotel bathrobes");
    await userEvent.keyboard("{Escape}");
    const phone = dialog().getByRole("textbox", { name: "Phone number" });
    await phone.fill("+47 22 86 01 44");
    await send();
    await expect.element(page.getByText("That product is gone.")).toBeVisible();
    await expect.element(phone).toHaveAccessibleDescription(/This number is not in use\./);
    expect(dialog().getByRole("alert").elements()).toEqual([]);
  });

  it("makes a product of a name that is not found (B-PROD-13)", async () => {
    const { api } = await draw();
    await start();
    await makeNapkins();
    await expect.element(page.getByText("Product added successfully")).toBeVisible();
    expect(api.requests("createProduct")[0]?.input.body).toEqual({ name: "Linen napkins" });
  });

  it("keeps a product that is chosen while another is being made", async () => {
    let make = (): void => {};
    const madeLater = new Promise<void>((resolve) => (make = resolve));
    const { api } = await draw();
    api.use({
      createProduct: async ({ body }) => {
        await madeLater;
        return created(fixtures.product({ id: fixtures.idOf("product", 80), name: body.name }));
      },
    });
    await start();
    await makeNapkins();
    await option(/Hotel bathrobes/).click();
    make();
    await expect.element(page.getByText("Product added successfully")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    const chosen = dialog().getByRole("button", { name: /Products/ });
    await expect.element(chosen.getByText("Hotel bathrobes")).toBeVisible();
    await expect.element(chosen.getByText("Linen napkins")).toBeVisible();
  });
});

describe("a customer's drawer", () => {
  it("opens from its row with two sides, and goes on to the next by key (B-PC-07, B-PC-17)", async () => {
    const onEvent = vi.fn();
    const onViewChange = vi.fn();
    await draw({ onViewChange }, {}, { onEvent });
    await button("Edit Lindqvist Hem AB").first().click();
    await expect.element(dialog().getByRole("heading", { name: "Lindqvist Hem AB" })).toBeVisible();
    await expect.element(dialog().getByRole("tab", { name: "General Info" })).toBeVisible();
    await expect.element(dialog().getByRole("tab", { name: /Contacts/ })).toBeVisible();
    expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({
        widget: "potential-customers",
        type: "customerOpened",
        detail: { potentialCustomerId: fixtures.idOf("customer", 2) },
      }),
    );
    await expect.element(field("Name")).toHaveValue("Lindqvist Hem AB");
    await userEvent.keyboard("j");
    await expect.element(field("Name")).toHaveValue("Okafor Trading Ltd");
    await userEvent.keyboard("kk");
    await expect.element(field("Name")).toHaveValue("Brückner & Söhne GmbH");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(onViewChange).toHaveBeenLastCalledWith({}, "closed");
  });

  it("saves what was changed (B-PC-29)", async () => {
    const { api } = await edit();
    await field("Name").fill("Halvorsen Home AS");
    await dialog().getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByText("Potential Customer updated successfully")).toBeVisible();
    expect(api.requests("updatePotentialCustomer")[0]?.input.body).toMatchObject({
      name: "Halvorsen Home AS",
      timeZone: "Europe/Oslo",
    });
    await expect.element(dialog().getByRole("heading", { name: "Halvorsen Home AS" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(row(/Halvorsen Home AS/)).toBeVisible();
  });

  it("asks before what was written is lost, also to the other side", async () => {
    await edit();
    await field("Name").fill("Halvorsen Home AS");
    await dialog()
      .getByRole("tab", { name: /Contacts/ })
      .click();
    await expect.element(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
    await button("Keep editing").click();
    await expect.element(field("Name")).toHaveValue("Halvorsen Home AS");
    await dialog()
      .getByRole("tab", { name: /Contacts/ })
      .click();
    await button("Discard").click();
    await expect.element(page.getByText("Ingrid Halvorsen")).toBeVisible();
  });

  it("says when the customer is gone", async () => {
    await draw({ initialView: { openCustomerId: fixtures.idOf("customer", 99) } });
    await expect.element(page.getByText("This customer is no longer there.")).toBeVisible();
  });
});
