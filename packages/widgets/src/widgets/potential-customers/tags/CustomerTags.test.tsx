import { created, delay, fail, fixtures, offline, ok } from "@callwright/sdk/fake";
import { describe, expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";

import { sinceLastLetter } from "../../../testing/sinceLastLetter.js";
import { typeAtOnce } from "../../../testing/typeAtOnce.js";
import { dialog, draw, edit, option, row } from "../testing/customersPage.js";

describe("tags", () => {
  const tags = () => dialog().getByRole("list", { name: "Tags" });

  it("are renamed in place, in the list (B-TAG-01, B-TAG-02, B-TAG-03, B-TAG-12)", async () => {
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

  it("that may have been renamed, because the answer was lost, are not said to be unchanged", async () => {
    await draw({}, { updatePotentialCustomerTag: () => delay(100, {}).then(offline) });
    await row(/Brückner/)
      .getByText("Key account")
      .hover();
    await row(/Brückner/)
      .getByRole("button", { name: "Rename tag Key account" })
      .click();
    await userEvent.keyboard("Hotel chain{Enter}");
    await expect.element(page.getByRole("alert").getByText("No answer came from the server.")).toBeVisible();
    await expect.element(page.getByText(/^It may have been done all the same. Look whether/)).toBeVisible();
    await expect.element(page.getByText(/could not be/)).not.toBeInTheDocument();
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
    // The filter is empty now.
    await expect.element(row(/Casa Moreira/)).toBeVisible();
  });

  it("who deletes one by keyboard still has the focus in the row of its customer", async () => {
    await draw();
    await expect.element(row(/Brückner/)).toBeVisible();
    row(/Brückner/)
      .getByRole("button", { name: "Delete tag Key account" })
      .element()
      .focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("alertdialog").getByRole("button", { name: "Cancel" })).toHaveFocus();
    await userEvent.keyboard("{Tab}{Enter}");
    await expect.element(page.getByText("Tag deleted successfully")).toBeVisible();
    await expect.element(row(/Brückner/).getByText("Key account")).not.toBeInTheDocument();
    await expect
      .poll(() =>
        row(/Brückner/)
          .element()
          .contains(document.activeElement),
      )
      .toBe(true);
  });

  it("are created from the search and put on the customer (B-TAG-05, B-TAG-08, B-TAG-10)", async () => {
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
  });

  it("are looked for 400 ms after the last letter, and not before (B-TAG-09)", async () => {
    const sinceLetter = sinceLastLetter();
    const { api } = await edit(5);
    await dialog().getByRole("button", { name: /Tags/ }).click();
    let waited = 0;
    api.use({
      listPotentialCustomerTags: ({ query }) => {
        if (query.text) waited = sinceLetter();
        return ok(fixtures.page([fixtures.tag({}, 0)]));
      },
    });
    typeAtOnce(page.getByRole("combobox", { name: "Search" }), "Trade fair");
    await expect.poll(() => waited).toBeGreaterThanOrEqual(399);
    const texts = api.requests("listPotentialCustomerTags").map(({ input }) => input.query.text);
    expect(texts.filter(Boolean)).toEqual(["Trade fair"]);
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
    await expect.element(page.getByRole("combobox", { name: "Search" })).toHaveValue("Trade fair");
  });

  it("that are chosen while another is being created stay on the customer", async () => {
    const { api } = await edit(5);
    let create = (): void => {};
    const createdLater = new Promise<void>((resolve) => (create = resolve));
    api.use({
      createPotentialCustomerTag: async ({ body }) => {
        await createdLater;
        return created(fixtures.tag({ id: fixtures.idOf("tag", 90), title: body.title }, 0));
      },
    });
    await dialog().getByRole("button", { name: /Tags/ }).click();
    await userEvent.keyboard("Trade fair");
    await expect.element(option(/Create “Trade fair”/)).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await option("Key account").click();
    await expect.poll(() => api.requests("updatePotentialCustomer")).toHaveLength(1);
    create();
    await expect
      .poll(() => api.requests("updatePotentialCustomer").at(-1)?.input.body)
      .toEqual({ tagIds: [fixtures.idOf("tag", 1), fixtures.idOf("tag", 90)] });
  });
});
