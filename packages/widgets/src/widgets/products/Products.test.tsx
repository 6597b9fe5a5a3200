import { createFakeApi, delay, empty, fail, type FakeHandlers, file, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { cellOf } from "../../testing/cellOf.js";
import { addressBar } from "../../testing/addressBar.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { Products, type ProductsProps, type ProductsView } from "./index.js";
import { manyProducts, productHandlers } from "./testing/DrawnProducts.js";

const draw = (props: ProductsProps = {}, handlers: FakeHandlers = {}) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <Products {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...productHandlers(), ...handlers }) },
  );
const manager = () => productHandlers({ profile: fixtures.managerProfile() });

const row = (name: string | RegExp) => page.getByRole("row", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const select = (name: RegExp) => page.getByRole("checkbox", { name }).click();
const chosen = () => page.getByRole("toolbar");
const option = (name: string | RegExp) => page.getByRole("option", { name });
const search = () => page.getByRole("searchbox", { name: "Search products" });
const dialog = () => page.getByRole("dialog").last();
const field = (name: string) => dialog().getByRole("textbox", { name, exact: true });
const menu = async (name: RegExp, item: string) => {
  await row(name).getByRole("button", { name: /^More/ }).click();
  await page.getByRole("menuitem", { name: item }).click();
};

itBehavesLikeAWidget({
  name: "products",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <Products {...props} />
    </ClockContext.Provider>
  ),
  handlers: productHandlers(),
  readyText: "Terry bath towels",
  catalogue: "products",
});

describe("the list", () => {
  it("has the columns of the documents, the latest ten first (B-PROD-01, B-PROD-23)", async () => {
    const { api } = await draw();
    await expect.element(row(/Terry bath towels/)).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Products" })).toBeVisible();
    const headers = page.getByRole("columnheader").elements();
    expect(headers.map((header) => header.textContent).filter(Boolean)).toEqual([
      "Name",
      "HS Code",
      "Last Updated",
      "Actions",
    ]);
    await expect.element(row(/Terry bath towels/).getByText("630260")).toBeVisible();
    await expect.element(row(/Terry bath towels/).getByText("13/11/2026 17:52")).toBeVisible();
    await expect.element(row(/Hotel bathrobes/).getByText("-", { exact: true })).toBeVisible();
    expect(api.requests("listProducts")[0]?.input.query).toEqual({ page: 0, perPage: 10, sortBy: "-updatedAt" });
  });

  it.each([
    ["B-PROD-03", "Name", /Terry/, "Terry bath towels"],
    ["B-PROD-04", "HS Code", /Terry/, "630260"],
    ["B-PROD-04", "HS Code", /Hotel bathrobes/, "-"],
    ["B-PROD-05", "Last Updated", /Terry/, "13/11/2026 17:52"],
  ])("%s: under %s stands, for %s, %s", async (_id, column, name, text) => {
    await draw();
    await expect.element(row(name)).toBeVisible();
    expect(cellOf(row(name), column).textContent).toBe(text);
  });

  it("starts where an address says, and goes to the last page when that one is gone", async () => {
    await draw({ initialView: { page: 9 } });
    await expect.element(page.getByText("11–14 of 14")).toBeVisible();
  });

  it("tells the host what is looked at", async () => {
    const onViewChange = vi.fn();
    await draw({ onViewChange });
    await search().fill("runner");
    await expect.element(row(/Terry/)).not.toBeInTheDocument();
    expect(onViewChange).toHaveBeenLastCalledWith({ text: "runner" });
    await page.getByRole("columnheader", { name: "HS Code" }).getByRole("button").click();
    expect(onViewChange).toHaveBeenLastCalledWith({ text: "runner", sortBy: "hscode" });
  });

  it("an empty one says so and leads on", async () => {
    await draw({}, productHandlers({ products: [] }));
    await expect.element(page.getByText("There are no products yet.")).toBeVisible();
    await button("Add New Product").last().click();
    await expect.element(page.getByRole("dialog", { name: "Add New Product" })).toBeVisible();
  });

  it("says what went wrong and asks again", async () => {
    const { api } = await draw({}, { listProducts: () => fail(500, "INTERNAL_ERROR", "The database is away.") });
    await expect.element(page.getByText("The database is away.")).toBeVisible();
    api.use({ listProducts: () => ok(fixtures.page([...manyProducts])) });
    await button("Try Again").click();
    await expect.element(row(/Terry/)).toBeVisible();
  });

  it("whoever tries again by keyboard goes on in the rows that come, or at the title if there are none", async () => {
    for (const products of [manyProducts, []]) {
      const { api, unmount } = await draw({}, { listProducts: () => fail(500, "INTERNAL_ERROR") });
      await expect.element(button("Try Again")).toBeVisible();
      api.use({ listProducts: () => delay(300, ok(fixtures.page([...products]))) });
      button("Try Again").element().focus();
      await userEvent.keyboard("{Enter}");
      await expect.element(button("Try Again")).toHaveFocus();
      await expect
        .element(products.length > 0 ? row(/Terry/) : page.getByRole("heading", { name: "Products" }))
        .toHaveFocus();
      await unmount();
    }
  });
});

