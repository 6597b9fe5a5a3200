import { afterAll, describe, expect, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

/** A new seller, who creates deposits and reads the balance over the API. */
async function newPayer() {
  const { email, client } = await newSeller("Asli");
  return {
    email,
    wish: async (amount: number) => (await client.call("createDeposit", { body: { amount } })).data.link,
    balance: async () => (await client.call("getBalance")).balance,
  };
}

describe("the sandbox's payment page", () => {
  test("B-BAL-12 R-05 a seller pays by keyboard, comes back to the plans, and has the money", async () => {
    const account = await newPayer();
    const before = await account.balance();
    const { page, complaints } = await newPerson();
    await arrive(page, account.email, await account.wish(25));
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
      const account = await newPayer();
      const { page, complaints } = await newPerson({ colorScheme, viewport: { width: 320, height: 640 } });
      const link = await account.wish(12.5);
      await page.goto(link);
      expect(await axeFindings(page)).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
      await page.getByRole("button", { name: "Decline" }).click();
      await page.waitForURL("**deposit=cancelled");
      await page.goto(link);
      await page.getByRole("heading", { name: "This payment was not made" }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );
});
