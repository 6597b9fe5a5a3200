import { fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { mayLeave } from "../../lib/unsaved.js";
import { chosen, draw, filter, manager, menu, option, row, select } from "./testing/customersPage.js";

describe("managers", () => {
  it("look at the catalogue until they choose a company (B-PC-03, B-ROLE-01, B-ROLE-02)", async () => {
    const onViewChange = vi.fn();
    const { api } = await draw({ onViewChange }, manager());
    await expect.element(row(/Halvorsen/)).toBeVisible();
    expect(api.requests("listPotentialCustomers")[0]?.input.query).toMatchObject({ isCatalog: true });
    await filter("Seller").click();
    await option("Aegean Olive Trading").click();
    await option("Bosphorus Ceramics").click();
    await userEvent.keyboard("{Escape}");
    const company = fixtures.idOf("company", 2);
    expect(onViewChange).toHaveBeenLastCalledWith({ sellerCompanyId: company });
    const { query } = api.requests("listPotentialCustomers").at(-1)!.input;
    expect(query).toMatchObject({ sellerCompanyId: company });
    expect(query).not.toHaveProperty("isCatalog");
  });

  it("sync contacts of one or of the selected (B-PC-16, B-PC-24, B-ATT-03)", async () => {
    const { api } = await draw({}, manager());
    await menu(/Okafor/, "Sync Contacts");
    await expect.element(page.getByText("Successfully to sync contacts")).toBeVisible();
    await expect.element(page.getByText("4 contacts were copied.")).toBeVisible();
    await select(/Select Tanaka/);
    await chosen().getByRole("button", { name: "Sync Contacts" }).click();
    await expect
      .poll(() => api.requests("syncPotentialCustomerContacts").map(({ input }) => input.body))
      .toEqual([3, 7].map((nth) => ({ potentialCustomerCompanyIds: [fixtures.idOf("customer", nth)] })));
  });

  it("attach customers to companies, at least to one (B-PC-25, B-ATT-01, B-ATT-02)", async () => {
    const { api } = await draw({}, manager());
    await select(/Select Okafor/);
    await chosen().getByRole("button", { name: "Attach" }).click();
    const attach = page.getByRole("dialog", { name: "Attach 1 customer" });
    await attach.getByRole("button", { name: "Attach" }).click();
    await expect.element(page.getByText("At least one seller company is required")).toBeVisible();
    await attach.getByRole("button", { name: /Seller companies/ }).click();
    await option("Aegean Olive Trading").click();
    await userEvent.keyboard("{Escape}");
    await attach.getByRole("button", { name: "Attach" }).click();
    await expect.element(page.getByText("Potential customers successfully attached to the companies")).toBeVisible();
    await expect.element(page.getByText("1 new link")).toBeVisible();
    expect(api.requests("attachPotentialCustomers")[0]?.input.body).toEqual({
      potentialCustomerCompanyIds: [fixtures.idOf("customer", 3)],
      sellerCompanyIds: [fixtures.idOf("company", 1)],
    });
  });

  it("are told which company was left out and why; the others are done (R-60)", async () => {
    const [first, second] = [fixtures.sellerCompany({}, 0), fixtures.sellerCompany({}, 1)];
    const refusal = { code: "PLAN_LIMIT_REACHED" as const, message: "The plan of that company is full." };
    const done = { sellerCompanyId: first.id, sellerCompanyName: first.name, refusal: null };
    const left = { sellerCompanyId: second.id, sellerCompanyName: second.name, refusal };
    await draw(
      {},
      {
        ...manager(),
        attachPotentialCustomers: () =>
          ok({
            attachedCount: 1,
            companies: [
              { ...done, attachedCount: 1 },
              { ...left, attachedCount: 0 },
            ],
          }),
        syncPotentialCustomerContacts: () =>
          ok({ syncedCount: 2, createdContactsCount: 0, companies: [{ ...left, createdContactsCount: 0 }] }),
      },
    );
    await select(/Select Okafor/);
    await chosen().getByRole("button", { name: "Attach" }).click();
    const attach = page.getByRole("dialog", { name: "Attach 1 customer" });
    await attach.getByRole("button", { name: /Seller companies/ }).click();
    await option(first.name).click();
    await option(second.name).click();
    await userEvent.keyboard("{Escape}");
    await attach.getByRole("button", { name: "Attach" }).click();
    await expect.element(attach.getByText("1 company was left out")).toBeVisible();
    // It is shown this once, so the browser's Back does not lose it.
    expect(await mayLeave()).toBe(false);
    expect(
      attach
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent),
    ).toEqual([`${second.name}${refusal.message}`, `${first.name}1 new customer`]);
    // What is shown nowhere else is closed only by its button.
    await userEvent.keyboard("{Escape}");
    await attach.getByRole("button", { name: "Done" }).click();
    await menu(/Okafor/, "Sync Contacts");
    const synced = page.getByRole("dialog", { name: "Sync Contacts" });
    await expect.element(synced.getByText(refusal.message)).toBeVisible();
    await expect.element(synced.getByText("Nothing was changed.")).toBeVisible();
    expect(page.getByText("Successfully to sync contacts").elements()).toEqual([]);
  });

  it("alone attach, and sync one row (B-PC-16, B-PC-25); the selected sync for everybody (R-61)", async () => {
    await draw();
    await select(/Select Okafor/);
    expect(
      chosen()
        .getByRole("button")
        .elements()
        .map((element) => element.textContent)
        .filter(Boolean),
    ).not.toContain("Attach");
    await expect.element(chosen().getByRole("button", { name: "Sync Contacts" })).toBeVisible();
    expect(page.getByRole("button", { name: "Seller", exact: true }).elements()).toEqual([]);
    await row(/Okafor/)
      .getByRole("button", { name: /^More/ })
      .click();
    await expect.element(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
    expect(page.getByRole("menuitem", { name: "Sync Contacts" }).elements()).toEqual([]);
  });
});