describe("questions of the company's own", () => {
  it("are written in the product's form, put in order by keyboard, and sent with it", async () => {
    const { api } = await draw();
    await button("Add New Product").click();
    await field("Name").fill("Linen napkins");
    await dialog()
      .getByRole("button", { name: /^Questions of your own/ })
      .click();
    const add = dialog().getByRole("button", { name: "Add question" });
    await add.click();
    await field("Question 1").fill("Do you import yourselves?");
    await add.click();
    await field("Question 2").fill("How often do you order?");
    await dialog()
      .getByRole("button", { name: /Answer of question 2/ })
      .click();
    await option("One of some choices").click();
    await dialog().getByRole("button", { name: "Create" }).click();
    await expect.element(dialog().getByText(/needs 2 to 10 different choices/)).toBeVisible();
    await field("Choices of question 2, one a line").fill("Every month\nEvery quarter");
    dialog().getByRole("button", { name: "Move question 2 up" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(field("Question 1")).toHaveValue("How often do you order?");
    await dialog().getByRole("button", { name: "Create" }).click();
    await expect.element(page.getByText("Create product is successfully")).toBeVisible();
    expect(api.requests("createProduct")[0]?.input.body).toMatchObject({
      questions: [
        { text: "How often do you order?", type: "CHOICE", options: ["Every month", "Every quarter"] },
        { text: "Do you import yourselves?", type: "YES_NO", options: [] },
      ],
    });
  });
});

describe("adding a product", () => {
  const add = async () => {
    await button("Add New Product").click();
    await expect.element(field("Name")).toHaveFocus();
  };
  const send = () => dialog().getByRole("button", { name: "Create" }).click();

  it("asks for its name, and takes the rest along (B-PROD-11, B-PROD-17, B-PROD-19, B-PROD-22)", async () => {
    const onProductCreated = vi.fn();
    const { api } = await draw({ onProductCreated });
    await add();
    await expect.element(page.getByRole("dialog", { name: "Add New Product" })).toBeVisible();
    await field("Name").fill(" Linen napkins ");
    await field("HS Code").fill("630251");
    await dialog()
      .getByRole("button", { name: /Sector/ })
      .click();
    await userEvent.keyboard("fash");
    await option("Apparel & Fashion").click();
    await field("About").fill("Stone-washed, in four colours.");
    await send();
    await expect.element(page.getByText("Create product is successfully")).toBeVisible();
    expect(api.requests("createProduct")[0]?.input.body).toEqual({
      name: "Linen napkins",
      hscode: "630251",
      sector: "Apparel & Fashion",
      about: "Stone-washed, in four colours.",
      questions: [],
    });
    expect(onProductCreated).toHaveBeenCalledWith({ productId: fixtures.idOf("product", 80) });
    await expect.element(row(/Linen napkins/)).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
  });

  it("says which name will not do (B-PROD-14, B-PROD-15, B-PROD-16)", async () => {
    const { api } = await draw();
    await add();
    await send();
    await expect.element(page.getByText("Please enter a product name")).toBeVisible();
    await field("Name").fill("L");
    await send();
    await expect.element(page.getByText("Product name must be greater than 2 characters")).toBeVisible();
    await field("Name").fill("L".repeat(101));
    await send();
    await expect.element(page.getByText("Product name must be less than 100 characters")).toBeVisible();
    expect(api.requests("createProduct")).toEqual([]);
  });

  it("that is refused says why and keeps what was written; leaving it is asked about", async () => {
    await draw({}, { createProduct: () => fail(402, "PLAN_LIMIT_REACHED", "Your plan has room for 3 products.") });
    await add();
    await field("Name").fill("Linen napkins");
    await send();
    await expect.element(page.getByText("Your plan has room for 3 products.")).toBeVisible();
    await expect.element(field("Name")).toHaveValue("Linen napkins");
    await dialog().getByRole("button", { name: "Cancel" }).click();
    await expect.element(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
    await button("Discard").click();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    await expect.element(button("Add New Product")).toHaveFocus();
  });

  it("by Enter, when a search finds nothing (B-PROD-13, B-PROD-18)", async () => {
    const { api } = await draw();
    await search().fill("Linen napkins");
    await expect.element(button("Create “Linen napkins”")).toBeVisible();
    await search().click();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Product added successfully")).toBeVisible();
    await expect.element(row(/Linen napkins/)).toBeVisible();
    expect(api.requests("createProduct")[0]?.input.body).toEqual({ name: "Linen napkins" });
  });

  it("not by Enter while something is found, or before that is known", async () => {
    const { api } = await draw();
    await search().fill("Terry");
    await expect.element(row(/Hotel bathrobes/)).not.toBeInTheDocument();
    await search().click();
    await userEvent.keyboard("{Enter}");
    await search().fill("Terry towels of another kind");
    await userEvent.keyboard("{Enter}");
    await expect.element(button(/^Create “/)).toBeVisible();
    expect(api.requests("createProduct")).toEqual([]);
  });

  it("by its button there, says why it could not be added", async () => {
    await draw(
      { initialView: { text: "Linen napkins" } },
      { createProduct: () => fail(402, "PLAN_LIMIT_REACHED", "Your plan has room for 3 products.") },
    );
    await button("Create “Linen napkins”").click();
    await expect.element(page.getByText("Your plan has room for 3 products.")).toBeVisible();
  });
});

describe("changing a product", () => {
  it("shows all of it and saves what changes (B-PROD-06, B-PROD-12, B-PROD-20, B-PROD-21)", async () => {
    const { api } = await draw();
    await menu(/Terry bath towels/, "Edit");
    await expect.element(page.getByRole("dialog", { name: "Edit Product" })).toBeVisible();
    await expect.element(field("HS Code")).toHaveValue("630260");
    await expect.element(dialog().getByRole("button", { name: /Apparel & Fashion/ })).toBeVisible();
    await expect.element(dialog().getByRole("button", { name: "Save" })).toBeDisabled();
    await field("HS Code").fill("");
    await dialog().getByRole("button", { name: "Save" }).click();
    await expect.element(page.getByText("Update product is successfully")).toBeVisible();
    await expect.element(row(/Terry bath towels/).getByText("-", { exact: true })).toBeVisible();
    expect(api.requests("updateProduct")[0]?.input).toMatchObject({
      path: { id: fixtures.idOf("product", 0) },
      body: { name: "Terry bath towels", hscode: null, sector: "Apparel & Fashion" },
    });
  });

  it("works by key from its row, and comes back there", async () => {
    await draw();
    await row(/Jacquard/).click();
    await expect.element(page.getByRole("dialog", { name: "Edit Product" })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(row(/Jacquard/)).toHaveFocus();
    await userEvent.keyboard("{Delete}");
    await expect.element(page.getByRole("alertdialog", { name: "Delete Jacquard table linen" })).toBeVisible();
  });

  it("of the catalogue is the managers': a seller's has no actions and says why (R-30)", async () => {
    await draw();
    const shared = row(/Cotton bed linen/);
    await shared.getByText("Catalogue").hover();
    await expect
      .element(page.getByRole("tooltip"))
      .toHaveTextContent("Shared by all companies. Only managers change it.");
    expect(shared.getByRole("button").elements()).toEqual([]);
    await shared.click();
    expect(page.getByRole("dialog").elements()).toEqual([]);
  });
});

describe("deleting", () => {
  it("asks in the words of the documents and shows at once (B-PROD-07, B-PROD-08)", async () => {
    const { api } = await draw({}, { deleteProduct: () => delay(400, empty()) });
    await menu(/Terry/, "Delete");
    await expect
      .element(page.getByRole("alertdialog", { name: "Delete Terry bath towels" }))
      .toHaveTextContent("Delete Terry bath towelsAre you sure you want to delete the product?CancelDelete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(row(/Terry/)).not.toBeInTheDocument();
    await expect.element(page.getByText("Product deleted successfully")).toBeVisible();
    expect(api.requests("deleteProduct")[0]?.input.path).toEqual({ id: fixtures.idOf("product", 0) });
  });

  it("is possible from its form too, where a phone's list has no menu", async () => {
    const { api } = await draw();
    await row(/Terry/).click();
    await dialog().getByRole("button", { name: "Delete" }).click();
    await page
      .getByRole("alertdialog", { name: "Delete Terry bath towels" })
      .getByRole("button", { name: "Delete" })
      .click();
    await expect.element(page.getByText("Product deleted successfully")).toBeVisible();
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    expect(api.requests("deleteProduct")).toHaveLength(1);
  });

  it("that fails brings the product back", async () => {
    await draw({}, { deleteProduct: () => delay(200, fail(409, "CONFLICT", "A call about it is under way.")) });
    await menu(/Terry/, "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("A call about it is under way.")).toBeVisible();
    await expect.element(row(/Terry/)).toBeVisible();
  });

  it("says what loses the product: customers and call center items", async () => {
    await draw({}, { getProductUse: () => ok({ customerCount: 21_000, phoneBookCount: 1 }) });
    await menu(/Terry/, "Delete");
    await expect
      .element(page.getByRole("alertdialog"))
      .toHaveAccessibleDescription(/21,000 customers lose it\. 1 call center item cannot be called/);
  });

  it("the selected ones takes the selection back, and says what was not deleted (B-PROD-10)", async () => {
    const { api } = await draw();
    await select(/Select Terry/);
    await select(/Select Cotton/);
    await chosen().getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog", { name: "Delete 2 products" }).getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("Product deleted successfully")).toBeVisible();
    await expect.element(page.getByText(/^1 product of the catalogue was not deleted/)).toBeVisible();
    await expect.element(row(/Cotton/)).toBeVisible();
    expect(api.requests("deleteProducts")[0]?.input.body.ids).toHaveLength(2);
    await expect.element(chosen()).not.toBeInTheDocument();
  });

  it("all of a list means what is on its other pages too", async () => {
    const { api } = await draw();
    await select(/^Select all/);
    await button("Select all 14").click();
    await chosen().getByRole("button", { name: "Delete" }).click();
    await page.getByRole("alertdialog", { name: "Delete 14 products" }).getByRole("button", { name: "Delete" }).click();
    await expect.poll(() => api.requests("deleteProducts")[0]?.input.body.ids.length).toBe(14);
  });
});

describe("exporting", () => {
  it("all saves what the search finds (B-PROD-09, R-19)", async () => {
    const { api } = await draw({ initialView: { text: "a" } });
    await button("Export").click();
    await expect
      .poll(() => api.requests("exportProducts")[0]?.input.query)
      .toEqual({ sortBy: "-updatedAt", text: "a" });
  });

  it("selected saves the chosen ones and takes the selection back", async () => {
    const { api } = await draw();
    await select(/Select Terry/);
    await chosen().getByRole("button", { name: "Export" }).click();
    await expect.element(chosen()).not.toBeInTheDocument();
    expect(api.requests("exportProducts")[0]?.input.body).toEqual({ ids: [fixtures.idOf("product", 0)] });
  });

  it("selected leaves a selection that was made meanwhile", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const exportProducts = async () => {
      await answered;
      return file(new Blob(["workbook"]), "products.xlsx");
    };
    const { api } = await draw({}, { exportProducts });
    await select(/Select Terry/);
    await chosen().getByRole("button", { name: "Export" }).click();
    await expect.poll(() => api.requests("exportProducts")).toHaveLength(1);
    await select(/Select Terry/);
    await select(/Select Cotton/);
    const exporting = chosen().getByRole("button", { name: /Export/ });
    await expect.element(exporting).toHaveAttribute("data-pending");
    answer();
    await expect.element(exporting).not.toHaveAttribute("data-pending");
    await expect.element(page.getByRole("checkbox", { name: /Select Cotton/ })).toBeChecked();
  });

  it("that fails says so, and keeps the selection", async () => {
    await draw({}, { exportProducts: () => fail(500, "INTERNAL_ERROR") });
    await select(/Select Terry/);
    await chosen().getByRole("button", { name: "Export" }).click();
    await expect.element(page.getByText("Error during export.")).toBeVisible();
    await expect.element(chosen()).toBeVisible();
  });
});

describe("on the free plan (B-ROLE-05, B-ROLE-06)", () => {
  it("nothing can be done with many, and every control says why; one can still be deleted", async () => {
    const { api } = await draw({}, productHandlers({ profile: fixtures.freeProfile() }));
    await expect.element(row(/Terry/)).toBeVisible();
    for (const name of ["Export", "Delete"]) {
      await button(name).first().hover();
      await expect.element(page.getByRole("tooltip")).toHaveTextContent("Please upgrade your plan");
      await expect.element(button(name).first()).toHaveAttribute("aria-disabled", "true");
    }
    await expect.element(page.getByRole("checkbox", { name: /Select Terry/ })).toHaveAttribute("aria-disabled", "true");
    expect(chosen().elements()).toEqual([]);
    await menu(/Terry/, "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("Product deleted successfully")).toBeVisible();
    expect(api.requests("deleteProducts")).toEqual([]);
  });
});

describe("a manager", () => {
  it("sees the catalogue, or a company's products by the filter (B-PROD-02, B-ROLE-01, B-ROLE-02, B-ROLE-04)", async () => {
    const { api } = await draw({}, manager());
    await expect.element(row(/Terry/)).toBeVisible();
    expect(api.requests("listProducts")[0]?.input.query).toMatchObject({ isPublic: true });
    await button("Seller").click();
    await option("Aegean Olive Trading").click();
    await userEvent.keyboard("{Escape}");
    await expect.element(button("Seller Aegean Olive Trading")).toBeVisible();
    await expect
      .poll(() => api.requests("listProducts").at(-1)?.input.query)
      .toMatchObject({ sellerCompanyId: fixtures.idOf("company", 1) });
    await select(/Select Terry/);
    await expect.element(chosen()).toBeVisible();
  });

  it.each([
    ["the catalogue", "", null],
    ["the company that is looked at", fixtures.idOf("company", 1), fixtures.idOf("company", 1)],
  ])("adds to %s", async (_where, sellerCompanyId, expected) => {
    const { api } = await draw({ initialView: { text: "Linen napkins", sellerCompanyId } }, manager());
    await button("Create “Linen napkins”").click();
    await expect
      .poll(() => api.requests("createProduct")[0]?.input.body)
      .toEqual({ name: "Linen napkins", sellerCompanyId: expected });
  });

  it("is told the company's name that an address only has the id of", async () => {
    await draw(
      { initialView: { sellerCompanyId: fixtures.idOf("company", 2) } },
      { ...manager(), getSellerCompany: () => fail(404, "NOT_FOUND") },
    );
    await expect.element(button("Seller 1 chosen")).toBeVisible();
  });
});

it("a seller has no filter by seller (R-16)", async () => {
  await draw();
  await expect.element(row(/Terry/)).toBeVisible();
  expect(button("Seller").elements()).toEqual([]);
});

describe("an address", () => {
  const drawAt = async (begin: Partial<ProductsView> = {}, handlers: FakeHandlers = {}) => {
    const bar = addressBar<ProductsView>();
    const Page = () => (
      <ClockContext.Provider value={stillClock}>
        <Products {...bar.useAddress(begin)} />
      </ClockContext.Provider>
    );
    await renderWidget(<Page />, { api: createFakeApi({ ...productHandlers(), ...handlers }) });
    return bar;
  };
  const openProductId = fixtures.idOf("product", 0);

  it("keeps which product is open: Back closes its form, Forward opens it again", async () => {
    const { told, go } = await drawAt();
    await row(/Terry bath towels/).click();
    await expect.element(field("Name")).toHaveValue("Terry bath towels");
    expect(told.at(-1)).toEqual([{ openProductId }, "opened"]);
    go({});
    await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    go({ openProductId });
    await expect.element(field("Name")).toHaveValue("Terry bath towels");
    await button("Cancel").click();
    await expect.poll(() => told.at(-1)).toEqual([{}, "closed"]);
  });

  it("opens a product that is on another page, as after a reload", async () => {
    await drawAt({ openProductId: fixtures.idOf("product", 12) });
    await expect.element(field("Name")).toHaveValue("Table runner 8");
  });

  it("opens the form of a new product", async () => {
    const { told } = await drawAt({ openNew: true });
    await expect.element(page.getByRole("dialog", { name: "Add New Product" })).toBeVisible();
    await button("Cancel").click();
    await expect.poll(() => told.at(-1)).toEqual([{}, "closed"]);
  });

  it("says of a product that is gone that it is", async () => {
    const { told } = await drawAt({ openProductId: fixtures.idOf("product", 99) });
    await expect.element(page.getByText("The product was not found.")).toBeVisible();
    expect(told.at(-1)).toEqual([{}, "closed"]);
    expect(page.getByRole("dialog").elements()).toHaveLength(0);
  });

  it("opens none of the catalogue's for a seller: only managers change it", async () => {
    const { told } = await drawAt({ openProductId: fixtures.idOf("product", 2) });
    await expect.poll(() => told.at(-1)).toEqual([{}, "closed"]);
    expect(page.getByRole("dialog").elements()).toHaveLength(0);
  });
});
