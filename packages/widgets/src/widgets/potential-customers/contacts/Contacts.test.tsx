import type { ContactCallability } from "@callwright/sdk/contract";
import { fail, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import type { PotentialCustomersProps } from "../index.js";
import { button, dialog, edit, field, row } from "../testing/customersPage.js";
import { customerHandlers } from "../testing/DrawnPotentialCustomers.js";

describe("contacts", () => {
  const open = async (nth = 0, handlers: FakeHandlers = {}, props: PotentialCustomersProps = {}) => {
    const drawn = await edit(nth, props);
    drawn.api.use(handlers);
    await dialog()
      .getByRole("tab", { name: /Contacts/ })
      .click();
    return drawn;
  };

  it("are a list with ways to add more (B-CONT-01, B-CONT-02)", async () => {
    await open();
    await expect
      .element(
        dialog()
          .getByRole("button", { name: /Ingrid Halvorsen/ })
          .first(),
      )
      .toBeVisible();
    await expect.element(button("Add")).toBeVisible();
    await expect.element(button("Upload")).toBeVisible();
    await expect.element(page.getByText("Asked not to be called")).toBeVisible();
  });

  it("can be deleted however long their names are", async () => {
    const long = fixtures.contact({ name: "Ç".repeat(60), surname: "Ş".repeat(60), title: "T".repeat(60) });
    await open(0, { listContacts: () => ok(fixtures.page([long])) });
    const bin = dialog().getByRole("button", { name: /^Delete Ç/ });
    await expect.element(bin).toBeVisible();
    const right = (element: Element) => element.getBoundingClientRect().right;
    expect(right(bin.element())).toBeLessThanOrEqual(right(dialog().element()));
  });

  describe("on the phone", () => {
    const { id, startAt, answeredAt, createdAt } = fixtures.call({ status: "RINGING" });
    const activeCall = { id, status: "RINGING" as const, startAt, answeredAt, createdAt };
    const handlers: FakeHandlers = { listContacts: () => ok(fixtures.page([fixtures.contact({ activeCall })])) };
    const link = () => button("Open the call to Ingrid Halvorsen");

    it("say that they are being called, and for how long", async () => {
      await open(0, handlers);
      await expect.element(dialog().getByText("Ringing")).toBeVisible();
      await expect.element(dialog().getByText(/^\d+:\d\d$/)).toBeVisible();
      await expect.element(link()).not.toBeInTheDocument();
    });

    it("lead to their call, where the host opens calls", async () => {
      const onOpenCall = vi.fn();
      await open(0, handlers, { onOpenCall });
      await link().click();
      expect(onOpenCall).toHaveBeenCalledWith({ callId: id });
    });
  });

  it("are created in a form that says what is missing (B-CONT-03, B-CONT-04, B-CONT-06)", async () => {
    const { api } = await open(3);
    await expect.element(page.getByText("There are no contacts yet.")).toBeVisible();
    await button("Add").click();
    await field("Email").fill("nobody");
    await dialog().getByRole("button", { name: "Create" }).click();
    await expect.element(page.getByText("Phone number is required!")).toBeVisible();
    await expect.element(page.getByText("Invalid email!")).toBeVisible();
    await field("Email").fill("chidi@okafor.test");
    await field("Phone number").fill("+47 22 86 01 44");
    await dialog().getByRole("button", { name: "Create" }).click();
    await expect.element(page.getByText("Contact created successfully")).toBeVisible();
    expect(api.requests("createContact")[0]?.input.body).toMatchObject({
      phoneNumber: "+4722860144",
      email: "chidi@okafor.test",
    });
    await expect.element(button("Add")).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(row(/Okafor/).getByText("No Contacts")).not.toBeInTheDocument();
  });

  it("are changed in the same form, which the list comes back from (B-CONT-01, B-CONT-07)", async () => {
    const { api } = await open();
    await dialog()
      .getByRole("button", { name: /Ingrid Halvorsen/ })
      .first()
      .click();
    await field("Title").fill("Head of Sourcing");
    await dialog().getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByText("Contact created successfully")).toBeVisible();
    expect(api.requests("updateContact")[0]?.input.body).toMatchObject({ title: "Head of Sourcing" });
    await expect.element(dialog().getByText(/Head of Sourcing/)).toBeVisible();
    await expect
      .element(
        dialog()
          .getByRole("button", { name: /Ingrid Halvorsen/ })
          .first(),
      )
      .toHaveFocus();
  });

  describe("may be called or not", () => {
    const openFirst = async (callability: Partial<ContactCallability> = {}) => {
      const handlers = { getContactCallability: () => ok(fixtures.contactCallability(callability)) };
      const drawn = await open(0, Object.keys(callability).length > 0 ? handlers : {});
      const person = dialog().getByRole("button", { name: /Ingrid Halvorsen/ });
      await person.first().click();
      return drawn;
    };
    const reason = { code: "OUTSIDE_CALLING_HOURS" as const, message: "Nobody may be called at this hour." };
    const night = { verdict: "HELD" as const, heldUntil: "2026-11-19T08:00:00.000Z", reason };

    it("it says until when to wait, on their clock, and how often they were called", async () => {
      await openFirst(night);
      await expect
        .element(page.getByText(/^Waits until .*9:00 AM in Oslo\. Nobody may be called at this hour\.$/))
        .toBeVisible();
      await expect.element(page.getByText(/^1 of 3 calls that are allowed in 30 days\. Last called on/)).toBeVisible();
    });

    it("it says what would be with real phones, and what they agreed to", async () => {
      const given = { evidence: "Signed at the fair", givenAt: "2026-11-03T09:00:00.000Z" };
      const consents = [fixtures.consent(given)];
      await openFirst({ advised: night, consents });
      await expect.element(page.getByText("May be called now")).toBeVisible();
      await expect.element(page.getByText(/^With real phones: Waits until/)).toBeVisible();
      await expect.element(page.getByText("Written consent, Nov 3, 2026: Signed at the fair")).toBeVisible();
    });

    it("their number is never called again, once that was confirmed; what was typed stays", async () => {
      const { api } = await openFirst();
      await field("Title").fill("Head of Sourcing");
      await button("Never call again").click();
      const question = page.getByRole("alertdialog", { name: /^Never call .* again$/ });
      await question.getByRole("button", { name: "Never call again" }).click();
      await expect.element(page.getByText("The number is not called any more.")).toBeVisible();
      expect(api.requests("suppressNumbers")[0]?.input.body).toEqual({
        phoneNumbers: [fixtures.contact().phoneNumber],
        sellerCompanyId: fixtures.potentialCustomer().sellerCompanies[0]?.id,
      });
      await expect.element(page.getByText("This contact has asked not to be called.")).toBeVisible();
      await expect.element(button("Never call again")).not.toBeInTheDocument();
      await expect.element(page.getByRole("switch")).not.toBeInTheDocument();
      await expect.element(field("Title")).toHaveValue("Head of Sourcing");
      await dialog().getByRole("button", { name: "Save" }).click();
      await expect.element(page.getByText("Contact created successfully")).toBeVisible();
      expect(api.requests("updateContact")[0]?.input.body).not.toHaveProperty("isDoNotCall");
    });

    it("it is read again after a failure", async () => {
      const { api } = await open(0, { getContactCallability: () => fail(503, "SERVICE_UNAVAILABLE", "Not now.") });
      await dialog()
        .getByRole("button", { name: /Ingrid Halvorsen/ })
        .first()
        .click();
      await expect.element(page.getByText("Not now.")).toBeVisible();
      api.use(customerHandlers());
      await button("Try Again").click();
      await expect.element(page.getByText("May be called now")).toBeVisible();
    });
  });

  it("need a customer: that it is gone is said in the form (B-CONT-05)", async () => {
    await open(3, { createContact: () => fail(404, "NOT_FOUND", "The potential customer was not found.") });
    await button("Add").click();
    await field("Phone number").fill("+47 22 86 01 44");
    await dialog().getByRole("button", { name: "Create" }).click();
    await expect
      .element(dialog().getByRole("alert"))
      .toHaveTextContent("Potential Customer Company is required!This customer is no longer there.");
    await expect.element(field("Phone number")).toHaveValue("22 86 01 44");
  });

  it("half written are not lost unasked", async () => {
    await open();
    await button("Add").click();
    await field("Surname").fill("Half");
    await button("Back to contacts").click();
    await expect.element(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
    await button("Discard").click();
    await expect.element(button("Add")).toBeVisible();
  });

  it("are deleted at once, and come back when the server refuses (B-CONT-08)", async () => {
    const { api } = await open(0, { deleteContact: () => fail(404, "NOT_FOUND", "A call is under way.") });
    await button("Delete Sindre Aas").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("A call is under way.")).toBeVisible();
    api.use(customerHandlers());
    await button("Delete Sindre Aas").click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("Contact deleted successfully")).toBeVisible();
    await expect.element(page.getByText("Sindre Aas")).not.toBeInTheDocument();
  });

  it("come from a spreadsheet, for which there is a template (B-PC-27, B-IMP-05)", async () => {
    const { api } = await open();
    await button("Upload").click();
    await dialog().getByText("template").click();
    await expect.poll(() => api.requests("getImportTemplate")[0]?.input.path).toEqual({ template: "contacts" });
    const input = dialog().element().querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(input, new File(["workbook"], "people.xlsx"));
    await dialog().getByRole("button", { name: "Import" }).click();
    await expect.element(page.getByText("Contact(s) created successfully.")).toBeVisible();
    expect(api.requests("importContacts")[0]?.input.path).toEqual({ id: fixtures.idOf("customer", 0) });
  });
});
