import { createFakeApi, delay, fail, type FakeHandlers, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { PotentialCustomers, type PotentialCustomersProps } from "./index.js";
import { customerHandlers, manyCustomers, stillClock } from "./testing/DrawnPotentialCustomers.js";

const draw = (
  props: PotentialCustomersProps = {},
  handlers: FakeHandlers = {},
  provider: Partial<RenderOptions> = {},
) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <PotentialCustomers {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...customerHandlers(), ...handlers }), ...provider },
  );
const manager = () => customerHandlers({ profile: fixtures.managerProfile() });

const row = (name: string | RegExp) => page.getByRole("row", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const select = (name: RegExp) => page.getByRole("checkbox", { name }).click();
const chosen = () => page.getByRole("toolbar");
/** A filter; the column it filters by may have a button of the same name, further down. */
const filter = (name: string) => page.getByRole("button", { name, exact: true }).first();
const option = (name: string | RegExp) => page.getByRole("option", { name });
const dialog = () => page.getByRole("dialog").last();
const field = (name: string) => dialog().getByRole("textbox", { name, exact: true });
const menu = async (name: RegExp, item: string) => {
  await row(name).getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const edit = async (nth = 0) => {
  const openCustomerId = fixtures.idOf("customer", nth);
  const drawn = await draw({ initialView: { openCustomerId } });
  await expect.element(field("Name")).toBeVisible();
  return drawn;
};

itBehavesLikeAWidget({
  name: "potential-customers",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <PotentialCustomers {...props} />
    </ClockContext.Provider>
  ),
  handlers: customerHandlers({ customers: manyCustomers.slice(0, 10) }),
  readyText: "Halvorsen Interiør AS",
  catalogue: "potentialCustomers",
});

describe("the list", () => {
  it("has the columns of the documents, latest first, 25 a page (B-PC-01 to B-PC-15, B-PC-31, B-PC-32)", async () => {
    const { api } = await draw();
    await expect.element(row(/Lindqvist/)).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Potential Customers" })).toBeVisible();
    const headers = page.getByRole("columnheader").elements();
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
      .element(cells.getByText("Cotton bed linen, Jacquard table linen, Organic muslin throws"))
      .toBeVisible();
    await expect.element(cells.getByText("19/11/2026 15:52")).toBeVisible();
    expect(api.requests("listPotentialCustomers")[0]?.input.query).toEqual({
      page: 0,
      perPage: 25,
      sortBy: "-updatedAt",
    });
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
      .getByRole("button", { name: "Tags: show 2 more" })
      .click();
    await expect.element(page.getByRole("dialog", { name: "Tags" }).getByText("Call back")).toBeVisible();
  });

  it("searches 300 ms after the last letter (B-PC-28, B-PC-33)", async () => {
    const { api } = await draw();
    await expect.element(row(/Halvorsen/)).toBeVisible();
    await page.getByRole("searchbox", { name: "Search customers" }).fill("brückner");
    await expect.element(row(/Halvorsen/)).not.toBeInTheDocument();
    const texts = api.requests("listPotentialCustomers").map(({ input }) => input.query.text);
    expect(texts).toEqual([undefined, "brückner"]);
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
  const send = () => dialog().getByRole("button", { name: "Create" }).click();

  it("says what is missing, and sends nothing (B-PC-02, B-PCFORM-01 to B-PCFORM-03)", async () => {
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
    await dialog()
      .getByRole("button", { name: /Products/ })
      .click();
    await userEvent.keyboard("Linen napkins");
    await expect.element(option(/Create “Linen napkins”/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Product added successfully")).toBeVisible();
    expect(api.requests("createProduct")[0]?.input.body).toEqual({ name: "Linen napkins" });
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

describe("importing", () => {
  const upload = async (name = "customers.xlsx") => {
    await button("Import").click();
    await expect.element(dialog().getByText("Drop", { exact: false }).first()).toBeVisible();
    const input = dialog().element().querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(input, new File(["workbook"], name));
  };
  const send = () => dialog().getByRole("button", { name: "Import" }).click();

  it("says how many were created and updated, and tells the host (B-PC-20, B-IMP-04, B-IMP-07)", async () => {
    const onImported = vi.fn();
    const { api } = await draw({ onImported });
    await upload();
    await send();
    await expect.element(page.getByText("12 file created and 3 file updated")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(api.requests("importPotentialCustomers")).toHaveLength(1);
    expect(onImported).toHaveBeenCalledWith({ created: 12, updated: 3, errors: [] });
  });

  it("needs a file, and only takes Excel's (B-IMP-01 to B-IMP-03)", async () => {
    await draw();
    await button("Import").click();
    await send();
    await expect.element(dialog().getByRole("alert")).toHaveTextContent("ErrorPlease select a file.");
    const input = dialog().element().querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(input, new File(["text"], "customers.csv"));
    await expect.element(dialog().getByRole("alert")).toHaveTextContent("ErrorOnly Excel files are accepted.");
  });

  it("that is refused says why in the box (B-IMP-03)", async () => {
    await draw({}, { importPotentialCustomers: () => fail(400, "VALIDATION_FAILED", "No column is called Name.") });
    await upload();
    await send();
    await expect.element(dialog().getByRole("alert")).toHaveTextContent("ErrorNo column is called Name.");
  });

  it("shows that a long one goes on, and cannot be left meanwhile", async () => {
    let finish: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (finish = resolve));
    const importing = held.then(() => ok({ created: 50_000, updated: 0, errors: [] }));
    await draw({}, { importPotentialCustomers: () => importing });
    await upload();
    await send();
    await expect.element(dialog().getByRole("progressbar", { name: "Importing customers.xlsx" })).toBeVisible();
    await expect.element(dialog().getByRole("status")).toHaveTextContent("Importing customers.xlsx");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog().getByRole("button", { name: "Cancel" })).toBeDisabled();
    finish();
    await expect.element(page.getByText("50,000 file created and 0 file updated")).toBeVisible();
  });

  it("names the rows that were left out; the others are in (R-44)", async () => {
    const errors = [
      { row: 4, column: "Country", reason: "Norwegen is not a country." },
      { row: 4, column: null, reason: "There is no phone number." },
    ];
    await draw({}, { importPotentialCustomers: () => ok({ created: 48, updated: 2, errors }) });
    await upload();
    await send();
    await expect.element(page.getByText("48 file created and 2 file updated")).toBeVisible();
    await expect.element(dialog().getByText("1 row was left out")).toBeVisible();
    await expect.element(dialog().getByRole("row", { name: "4 Country Norwegen is not a country." })).toBeVisible();
    await dialog().getByRole("button", { name: "Done" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("lets one take the report along, as text and as a file (R-44)", async () => {
    const errors = [{ row: 4, column: "Country", reason: "Norwegen is not a country." }];
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const save = vi.spyOn(URL, "createObjectURL");
    await draw({}, { importPotentialCustomers: () => ok({ created: 0, updated: 0, errors }) });
    await upload();
    await send();
    await expect.element(dialog().getByText("Nothing was imported.", { exact: false })).toBeVisible();
    await dialog().getByRole("button", { name: "Copy" }).click();
    await expect.element(dialog().getByRole("button", { name: "Copied" })).toBeVisible();
    expect(write).toHaveBeenCalledWith("Row\tColumn\tReason\n4\tCountry\tNorwegen is not a country.");
    await dialog().getByRole("button", { name: "Download" }).click();
    expect(save.mock.calls[0]?.[0]).toHaveProperty("type", "text/csv;charset=utf-8");
    vi.restoreAllMocks();
  });

  it("offers a template (B-PC-26)", async () => {
    const { api } = await draw();
    await button("Import").click();
    await dialog().getByText("template").click();
    await expect
      .poll(() => api.requests("getImportTemplate")[0]?.input.path)
      .toEqual({ template: "potential-customers" });
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
    expect(onViewChange).toHaveBeenLastCalledWith({});
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

describe("tags", () => {
  const tags = () => dialog().getByRole("list", { name: "Tags" });

  it("are renamed in place, in the list (B-TAG-01 to B-TAG-04, B-TAG-12)", async () => {
    const { api } = await draw();
    const tag = row(/Brückner/).getByText("Key account");
    await tag.hover();
    await row(/Brückner/)
      .getByRole("button", { name: "Rename tag Key account" })
      .click();
    await userEvent.keyboard("  Key accounts {Enter}");
    await expect.element(page.getByText("Tag name changed successfully")).toBeVisible();
    expect(api.requests("updatePotentialCustomerTag")[0]?.input.body).toEqual({ title: "Key accounts" });
    await expect.element(row(/Halvorsen/).getByText("Key accounts")).toBeVisible();
  });

  it("get their old name back when the server refuses", async () => {
    await draw({}, { updatePotentialCustomerTag: () => delay(100, fail(409, "CONFLICT", "There is such a tag.")) });
    await row(/Brückner/)
      .getByText("Key account")
      .hover();
    await row(/Brückner/)
      .getByRole("button", { name: "Rename tag Key account" })
      .click();
    await userEvent.keyboard("Hotel chain{Enter}");
    await expect.element(page.getByText("There is such a tag.")).toBeVisible();
    await expect.element(row(/Brückner/).getByText("Key account")).toBeVisible();
  });

  it("are deleted from every customer once one has agreed (B-TAG-13)", async () => {
    const { api } = await draw({ initialView: { tagIds: [fixtures.idOf("tag", 1)] } });
    await row(/Brückner/)
      .getByText("Key account")
      .hover();
    await row(/Brückner/)
      .getByRole("button", { name: "Delete tag Key account" })
      .click();
    await page
      .getByRole("alertdialog", { name: "Delete tag Key account" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect.element(page.getByText("Tag deleted successfully")).toBeVisible();
    expect(api.requests("deletePotentialCustomerTag")[0]?.input.path).toEqual({ id: fixtures.idOf("tag", 1) });
    // Nothing is left to filter by.
    await expect.element(row(/Casa Moreira/)).toBeVisible();
  });

  it("are created from the search and put on the customer (B-TAG-05, B-TAG-08 to B-TAG-10)", async () => {
    const { api } = await edit(5);
    await dialog().getByRole("button", { name: /Tags/ }).click();
    await userEvent.keyboard("Trade fair");
    await expect.element(option(/Create “Trade fair”/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText('Tag "Trade fair" added successfully')).toBeVisible();
    const { title, color } = api.requests("createPotentialCustomerTag")[0]!.input.body;
    expect(title).toBe("Trade fair");
    expect(["blue", "teal", "pink", "yellow"]).toContain(color);
    await expect
      .poll(() => api.requests("updatePotentialCustomer")[0]?.input.body)
      .toEqual({ tagIds: [fixtures.idOf("tag", 90)] });
    await userEvent.keyboard("{Escape}");
    await expect.element(tags().getByText("Trade fair")).toBeVisible();
    const searches = api.requests("listPotentialCustomerTags").map(({ input }) => input.query.text);
    expect(searches.filter((text) => text && text !== "Trade fair")).toEqual([]);
  });

  it("that cannot be created say so (B-TAG-11)", async () => {
    const { api } = await edit(5);
    api.use({ createPotentialCustomerTag: () => fail(409, "CONFLICT", "There is such a tag.") });
    await dialog().getByRole("button", { name: /Tags/ }).click();
    await userEvent.keyboard("Trade fair");
    await expect.element(option(/Create “Trade fair”/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Failed to create tag")).toBeVisible();
    expect(api.requests("updatePotentialCustomer")).toEqual([]);
  });
});

describe("contacts", () => {
  const open = async (nth = 0, handlers: FakeHandlers = {}) => {
    const drawn = await edit(nth);
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

  it("alone are offered all this (B-PC-16, B-PC-25)", async () => {
    await draw();
    await select(/Select Okafor/);
    expect(
      chosen()
        .getByRole("button")
        .elements()
        .map((element) => element.textContent)
        .filter(Boolean),
    ).not.toContain("Attach");
    expect(page.getByRole("button", { name: "Seller", exact: true }).elements()).toEqual([]);
    await row(/Okafor/)
      .getByRole("button", { name: "More" })
      .click();
    await expect.element(page.getByRole("menuitem", { name: "Edit" })).toBeVisible();
    expect(page.getByRole("menuitem", { name: "Sync Contacts" }).elements()).toEqual([]);
  });
});

it("the free plan explains what it does not allow (B-PC-20 to B-PC-22, B-ROLE-05, B-ROLE-06)", async () => {
  const { api } = await draw({}, customerHandlers({ profile: fixtures.freeProfile() }));
  for (const name of ["Import", "Export", "Delete"]) {
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
