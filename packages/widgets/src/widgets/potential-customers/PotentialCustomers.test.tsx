import { delay, fail, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { cellOf } from "../../testing/cellOf.js";
import { itBehavesLikeAWidget } from "../../testing/index.js";
import { sinceLastLetter } from "../../testing/sinceLastLetter.js";
import { PotentialCustomers } from "./index.js";
import { button, chosen, dialog, draw, menu, row, select } from "./testing/customersPage.js";
import { stillClock } from "../../testing/stillClock.js";
import { customerHandlers, manyCustomers } from "./testing/DrawnPotentialCustomers.js";

itBehavesLikeAWidget({
  name: "potential-customers",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <PotentialCustomers {...props} />
    </ClockContext.Provider>
  ),
  handlers: customerHandlers({ customers: manyCustomers.slice(0, 10) }),
  // The name of a tag that is also one of the widgets' own texts.
  names: ["Call back"],
  readyText: "Halvorsen Interiør AS",
  catalogue: "potentialCustomers",
});

describe("the list", () => {
  it("has the columns of the documents, latest first, 25 a page (B-PC-01, B-PC-31, B-PC-32)", async () => {
    await page.viewport(1440, 800);
    const { api } = await draw();
    await expect.element(row(/Lindqvist/)).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Potential Customers" })).toBeVisible();
    const headers = page.getByRole("columnheader").elements();
    await page.viewport(1280, 800);
    expect(headers.map((header) => header.textContent).filter(Boolean)).toEqual([
      "Name",
      "Country",
      "Products",
      "Tags",
      "Time Zone",
      "Last Updated",
      "Actions",
    ]);
    const cells = row(/Lindqvist/);
    await expect
      .element(cells.getByText(/Cotton bed linen.*, Jacquard table linen.*, Organic muslin throws/))
      .toBeVisible();
    await expect.element(cells.getByText("19/11/2026 15:52")).toBeVisible();
    expect(api.requests("listPotentialCustomers")[0]?.input.query).toEqual({
      page: 0,
      perPage: 25,
      sortBy: "-updatedAt",
    });
  });

  it.each([
    ["B-PC-08", "Name", /Lindqvist/, "Lindqvist Hem AB"],
    ["B-PC-11", "Country", /Lindqvist/, "Sweden"],
    ["B-PC-12", "Products", /Lindqvist/, "Cotton bed linen, Jacquard table linen, Organic muslin throws"],
    ["B-PC-13", "Tags", /Brückner/, "Key account"],
    ["B-PC-14", "Time Zone", /Lindqvist/, "Europe/Stockholm"],
    ["B-PC-15", "Last Updated", /Lindqvist/, "19/11/2026 15:52"],
  ])("%s: under %s stands, for %s, %s", async (_id, column, name, text) => {
    await draw();
    await expect.element(row(name)).toBeVisible();
    expect(cellOf(row(name), column).textContent).toContain(text);
  });

  it("says who has nobody to call, and what to do about it (B-PC-09, B-PC-10)", async () => {
    await draw();
    const badge = row(/Okafor/).getByText("No Contacts");
    await badge.hover();
    await expect
      .element(page.getByRole("tooltip"))
      .toHaveTextContent("Please create a new contact before making a call.");
  });

  it("shows two tags and counts the others (B-PC-13)", async () => {
    await draw();
    await row(/Halvorsen/)
      .getByRole("button", { name: "Tags of Halvorsen Interiør AS: show 2 more" })
      .click();
    await expect.element(page.getByRole("dialog", { name: "Tags" }).getByText("Call back")).toBeVisible();
  });

  it("searches 300 ms after the last letter (B-PC-28, B-PC-33)", async () => {
    const sinceLetter = sinceLastLetter();
    let waited = 0;
    const { listPotentialCustomers } = customerHandlers();
    const { api } = await draw(
      {},
      {
        listPotentialCustomers: (...asked) => {
          if (asked[0].query.text) waited = sinceLetter();
          return listPotentialCustomers!(...asked);
        },
      },
    );
    await expect.element(row(/Halvorsen/)).toBeVisible();
    await page.getByRole("searchbox", { name: "Search customers" }).fill("brückner");
    await expect.element(row(/Halvorsen/)).not.toBeInTheDocument();
    const texts = api.requests("listPotentialCustomers").map(({ input }) => input.query.text);
    expect(texts).toEqual([undefined, "brückner"]);
    expect(waited).toBeGreaterThanOrEqual(299);
  });

  it("is filtered by a tag that is pressed, and no longer when it is pressed again (B-TAG-06, B-TAG-07)", async () => {
    const onViewChange = vi.fn();
    const { api } = await draw({ onViewChange });
    const tag = () => row(/Halvorsen/).getByRole("button", { name: "Spring fair", exact: true });
    await tag().click();
    await expect.element(row(/Brückner/)).not.toBeInTheDocument();
    expect(onViewChange).toHaveBeenLastCalledWith({ tagIds: [fixtures.idOf("tag", 0)] });
    expect(api.requests("listPotentialCustomers").at(-1)?.input.query.tagIds).toEqual([fixtures.idOf("tag", 0)]);
    await expect.element(button(/Tag Spring fair/)).toBeVisible();
    await tag().click();
    await expect.element(row(/Brückner/)).toBeVisible();
    expect(onViewChange).toHaveBeenLastCalledWith({});
  });

  it("starts where an address says, and goes to the last page when that one is gone", async () => {
    await draw({ initialView: { page: 9 } });
    await expect.element(page.getByText("26–42 of 42")).toBeVisible();
  });
});

