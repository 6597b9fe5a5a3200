import { fail, fixtures, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { mayLeave } from "../../../lib/unsaved.js";
import { button, dialog, draw } from "../testing/customersPage.js";

describe("importing", () => {
  const upload = async (name = "customers.xlsx") => {
    await button("Import").click();
    await expect.element(dialog().getByText("Drop", { exact: false }).first()).toBeVisible();
    await chooseFile(name);
  };
  const chooseFile = (name = "customers.xlsx") =>
    userEvent.upload(
      dialog().element().querySelector<HTMLInputElement>("input[type=file]")!,
      new File(["workbook"], name),
    );
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

  it("needs a file, and only takes Excel's (B-IMP-01, B-IMP-02, B-IMP-03)", async () => {
    await draw();
    await button("Import").click();
    await send();
    await expect.element(dialog().getByRole("alert")).toHaveTextContent("ErrorPlease select a file.");
    const input = dialog().element().querySelector<HTMLInputElement>("input[type=file]")!;
    await userEvent.upload(input, new File(["text"], "customers.pdf"));
    await expect.element(dialog().getByRole("alert")).toHaveTextContent("ErrorOnly Excel files are accepted.");
  });

  it("that is refused says why in the box, when it is looked at and when it is sent (B-IMP-03)", async () => {
    const { api } = await draw(
      {},
      {
        previewPotentialCustomersImport: () =>
          fail(415, "NOT_AN_EXCEL_FILE", "The file is damaged and cannot be read."),
      },
    );
    await upload();
    await expect.element(dialog().getByRole("alert")).toHaveTextContent("ErrorThe file is damaged and cannot be read.");
    api.use({
      previewPotentialCustomersImport: () => ok(fixtures.importPreview()),
      importPotentialCustomers: () => fail(400, "VALIDATION_FAILED", "No column is called Name."),
    });
    await chooseFile();
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
    await expect.element(dialog().getByRole("status").first()).toHaveTextContent("Importing customers.xlsx");
    await userEvent.keyboard("{Escape}");
    await expect.element(dialog().getByRole("button", { name: "Cancel" })).toBeDisabled();
    expect(await mayLeave()).toBe(false);
    finish();
    await expect.element(page.getByText("50,000 file created and 0 file updated")).toBeVisible();
    expect(await mayLeave()).toBe(true);
  });

  it("shows what it will do before anything is written (R-44)", async () => {
    const plan = fixtures.importPreview({
      created: 48,
      updated: 2,
      contactsCreated: 47,
      errors: [{ row: 7, column: "Contact Phone", reason: '"12" is not a valid phone number.' }],
      newProducts: [{ name: "Tery bath towels", rows: 1, similarTo: "Terry bath towels" }],
      notes: [
        { code: "ROWS_ABOVE_HEADER", count: 2 },
        { code: "WITHOUT_PRODUCTS", count: 1 },
      ],
    });
    const { api } = await draw({}, { previewPotentialCustomersImport: () => ok(plan) });
    await upload();
    await expect.element(dialog().getByText("48", { exact: true })).toBeVisible();
    await expect.element(dialog().getByText("1 row will be left out")).toBeVisible();
    await expect
      .element(dialog().getByText("Tery bath towels (did you mean Terry bath towels?)", { exact: false }))
      .toBeVisible();
    await expect.element(dialog().getByText("2 rows above the headings are not read.")).toBeVisible();
    await expect.element(dialog().getByText("1 new customer has no product.")).toBeVisible();
    expect(api.requests("importPotentialCustomers")).toEqual([]);
    await dialog().getByRole("button", { name: "Other file" }).click();
    await expect.element(dialog().getByText("Drop", { exact: false }).first()).toBeVisible();
  });

  it("lets a person say which sheet and which column is meant, and imports just that (R-44)", async () => {
    const column = (heading: string, readAs: string | null) => ({ heading, samples: ["Acme"], readAs });
    const found = fixtures.importPreview({
      sheets: [
        { name: "Read me", isHidden: false },
        { name: "Leads", isHidden: true },
      ],
      sheet: "Read me",
      columns: [column("Who", null), column("Land", "Country")],
      missingColumns: ["Name"],
      created: 0,
      updated: 0,
    });
    const chosen = {
      ...found,
      columns: [column("Who", "Name"), column("Land", "Country")],
      missingColumns: [],
      created: 5,
    };
    const { api } = await draw(
      {},
      {
        previewPotentialCustomersImport: ({ query }) =>
          ok(query.columns ? chosen : { ...found, sheet: query.sheet ?? "Read me" }),
      },
    );
    await upload();
    await expect.element(dialog().getByText("Which column is Name?")).toBeVisible();
    await expect.element(dialog().getByRole("button", { name: "Import", exact: true })).toBeDisabled();
    await dialog().getByRole("button", { name: /Sheet/ }).click();
    await page.getByRole("option", { name: /Leads/ }).click();
    await expect.element(dialog().getByRole("button", { name: /Leads/ })).toBeVisible();
    await dialog()
      .getByRole("button", { name: /Read Who as/ })
      .click();
    await page.getByRole("option", { name: "Name", exact: true }).click();
    await expect.element(dialog().getByText("2 of 2 columns of the file are imported")).toBeVisible();
    await send();
    const choice = { sheet: "Leads", columns: ["Name:0", "Country:1"] };
    await expect.poll(() => api.requests("importPotentialCustomers")[0]?.input.query).toMatchObject(choice);
  });

  it("takes cells that were copied from a spreadsheet", async () => {
    const { api } = await draw();
    await button("Import").click();
    await dialog().getByText("paste cells").click();
    await dialog()
      .getByRole("textbox", { name: /Cells copied/ })
      .fill("Name\tCountry\nAcme\tNorway");
    await dialog().getByRole("button", { name: "Continue" }).click();
    await expect.element(dialog().getByText("Pasted cells.csv")).toBeVisible();
    const file = api.requests("previewPotentialCustomersImport")[0]?.input.body.file as File;
    expect([file.name, await file.text()]).toEqual(["Pasted cells.csv", "Name\tCountry\nAcme\tNorway"]);
  });

  it("keeps pasted cells when the server refuses them, and asks before they are lost", async () => {
    await draw(
      {},
      { previewPotentialCustomersImport: () => fail(400, "VALIDATION_FAILED", "No column is called Name.") },
    );
    await button("Import").click();
    await dialog().getByText("paste cells").click();
    const cells = dialog().getByRole("textbox", { name: /Cells copied/ });
    await cells.fill("Who\tCountry\nAcme\tNorway");
    await dialog().getByRole("button", { name: "Continue" }).click();
    await expect.element(dialog().getByRole("alert")).toHaveTextContent("ErrorNo column is called Name.");
    await userEvent.keyboard("{Escape}");
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await expect.element(cells).toHaveValue("Who\tCountry\nAcme\tNorway");
  });

  it("asks before the chosen columns are lost", async () => {
    const columns = [{ heading: "Who", samples: ["Acme"], readAs: null }];
    const plan = fixtures.importPreview({ columns, missingColumns: ["Name"] });
    await draw({}, { previewPotentialCustomersImport: () => ok(plan) });
    await upload();
    await dialog()
      .getByRole("button", { name: /Read Who as/ })
      .click();
    await page.getByRole("option", { name: "Name", exact: true }).click();
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await userEvent.keyboard("{Escape}");
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await expect.element(dialog().getByText("Which column is Name?")).toBeVisible();
  });

  it("counts every row that is left out, shows the first, and lets one take all along (R-44)", async () => {
    const errors = Array.from({ length: 2_400 }, (_, index) => ({
      row: index + 2,
      column: "Country",
      reason: `No ${index}`,
    }));
    const save = vi.spyOn(URL, "createObjectURL");
    await draw({}, { previewPotentialCustomersImport: () => ok(fixtures.importPreview({ errors })) });
    await upload();
    await expect.element(dialog().getByText("2,400 rows will be left out")).toBeVisible();
    await expect.element(dialog().getByText("The first 200 of 2,400.", { exact: false })).toBeVisible();
    await dialog().getByRole("button", { name: "Download" }).click();
    const report = await (save.mock.calls.at(0)![0] as Blob).text();
    expect(report.trimEnd().split("\r\n")).toHaveLength(2_401);
    vi.restoreAllMocks();
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
    expect(await mayLeave()).toBe(true);
  });

  it("keeps the rows that were left out, which are shown nowhere else, until Done is pressed (R-44)", async () => {
    const errors = [{ row: 4, column: "Country", reason: "Norwegen is not a country." }];
    await draw({}, { importPotentialCustomers: () => ok({ created: 48, updated: 2, errors }) });
    await upload();
    await send();
    const leftOut = dialog().getByText("1 row was left out");
    await expect.element(leftOut).toBeVisible();
    await userEvent.click(document.elementFromPoint(5, 5)!, { position: { x: 5, y: 5 } });
    await userEvent.keyboard("{Escape}");
    await expect.element(leftOut).toBeVisible();
    expect(await mayLeave()).toBe(false);
    await dialog().getByRole("button", { name: "Done" }).click();
    await expect.element(leftOut).not.toBeInTheDocument();
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
