import { createFakeApi, delay, empty, fail, type FakeHandlers, fixtures, offline, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { companyHandlers, manyCompanies } from "../../companies/testing/companyHandlers.js";
import { ClockContext } from "../../lib/clock.js";
import { itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { wordless } from "../../testing/wordless.js";
import { Companies, type CompaniesProps } from "./index.js";

const manager = (companies = manyCompanies) => companyHandlers({ companies, profile: fixtures.managerProfile() });

const draw = (props: CompaniesProps = {}, handlers: FakeHandlers = {}, provider: Partial<RenderOptions> = {}) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <Companies {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...manager(), ...handlers }), ...provider },
  );

const row = (name: string | RegExp) => page.getByRole("row", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const select = (name: RegExp) => page.getByRole("checkbox", { name }).click();
const chosen = () => page.getByRole("toolbar");
const dialog = () => page.getByRole("dialog").last();
const field = (name: string) => dialog().getByRole("textbox", { name, exact: true });
const menu = async (name: RegExp, item: string) => {
  await row(name).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
};
const first = fixtures.idOf("company", 0);

itBehavesLikeAWidget({
  name: "companies",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <Companies {...props} />
    </ClockContext.Provider>
  ),
  handlers: manager(),
  readyText: "Aegean Olive Trading",
  catalogue: "companies",
});

describe("the list", () => {
  it("shows the companies, ten a page, the last changed first (B-COMP-01, B-COMP-05, B-COMP-21, B-ENT-01)", async () => {
    const { api } = await draw();
    const cells = row(/Aegean Olive Trading/);
    await expect.element(cells).toBeVisible();
    const headers = page.getByRole("columnheader").elements();
    expect(headers.map((header) => header.textContent).filter(Boolean)).toEqual([
      "Name",
      "Website",
      "Country",
      "City",
      "Currency",
      "Last Updated",
      "Actions",
    ]);
    await expect.element(cells.getByText("Türkiye")).toBeVisible();
    await expect.element(cells.getByText(/^\d\d\/\d\d\/\d{4}$/)).toBeVisible();
    await expect.element(page.getByText("1–10 of 23")).toBeVisible();
    const asked = { page: 0, perPage: 10, sortBy: "-updatedAt" };
    expect(api.requests("listSellerCompanies")[0]?.input.query).toEqual(asked);
  });

  it("can show 5, 10, 25, 50 or 100 on a page (B-COMP-05)", async () => {
    const { api } = await draw();
    await button(/Rows per page/).click();
    const sizes = () =>
      page
        .getByRole("option")
        .elements()
        .map(({ textContent }) => textContent);
    await expect.poll(sizes).toEqual(["5", "10", "25", "50", "100"]);
    await page.getByRole("option", { name: "25" }).click();
    await expect.poll(() => api.requests("listSellerCompanies").at(-1)?.input.query.perPage).toBe(25);
  });

  it("is searched, and what is looked at is told to the host", async () => {
    const onViewChange = vi.fn();
    await draw({ onViewChange });
    await expect.element(row(/Aegean/)).toBeVisible();
    await page.getByRole("searchbox", { name: "Search companies" }).fill("aegean");
    await expect.element(page.getByText("1–1 of 1")).toBeVisible();
    expect(onViewChange).toHaveBeenLastCalledWith({ text: "aegean" });
  });

  it("says that there is none, and leads on (B-COMP-08)", async () => {
    await draw({}, manager([]));
    await expect.element(page.getByText("There is no seller company")).toBeVisible();
    await button("Create").last().click();
    await expect.element(page.getByRole("dialog", { name: "Add New Company" })).toBeVisible();
  });

  it("is not for everybody", async () => {
    await draw({}, { listSellerCompanies: () => fail(403, "FORBIDDEN") });
    await expect.element(page.getByText("You do not have access to companies.")).toBeVisible();
  });
});