describe("when there is nothing to show", () => {
  it("an empty list says so and leads on", async () => {
    await draw({}, customerHandlers({ customers: [] }));
    await expect.element(page.getByText("There are no potential customers yet.")).toBeVisible();
    await button("Create").last().click();
    await expect.element(page.getByRole("dialog", { name: "Create potential customer" })).toBeVisible();
  });

  it("a search that finds nothing can be cleared", async () => {
    await draw({ initialView: { text: "nobody" } });
    await button("Clear filters").click();
    await expect.element(row(/Halvorsen/)).toBeVisible();
  });

  it("a failure says what the server said, and can be tried again", async () => {
    const { api } = await draw({}, { listPotentialCustomers: () => fail(400, "VALIDATION_FAILED", "Not to be read.") });
    await expect
      .element(page.getByRole("alert"))
      .toHaveTextContent("Not to be read.Something went wrong. Please try again later.Try Again");
    api.use(customerHandlers());
    await button("Try Again").click();
    await expect.element(row(/Halvorsen/)).toBeVisible();
  });

  it("somebody who may not see customers is told so", async () => {
    await draw({}, { listPotentialCustomers: () => fail(403, "FORBIDDEN") });
    await expect.element(page.getByText("You do not have access to potential customers.")).toBeVisible();
  });
});

