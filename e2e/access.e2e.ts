import { afterAll, describe, expect, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { arrive, closeBrowser, logIn, newPerson } from "./person.ts";

afterAll(closeBrowser);

describe("getting in and out", () => {
  test("A-LOGIN-10 a wrong password says so at both fields, and lets nobody in", async () => {
    const { page } = await newPerson();
    await page.goto("/login");
    await page.getByLabel("Email").fill("seller@callwright.test");
    await page.getByLabel("Password", { exact: true }).fill("Callwright2");
    await page.getByRole("button", { name: "Sign in" }).click();
    await page.getByText("Incorrect email or password. Please try again.").nth(1).waitFor();
    expect(new URL(page.url()).pathname).toBe("/login");
  });

  test("A-GUARD-01 A-GUARD-05 who is signed out logs in first, and who is signed in need not", async () => {
    const { page } = await newPerson();
    await page.goto("/all-calls");
    await page.getByRole("heading", { name: "Welcome" }).waitFor();
    await logIn(page, "seller@callwright.test");
    await page.goto("/login");
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  });

  test("the URL keeps the view, also after a reload (A-CALLS-12)", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test", "/all-calls");
    await page.getByLabel("Status").click();
    await page.getByRole("option", { name: "Busy" }).click();
    await page.keyboard.press("Escape");
    await expect.poll(() => new URL(page.url()).search).toContain("BUSY");
    await page.reload();
    await page.getByRole("row").filter({ hasText: "Busy" }).first().waitFor();
    expect(await page.getByRole("row").filter({ hasText: "Completed" }).count()).toBe(0);
  });

  test("A-LAYOUT-18 A-LOGOUT-02 signing out ends the session in every tab", async () => {
    const { page } = await newPerson();
    await arrive(page, "master@callwright.test");
    const other = await page.context().newPage();
    await other.goto("/all-calls");
    await other.getByRole("heading", { name: "My Calls" }).waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Master Account" }).click();
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("heading", { name: "Welcome" }).waitFor();
    await other.getByRole("heading", { name: "Welcome" }).waitFor();
  });

  test("A-404-01 an address that is none leads back", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test", "/nowhere");
    await page.getByText("Nothing to see here").waitFor();
    await page.getByRole("link", { name: "Go to the dashboard" }).click();
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
  });
});

describe("every page, for everybody", () => {
  test.each(["light", "dark"] as const)("axe finds nothing on any page in %s", async (colorScheme) => {
    const { page } = await newPerson({ colorScheme });
    await page.goto("/login");
    await page.getByRole("heading", { name: "Welcome" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await logIn(page, "seller@callwright.test");
    for (const path of ["/call-center", "/all-calls", "/potential-customers", "/nowhere"]) {
      await page.goto(path);
      await page.getByRole("heading", { level: 1 }).waitFor();
      if (path !== "/nowhere") await page.locator("[data-row-id]").first().waitFor();
      expect(await axeFindings(page), path).toEqual([]);
    }
  });

  test("A-ROLE-02 A-CALLS-07 a manager sees everybody's calls, and whose they are", async () => {
    const { page } = await newPerson();
    await arrive(page, "rep@callwright.test", "/call-center");
    await page.getByRole("heading", { name: "Call Center" }).waitFor();
    expect(await page.getByRole("button", { name: "Create", exact: true }).count()).toBe(0);
    await page.goto("/all-calls");
    await page.getByRole("heading", { name: "All Calls" }).waitFor();
    await page.getByRole("button", { name: "Seller", exact: true }).first().waitFor();
  });

  test("A-CALLS-21 A-CALLS-22 on the Free plan the bulk actions say what they would take", async () => {
    const { page } = await newPerson();
    await arrive(page, "free@callwright.test", "/all-calls");
    const upload = page.getByRole("button", { name: "Export" });
    await upload.waitFor();
    expect(await upload.getAttribute("aria-disabled")).toBe("true");
    await upload.hover();
    await page.getByRole("tooltip", { name: "Please upgrade your plan" }).waitFor();
  });
});