describe("bulk export and deletion (B-COMP-04)", () => {
  it("exports what was chosen, and takes the choice back", async () => {
    const { api } = await draw();
    await select(/Select Aegean/);
    await chosen().getByRole("button", { name: "Export" }).click();
    await expect.element(page.getByText("1 selected")).not.toBeInTheDocument();
    expect(api.requests("exportSellerCompanies")[0]?.input.body).toEqual({ ids: [fixtures.idOf("company", 1)] });
  });

  it("exports all that is found", async () => {
    const onEvent = vi.fn();
    const { api } = await draw({ initialView: { text: "harbour" } }, {}, { onEvent });
    await button("Export").click();
    await expect.poll(() => api.requests("exportSellerCompanies")).toHaveLength(1);
    expect(api.requests("exportSellerCompanies")[0]?.input.query).toEqual({ text: "harbour", sortBy: "-updatedAt" });
    const exported = { type: "companiesExported", detail: { sellerCompanyIds: "all" } };
    await expect.poll(() => onEvent.mock.calls).toContainEqual([expect.objectContaining(exported)]);
  });

  it("says when a file could not be made", async () => {
    await draw({}, { exportSellerCompanies: () => fail(500, "INTERNAL_ERROR") });
    await button("Export").click();
    await expect.element(page.getByText("Error during export.")).toBeVisible();
  });

  it("deletes one after asking (B-COMP-06, B-COMP-18)", async () => {
    const { api } = await draw();
    await menu(/Aegean/, "Delete");
    await expect.element(page.getByRole("alertdialog", { name: "Delete Aegean Olive Trading" })).toBeVisible();
    await button("Delete").last().click();
    await expect.element(page.getByText("The company was deleted.")).toBeVisible();
    await expect.element(row(/Aegean/)).not.toBeInTheDocument();
    expect(api.requests("deleteSellerCompanies")[0]?.input.body).toEqual({ ids: [fixtures.idOf("company", 1)] });
  });

  it("says what goes with a company, and what becomes of the money that is left stands with the wish", async () => {
    const { api } = await draw(
      {},
      {
        listPotentialCustomers: () => ok({ items: [], metaData: { totalCount: 21_000 } }),
        getCallPause: () => ok(fixtures.callPause({ waitingCount: 312 })),
        getBalance: () => ok({ balance: 37.25, remainingMinutes: 0 }),
        deleteSellerCompany: () => empty(),
      },
    );
    await menu(/Aegean/, "Delete");
    const asked = page.getByRole("alertdialog", { name: "Delete Aegean Olive Trading" });
    await expect.element(asked.getByText("21,000 customers are deleted.")).toBeVisible();
    await expect.element(asked.getByText("312 calls that wait are cancelled.")).toBeVisible();
    await expect.element(asked.getByText(/Its balance is \$37\.25/)).toBeVisible();
    await asked.getByRole("radio", { name: "It is written off" }).click();
    await asked.getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("The company was deleted.")).toBeVisible();
    expect(api.requests("deleteSellerCompany")[0]?.input).toMatchObject({
      path: { id: fixtures.idOf("company", 1) },
      query: { balance: "WRITTEN_OFF" },
    });
  });

  it("deletes every one that was found, also those on other pages", async () => {
    const { api } = await draw({ initialView: { text: "harbour" } });
    await select(/Select all/);
    await button("Select all 19").click();
    await chosen().getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("alertdialog", { name: "Delete 19 companies" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect.element(page.getByText("The companies were deleted.")).toBeVisible();
    expect(api.requests("deleteSellerCompanies")[0]?.input.body.ids).toHaveLength(19);
  });

  it.each([
    [
      "what the server says",
      () => fail(409, "COMPANY_ON_THE_PHONE", "Aegean is on the phone."),
      "Aegean is on the phone.",
    ],
    ["that it failed", wordless, "Failed to delete companies."],
    ["that nobody knows, when the answer was lost", offline, "No answer came from the server."],
  ])("a deletion that is refused is taken back with %s (B-COMP-20)", async (_title, deleteSellerCompanies, said) => {
    await draw({}, { deleteSellerCompanies });
    await select(/Select Aegean/);
    await chosen().getByRole("button", { name: "Delete" }).click();
    await button("Delete").last().click();
    await expect.element(page.getByText(said)).toBeVisible();
    await expect.element(row(/Aegean/)).toBeVisible();
  });

  it("sellers can delete nothing, choose nothing and create nothing (B-COMP-07)", async () => {
    await draw({}, companyHandlers());
    await expect.element(row(/Aegean/)).toBeVisible();
    await row(/Aegean/)
      .getByRole("button", { name: /^More/ })
      .click();
    await expect.element(page.getByRole("menuitem", { name: "Detail" })).toBeVisible();
    expect(page.getByRole("menuitem").elements()).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    expect(button("Create").elements()).toEqual([]);
    expect(button("Export").elements()).toEqual([]);
    expect(page.getByRole("checkbox").elements()).toEqual([]);
    await row(/Aegean/).click();
    await expect.element(field("Company name")).toBeVisible();
    expect(dialog().getByRole("button", { name: "More" }).elements()).toEqual([]);
    await userEvent.keyboard("{Escape}");
    await userEvent.keyboard("{Delete}");
    expect(page.getByRole("alertdialog").elements()).toEqual([]);
  });
});

it("a host that has a page for a company's developers leads there from its detail", async () => {
  const onOpenDevelopers = vi.fn();
  await draw({ onOpenDevelopers });
  await row(/Aegean/).click();
  await dialog().getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "API keys and webhooks" }).click();
  expect(onOpenDevelopers).toHaveBeenCalledWith({ sellerCompanyId: fixtures.idOf("company", 1) });
});

