import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { closeBrowser, newPerson } from "./person.ts";
import { type Running, startReactCrm } from "./product.ts";

let crm: Running;

beforeAll(async () => {
  crm = await startReactCrm(inject("productUrl"));
});
afterAll(async () => {
  await closeBrowser();
  await crm[Symbol.asyncDispose]();
});

describe("a contact page of a CRM in React, with three widgets", () => {
  test("somebody calls with the CRM's own button, and the CRM's own list says so (A-CC-03, A-CALL-03)", async () => {
    const { page, complaints } = await openContact();
    await page.getByRole("button", { name: "Call Chidi Okafor", exact: true }).first().click();
    await page.getByRole("dialog", { name: "Call Chidi Okafor" }).getByRole("button", { name: "Call Now" }).click();
    await page.getByText("Call is queued...").waitFor();
    for (const dialog of ["Call Chidi Okafor", "Okafor Foods Ltd"]) {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: dialog }).waitFor({ state: "detached" });
    }
    await page.getByRole("list", { name: "Activity" }).getByText("Call started").waitFor();
    expect(complaints).toEqual([]);
  });

  test("the widgets are light and dark with the CRM, and as accessible as it is", async () => {
    const { page } = await openContact();
    expect(await axeFindings(page)).toEqual([]);
    const inLight = await coloursOf(page);
    expect(inLight.widget).toBe(inLight.crm);
    await page.getByRole("button", { name: "Dark" }).click();
    await expect.poll(async () => (await coloursOf(page)).widget).not.toBe(inLight.widget);
    const inDark = await coloursOf(page);
    expect(inDark.widget).toBe(inDark.crm);
    expect(await axeFindings(page)).toEqual([]);
  });

  test("on a phone nothing is wider than the page", async () => {
    const { page } = await openContact({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
});

async function openContact(viewport = { width: 1440, height: 900 }) {
  const person = await newPerson({ baseURL: crm.url, viewport });
  await person.page.goto("/");
  for (const name of ["Call History", "Call Center", "Balance"])
    await person.page.getByRole("heading", { name, exact: true, level: 2 }).waitFor();
  return person;
}

/** The text colour of the CRM and of a widget. */
async function coloursOf(page: Page): Promise<{ crm: string; widget: string }> {
  const colourOf = (name: string, level: number) =>
    page.getByRole("heading", { name, exact: true, level }).evaluate((heading) => getComputedStyle(heading).color);
  return { crm: await colourOf("Chidi Okafor", 1), widget: await colourOf("Call Center", 2) };
}
