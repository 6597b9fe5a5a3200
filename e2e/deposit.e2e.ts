import { AxeBuilder } from "@axe-core/playwright";
import { createClient } from "@callwright/sdk";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";

import { closeBrowser, logIn, newPerson } from "./person.ts";

afterAll(closeBrowser);

/** A connection to the API as a seller, which creates deposits and reads the balance. */
async function accountOf(email: string) {
  const client = createClient({ baseUrl: inject("productUrl") });
  client.session.start(await client.call("login", { body: { email, password: "Callwright1" } }));
  return {
    wish: async (amount: number) => (await client.call("createDeposit", { body: { amount } })).data.link,
    balance: async () => (await client.call("getBalance")).balance,
  };
}

async function faultsOf(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
}

describe("the sandbox's payment page", () => {
  test("B-BAL-12 R-05 a seller pays by keyboard, comes back to the plans, and has the money", async () => {
    const account = await accountOf("seller@callwright.test");
    const before = await account.balance();
    const { page, complaints } = await newPerson();
    await logIn(page, "seller@callwright.test");
    await page.goto(await account.wish(25));
    await page.getByRole("heading", { name: "Add balance" }).waitFor();
    await page.getByRole("button", { name: "Pay $25.00" }).focus();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/company/plans?deposit=completed");
    expect(await account.balance()).toBe(before + 25);
    expect(complaints).toEqual([]);
  });

  test.each(["light", "dark"] as const)(
    "is clean in the %s, open and settled, also on a phone",
    async (colorScheme) => {
      const account = await accountOf("seller@callwright.test");
      const { page, complaints } = await newPerson({ colorScheme, viewport: { width: 320, height: 640 } });
      const link = await account.wish(12.5);
      await page.goto(link);
      expect(await faultsOf(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole("button", { name: "Decline" }).click();
      await page.waitForURL("**deposit=cancelled");
      await page.goto(link);
      await page.getByRole("heading", { name: "This payment was not made" }).waitFor();
      expect(await faultsOf(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