describe("a new company (B-COMP-02)", () => {
  const open = async (handlers: FakeHandlers = {}, props: CompaniesProps = {}) => {
    const drawn = await draw(props, handlers);
    await button("Create").click();
    await expect.element(page.getByRole("dialog", { name: "Add New Company" })).toBeVisible();
    return drawn;
  };
  const fill = async () => {
    await field("Company name").fill("Anadolu Weaving");
    await field("Website").fill("http://anadolu-weaving.com");
    await dialog()
      .getByRole("button", { name: /Country/ })
      .click();
    await page.getByRole("combobox", { name: "Search" }).fill("Türk");
    await page.getByRole("option", { name: /Türkiye/ }).click();
  };
  const send = () => dialog().getByRole("button", { name: "Create" }).click();

  it("needs a name, a website and a country, and no city (B-COMP-11, B-COMP-12, B-COMP-13)", async () => {
    const { api } = await open();
    await send();
    await expect.element(dialog().getByText("Company name is required")).toBeVisible();
    await expect.element(dialog().getByText("Company website is required")).toBeVisible();
    await expect.element(dialog().getByText("Country is required", { exact: true })).toBeVisible();
    expect(api.requests("createSellerCompany")).toEqual([]);
  });

  it("is created without a city, and the host is told (B-COMP-14, B-COMP-16, R-28)", async () => {
    const onCompanyCreated = vi.fn();
    const { api } = await open({}, { onCompanyCreated });
    await fill();
    await send();
    await expect.element(page.getByText("Company created successfully")).toBeVisible();
    await expect.element(row(/Anadolu Weaving/)).toBeVisible();
    expect(onCompanyCreated).toHaveBeenCalledWith({ sellerCompanyId: fixtures.idOf("company", 90) });
    const turkey = fixtures.countries().find(({ iso2 }) => iso2 === "TR");
    expect(api.requests("createSellerCompany")[0]?.input.body).toEqual({
      name: "Anadolu Weaving",
      website: "https://anadolu-weaving.com",
      headquarterCountryId: turkey?.id,
      headquarterCityId: null,
    });
  });

  it("has a city that is found with a dotted capital İ (B-CSET-06)", async () => {
    const { api } = await open();
    await fill();
    await dialog().getByRole("button", { name: /City/ }).click();
    await page.getByRole("combobox", { name: "Search" }).fill("İzm");
    await expect.poll(() => api.requests("listCities").at(-1)?.input.query.text).toBe("izm");
    await page.getByRole("option", { name: "İzmir" }).click();
    await send();
    await expect
      .poll(() => api.requests("createSellerCompany")[0]?.input.body.headquarterCityId)
      .toBe(fixtures.idOf("city", 5));
  });

  it("another country takes the city away", async () => {
    await open();
    await fill();
    await dialog().getByRole("button", { name: /City/ }).click();
    await page.getByRole("option", { name: "Bursa" }).click();
    await dialog()
      .getByRole("button", { name: /Country/ })
      .click();
    await page.getByRole("combobox", { name: "Search" }).fill("Norw");
    await page.getByRole("option", { name: /Norway/ }).click();
    await expect.element(dialog().getByText("Bursa")).not.toBeInTheDocument();
  });

  it.each([
    ["what the server says", () => fail(409, "CONFLICT", "There is one of that name."), "There is one of that name."],
    ["that it failed", wordless, "Failed to create company."],
    ["that nobody knows, when the answer was lost", offline, "No answer came from the server."],
  ])("that could not be created says %s (B-COMP-19)", async (_title, answer, said) => {
    await open({ createSellerCompany: answer });
    await fill();
    await send();
    await expect.element(dialog().getByText(said)).toBeVisible();
    await expect.element(field("Company name")).toHaveValue("Anadolu Weaving");
  });

  it("is not lost without a question (B-COMP-22)", async () => {
    await open();
    await field("Company name").fill("Meridyen");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
  });
});

