import type { Locator, Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { tabTo } from "./keyboard.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const reason = "Please upgrade your plan";

/** What the Free plan forbids, page by page (B-ROLE-06). */
const places = [
  { path: "/call-center", forbidden: ["Call Now", "Call Later", "Export", "Delete"] },
  { path: "/all-calls", forbidden: ["Call selected", "Export"] },
  { path: "/potential-customers", forbidden: ["Import", "Export", "Delete"] },
  { path: "/products", forbidden: ["Export", "Delete"] },
] as const;

describe.each(places)("on the Free plan, at $path,", ({ path, forbidden }) => {
  test("A-PERM-06 A-CALLS-21 A-CALLS-22 B-ROLE-05 B-ROLE-06 whatever takes a paid plan says so, to a mouse and to a keyboard", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "free@callwright.test", path);
    const rows = page.locator("[data-row-id]");
    await rows.first().waitFor();
    const controls = [
      ...forbidden.map((name) => page.getByRole("button", { name, exact: true }).first()),
      page.getByRole("checkbox", { name: "Select all rows on this page" }),
      rows.first().getByRole("checkbox"),
    ];
    for (const control of controls) {
      expect(await control.getAttribute("aria-disabled")).toBe("true");
      await saysWhy(page, control);
      await page.mouse.move(0, 0);
      await page.getByRole("tooltip").waitFor({ state: "detached" });
    }
    for (const control of controls) {
      await tabTo(page, control);
      // The tooltip of the previous control may still be closing.
      await page.getByRole("tooltip", { name: reason }).last().waitFor();
      await page.keyboard.press("Space");
    }
    await page.keyboard.press("Escape");
    await rows.first().focus();
    await page.keyboard.press("Space");
    await page.keyboard.press("ControlOrMeta+a");
    // None of the actions was carried out.
    expect(await page.getByRole("toolbar").count()).toBe(0);
    expect(await page.getByRole("dialog").count()).toBe(0);
    expect(await page.locator('[data-row-id][aria-selected="true"]').count()).toBe(0);
    expect(complaints).toEqual([]);
  });
});

test("A-CALLS-21 a recording can be heard on the Free plan, and its download says what it takes", async () => {
  const { page } = await newPerson();
  await arrive(page, "free@callwright.test", "/all-calls");
  await page
    .getByRole("button", { name: /^Play the recording/ })
    .first()
    .click();
  const download = page.getByRole("button", { name: "Download recording" });
  expect(await download.getAttribute("aria-disabled")).toBe("true");
  await saysWhy(page, download);
});

async function saysWhy(page: Page, control: Locator): Promise<void> {
  await control.hover();
  await page.getByRole("tooltip", { name: reason }).waitFor();
}