describe("deleting", () => {
  it("asks in the words of the documents and shows at once (B-PC-18, B-PC-19, B-PC-29)", async () => {
    const { api } = await draw({}, { deletePotentialCustomers: () => delay(400, ok({ deletedCount: 1 })) });
    await menu(/Tanaka/, "Delete");
    const asked = page.getByRole("alertdialog", { name: "Delete Tanaka Shoji KK" });
    await expect
      .element(asked)
      .toHaveTextContent("Delete Tanaka Shoji KKAre you sure you want to delete the customer ?CancelDelete");
    await asked.getByRole("button", { name: "Delete" }).click();
    await expect.element(row(/Tanaka/)).not.toBeInTheDocument();
    await expect.element(page.getByText("Potential Customer deleted successfully")).toBeVisible();
    expect(api.requests("deletePotentialCustomers")[0]?.input.body).toEqual({ ids: [fixtures.idOf("customer", 7)] });
  });

  it("by keyboard goes on with the next customer", async () => {
    await draw();
    const focused = () => document.activeElement?.closest("[data-row-id]")?.getAttribute("data-row-id");
    await expect.element(row(/Tanaka/)).toBeVisible();
    (row(/Tanaka/).element() as HTMLElement).focus();
    await userEvent.keyboard("{ArrowDown}");
    const second = focused();
    const third = document.activeElement?.nextElementSibling?.getAttribute("data-row-id");
    await userEvent.keyboard("{Delete}");
    await expect.element(page.getByRole("alertdialog")).toBeVisible();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.poll(focused).toBe(third);
    expect(document.querySelector(`[data-row-id="${second}"]`)).toBeNull();
  });

  it("that fails brings the customer back", async () => {
    await draw(
      {},
      { deletePotentialCustomers: () => delay(200, fail(400, "VALIDATION_FAILED", "A call is under way.")) },
    );
    await menu(/Okafor/, "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("A call is under way.")).toBeVisible();
    await expect.element(row(/Okafor/)).toBeVisible();
  });

  it("the selected ones takes the selection back (B-PC-23, B-PC-30)", async () => {
    const { api } = await draw();
    await select(/Select Okafor/);
    await select(/Select Lindqvist/);
    await chosen().getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog", { name: "Delete 2 customers" }).getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("Potential Customers deleted successfully")).toBeVisible();
    expect(api.requests("deletePotentialCustomers")[0]?.input.body.ids).toHaveLength(2);
    await expect.element(chosen()).not.toBeInTheDocument();
  });

  it("all of a list means what is on its other pages too", async () => {
    const { api } = await draw();
    await select(/^Select all/);
    await button("Select all 42").click();
    await chosen().getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("alertdialog", { name: "Delete 42 customers" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect.poll(() => api.requests("deletePotentialCustomers")[0]?.input.body.ids.length).toBe(42);
    await expect.element(page.getByText("There are no potential customers yet.")).toBeVisible();
  });

  it("all of a long list says that it is at work as long as the list is read, and is asked once", async () => {
    const { api } = await draw();
    await select(/^Select all/);
    await button("Select all 42").click();
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const { listPotentialCustomers: list } = customerHandlers();
    api.use({ listPotentialCustomers: (...call) => isAnswered.then(() => list!(...call)) });
    const bin = chosen().getByRole("button", { name: "Delete" });
    await bin.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(chosen().getByRole("status")).toHaveTextContent("Reading 42 rows...");
    await bin.click({ force: true });
    expect(page.getByRole("alertdialog").elements()).toEqual([]);
    answer();
    await expect.element(chosen()).not.toBeInTheDocument();
    expect(api.requests("deletePotentialCustomers")).toHaveLength(1);
  });

  it("all of a long list is not lost by a reload meanwhile without a question, nor by another page", async () => {
    const { api, unmount } = await draw();
    await select(/^Select all/);
    await button("Select all 42").click();
    let answer = () => {};
    const isAnswered = new Promise<void>((resolve) => (answer = resolve));
    const { listPotentialCustomers: list } = customerHandlers();
    api.use({ listPotentialCustomers: (...call) => isAnswered.then(() => list!(...call)) });
    const wouldUnload = () => window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
    await chosen().getByRole("button", { name: "Delete" }).click();
    expect(wouldUnload()).toBe(true);
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(chosen().getByRole("status")).toHaveTextContent("Reading 42 rows...");
    expect(wouldUnload()).toBe(false);
    await unmount();
    expect(wouldUnload()).toBe(false);
    answer();
    await expect.poll(() => api.requests("deletePotentialCustomers")).toHaveLength(1);
    expect(wouldUnload()).toBe(true);
  });
});

describe("exporting", () => {
  it("all saves what the search finds (B-PC-21, R-19)", async () => {
    const { api } = await draw({ initialView: { text: "a" } });
    await button("Export").click();
    await expect
      .poll(() => api.requests("exportPotentialCustomers")[0]?.input.query)
      .toEqual({ sortBy: "-updatedAt", text: "a" });
  });

  it("selected saves the chosen ones and takes the selection back (B-PC-22, B-PC-30)", async () => {
    const { api } = await draw();
    await select(/Select Okafor/);
    await chosen().getByRole("button", { name: "Export" }).click();
    await expect.element(chosen()).not.toBeInTheDocument();
    expect(api.requests("exportPotentialCustomers")[0]?.input.body).toEqual({ ids: [fixtures.idOf("customer", 3)] });
  });

  it("that fails says so, and keeps the selection (B-IMP-06)", async () => {
    await draw({}, { exportPotentialCustomers: () => fail(500, "INTERNAL_ERROR") });
    await select(/Select Okafor/);
    await chosen().getByRole("button", { name: "Export" }).click();
    await expect.element(page.getByText("Error during export.")).toBeVisible();
    await expect.element(chosen()).toBeVisible();
  });
});

it("the free plan explains what it does not allow (B-PC-20, B-PC-21, B-ROLE-05, B-ROLE-06)", async () => {
  const { api } = await draw({}, customerHandlers({ profile: fixtures.freeProfile() }));
  for (const name of ["Sync Contacts", "Import", "Export", "Delete"]) {
    await expect.element(button(name).first()).toHaveAccessibleDescription("Please upgrade your plan");
  }
  await button("Export").click({ force: true });
  await page.getByRole("checkbox", { name: /Select Okafor/ }).click({ force: true });
  await expect.element(chosen()).not.toBeInTheDocument();
  expect(api.requests("exportPotentialCustomers")).toEqual([]);
  await button("Edit Halvorsen Interiør AS").first().click();
  await dialog()
    .getByRole("tab", { name: /Contacts/ })
    .click();
  await expect.element(button("Upload")).toHaveAccessibleDescription("Please upgrade your plan");
});