describe("the detail (B-COMP-03)", () => {
  const open = async (handlers: FakeHandlers = {}, props: CompaniesProps = {}, openCompanyId = first) => {
    const drawn = await draw({ initialView: { openCompanyId }, ...props }, handlers);
    await expect.element(page.getByRole("dialog", { name: /Company Detail/ })).toBeVisible();
    return drawn;
  };
  const tab = (name: string) => page.getByRole("tab", { name }).click();
  const save = () => dialog().getByRole("button", { name: "Save" });

  it("opens from its row under its name with four tabs, and the host is told which it is", async () => {
    const onViewChange = vi.fn();
    const onEvent = vi.fn();
    const onTitleChange = vi.fn();
    await draw({ onViewChange }, {}, { onEvent, onTitleChange });
    await row(/Aegean/).click();
    await expect.element(page.getByRole("heading", { name: /Company Detail/ })).toBeVisible();
    const sellerCompanyId = fixtures.idOf("company", 1);
    expect(onViewChange).toHaveBeenLastCalledWith({ openCompanyId: sellerCompanyId }, "opened");
    const opened = { widget: "companies", type: "companyOpened", detail: { sellerCompanyId } };
    expect(onEvent).toHaveBeenCalledWith(expect.objectContaining(opened));
    await expect.element(page.getByRole("dialog", { name: /Company Detail\s*Aegean Olive Trading/ })).toBeVisible();
    expect(onTitleChange).toHaveBeenLastCalledWith("Aegean Olive Trading");
    const tabs = page.getByRole("tab").elements();
    expect(tabs.map(({ textContent }) => textContent)).toEqual(["Company Info", "Users", "Potential Customers", "FAQ"]);
  });

  it("steps from company to company by key", async () => {
    await open();
    await expect.element(field("Company name")).toBeVisible();
    await page.getByRole("tab", { name: "Company Info" }).click();
    await userEvent.keyboard("j");
    await expect.element(page.getByRole("heading", { name: /Aegean Olive Trading/ })).toBeVisible();
  });

  it("changes who a company is, and what it sells (B-COMP-17)", async () => {
    const { api } = await open();
    await expect.element(field("Company name")).toHaveValue("Meridyen Textiles");
    await expect.element(save()).toBeDisabled();
    await field("Company name").fill("Meridyen AŞ");
    await dialog()
      .getByRole("button", { name: /Products/ })
      .click();
    await page.getByRole("option", { name: "Towels" }).click();
    await userEvent.keyboard("{Escape}");
    await save().click();
    await expect.element(page.getByText("Company updated successfully")).toBeVisible();
    expect(api.requests("updateSellerCompany")[0]?.input).toMatchObject({
      path: { id: first },
      body: { name: "Meridyen AŞ", productIds: [fixtures.idOf("product", 20), fixtures.idOf("product", 24)] },
    });
    await expect.element(page.getByRole("heading", { name: /Meridyen AŞ/ })).toBeVisible();
  });

  it("needs at least one product (B-COMP-15)", async () => {
    const { api } = await open();
    await dialog()
      .getByRole("button", { name: /Products/ })
      .click();
    await page.getByRole("option", { name: "Bathrobes" }).click();
    await userEvent.keyboard("{Escape}");
    await save().click();
    await expect.element(dialog().getByText("At least one product is required")).toBeVisible();
    expect(api.requests("updateSellerCompany")).toEqual([]);
  });

  it("a product that is not found can be added to the company (B-PROD-13)", async () => {
    const { api } = await open();
    await dialog()
      .getByRole("button", { name: /Products/ })
      .click();
    await page.getByRole("combobox", { name: "Search" }).fill("Beach towels");
    await page.getByRole("option", { name: /Beach towels/ }).click();
    await expect.element(page.getByText("Product added successfully")).toBeVisible();
    const body = { name: "Beach towels", sellerCompanyId: first };
    expect(api.requests("createProduct")[0]?.input.body).toEqual(body);
  });

  it("says at the products why they cannot be changed so", async () => {
    const why = "Hand-woven rugs is the company's own product. Delete it under Products instead.";
    await open({ updateSellerCompany: () => fail(400, "VALIDATION_FAILED", "Invalid", { productIds: why }) });
    await field("Company name").fill("Meridyen AŞ");
    await save().click();
    await expect.element(dialog().getByText(why)).toBeVisible();
  });

  it("shows who works there (B-ENT-01)", async () => {
    await open();
    await tab("Users");
    const person = row(/Elif Kaya/);
    await expect.element(person.getByText("elif@meridyen.test")).toBeVisible();
    await expect.element(person.getByText("Master Account")).toBeVisible();
  });

  it("says that nobody does, and that nobody is to be called (B-COMP-09, B-COMP-10)", async () => {
    await open({}, {}, fixtures.idOf("company", 1));
    await tab("Users");
    await expect.element(page.getByText("No users found for this company.")).toBeVisible();
    await tab("Potential Customers");
    await expect.element(page.getByText("No potential customers found for this company.")).toBeVisible();
  });

  it("shows its customers, ten at a time, and leads to one where the host does", async () => {
    const onOpenPotentialCustomer = vi.fn();
    const { api } = await open({}, { onOpenPotentialCustomer });
    await tab("Potential Customers");
    const customer = dialog().getByRole("row", { name: /Halvorsen/ });
    await expect.element(customer).toBeVisible();
    expect(api.requests("listPotentialCustomers")[0]?.input.query).toMatchObject({ sellerCompanyId: first });
    await customer.click();
    const potentialCustomerId = fixtures.idOf("customer", 0);
    expect(onOpenPotentialCustomer).toHaveBeenCalledWith({ potentialCustomerId, sellerCompanyId: first });
    await dialog().getByRole("button", { name: "Next page" }).click();
    await expect.element(dialog().getByText("11–12 of 12")).toBeVisible();
  });

  it("a list that could not be read can be read again", async () => {
    let isDown = true;
    await open({
      listSellerCompanyMembers: ({ query }) =>
        isDown ? fail(400, "VALIDATION_FAILED", "Not now.") : ok(fixtures.page([], query.page ?? 0)),
    });
    await tab("Users");
    await expect.element(dialog().getByText("Not now.")).toBeVisible();
    isDown = false;
    await dialog().getByRole("button", { name: "Try Again" }).click();
    await expect.element(page.getByText("No users found for this company.")).toBeVisible();
  });

  it("asks before what is written is left, by tab, key or cross (B-COMP-22)", async () => {
    await open();
    await field("Company name").fill("Meridyen AŞ");
    await tab("Users");
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await expect.element(question).toBeVisible();
    await question.getByRole("button", { name: "Keep editing" }).click();
    await dialog().getByRole("button", { name: "Close" }).click();
    await expect.element(question).toBeVisible();
    await question.getByRole("button", { name: "Discard" }).click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("has the width of the documents: all of a phone, 60 % from small on, 40 % from medium on (B-COMP-22)", async () => {
    const widthAt = async (width: number) => {
      await page.viewport(width, 800);
      const frame = () => dialog().element().getBoundingClientRect();
      await expect.poll(() => Math.round(frame().right)).toBe(width);
      return Math.round((frame().width / width) * 100);
    };
    await open();
    expect([await widthAt(390), await widthAt(800), await widthAt(1440)]).toEqual([100, 60, 40]);
    await page.viewport(1280, 800);
  });

  it("deletes it where a phone's list has no menu (B-COMP-06)", async () => {
    const { api } = await open();
    await dialog().getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    const question = page.getByRole("alertdialog", { name: "Delete Meridyen Textiles" });
    await question.getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("The company was deleted.")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(api.requests("deleteSellerCompanies")[0]?.input.body).toEqual({ ids: [first] });
  });

  it("says that a company is gone, also when an address names none", async () => {
    await open({}, {}, fixtures.idOf("company", 99));
    await expect.element(page.getByText("This company is no longer there.")).toBeVisible();
  });

  it("waits, and can be asked again", async () => {
    let isDown = true;
    const handlers = manager();
    await open({
      getSellerCompany: (input, context) =>
        isDown ? delay(50, fail(403, "FORBIDDEN", "Not now.")) : handlers.getSellerCompany!(input, context),
    });
    await expect.element(dialog().getByText("Not now.")).toBeVisible();
    isDown = false;
    await dialog().getByRole("button", { name: "Try Again" }).click();
    await expect.element(field("Company name")).toHaveValue("Meridyen Textiles");
  });
});
