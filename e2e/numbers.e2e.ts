import { afterAll, expect, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

test("a seller asks what the last days came to, presses a figure, and finds exactly these calls", async () => {
  const { page, complaints } = await newPerson();
  await arrive(page, "free@callwright.test");
  await page.getByRole("radio", { name: "90 days" }).click();
  const section = page.getByRole("region", { name: "Numbers over time" });
  await section.locator("[aria-busy]").waitFor({ state: "detached" });
  const figure = section.getByRole("link", { name: /, Answered by a person$/ });
  const count = Number((await figure.textContent())?.replaceAll(",", ""));
  expect(count).toBeGreaterThan(0);
  expect(await axeFindings(page)).toEqual([]);

  await figure.click();
  await page.waitForURL("**/all-calls?**");
  await page.getByRole("button", { name: /^Answered by.*A person/ }).waitFor();
  await page
    .getByRole("button", { name: /^Dialled/ })
    .first()
    .waitFor();
  const listed = page.getByRole("heading", { level: 1 }).locator("..");
  await expect.poll(async () => (await listed.textContent())?.match(/\d[\d,]*/)?.[0]).toBe(String(count));

  await page.getByRole("button", { name: "Clear Answered by filter" }).click();
  await expect.poll(async () => Number((await listed.textContent())?.match(/\d[\d,]*/)?.[0])).toBeGreaterThan(count);
  expect(complaints).toEqual([]);
});
