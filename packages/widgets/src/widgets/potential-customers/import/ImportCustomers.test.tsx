import { fail, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { button, dialog, draw } from "../testing/customersPage.js";

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
