import type { Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { addToCallCenter, type Callee } from "./callList.ts";
import { press, typeInto } from "./keyboard.ts";
import { newSeller } from "./newSeller.ts";
import { startPartnerServer } from "./partnerServer.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const crm = "https://crm.partner.example";
/** A contact whose line is busy, so that the call ends soon. */
const busy: Callee = {
  customer: "Copper Oslo",
  country: "NO",
  timeZone: "Europe/Oslo",
  phoneNumber: "+4722860100",
  name: "Kim",
  surname: "Lund",
};
const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });
const row = (page: Page, text: string) => page.locator("[data-row-id]").filter({ hasText: text });
const shownSecret = async (page: Page) => (await page.getByRole("dialog").locator("code").textContent()) ?? "";
/** A partner's backend that uses a key; returns the status. */
async function startSession(secret: string): Promise<number> {
  const { status } = await fetch(`${inject("productUrl")}/v1/embed-sessions`, {
    method: "POST",
    headers: { "x-api-key": secret, "content-type": "application/json" },
    body: JSON.stringify({ allowedWidgets: ["call-history"], origin: crm }),
  });
  return status;
}

async function agree(page: Page, name: string | RegExp, verb: string): Promise<void> {
  await page.getByRole("alertdialog", { name }).getByRole("button", { name: verb }).click();
}

describe("a company's developer", () => {
  test("makes a key, sees its secret once, works with it, and ends it", async () => {
    const { email, client } = await newSeller("Defne");
    await client.call("completeWelcome");
    const { page, complaints } = await newPerson();
    await arrive(page, email);
    await page.getByRole("link", { name: "Settings" }).click();
    await page.getByRole("navigation", { name: "Company area" }).getByRole("link", { name: "Developers" }).click();
    await page.getByText(/your own server opens sessions/).waitFor();
    expect(new URL(page.url()).pathname).toBe("/company/developers");
    expect(await page.getByRole("link", { name: "Settings" }).first().getAttribute("aria-current")).toBe("page");
    expect(await axeFindings(page), "no keys yet").toEqual([]);

    await page.getByRole("button", { name: "Create key" }).first().click();
    await page.getByLabel("Name").fill("Our CRM");
    await page.getByLabel("Allowed origins").fill(`${crm}/contacts`);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByText(`Did you mean ${crm}?`, { exact: false }).waitFor();
    await page.getByLabel("Allowed origins").fill(crm);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await dialog(page, "API key created").waitFor();
    const secret = await shownSecret(page);
    expect(secret).toMatch(/^cwk_/);
    expect(await axeFindings(page), "the secret").toEqual([]);
    await page.getByRole("button", { name: "Done" }).click();
    await dialog(page, "API key created").waitFor({ state: "detached" });

    await row(page, "Our CRM").getByText("Never").waitFor();
    expect(await startSession(secret)).toBe(201);
    await page.reload();
    await row(page, "Our CRM").getByText("Active").waitFor();
    expect(await row(page, "Our CRM").getByText("Never").count()).toBe(0);
    const left = await page.evaluate(() =>
      [document.documentElement.outerHTML, location.href, JSON.stringify([localStorage, sessionStorage])].join(),
    );
    expect(left).not.toContain(secret);

    await row(page, "Our CRM").getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Rotate secret" }).click();
    await agree(page, "Rotate Our CRM", "Rotate secret");
    await dialog(page, "New secret for Our CRM").waitFor();
    const rotated = await shownSecret(page);
    await page.getByRole("button", { name: "Done" }).click();
    expect([await startSession(secret), await startSession(rotated)]).toEqual([401, 201]);

    await row(page, "Our CRM").getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Revoke" }).click();
    await agree(page, "Revoke Our CRM", "Revoke");
    await page.getByText("API key revoked").waitFor();
    await row(page, "Our CRM").getByText("Revoked").waitFor();
    expect(await startSession(rotated)).toBe(401);
    expect(complaints).toEqual([]);
  });

  test("lets their own server hear of a call, reads what it was told, and tells it again", async () => {
    await using partner = await startPartnerServer();
    const { email, client } = await newSeller("Ceylin");
    await client.call("redeemPromoCode", { body: { code: "WELCOME10" } });
    const { page, complaints } = await newPerson();
    await arrive(page, email, "/company/developers");
    await page.getByRole("tab", { name: "Webhooks" }).click();
    await page.getByRole("button", { name: "Add endpoint" }).first().click();
    await page.getByLabel("Address").fill(partner.url);
    await page.getByLabel("Description").fill("Contact pages");
    await page.getByRole("button", { name: /Events/ }).click();
    await page.getByRole("option", { name: /Call status/ }).click();
    await page.getByRole("option", { name: /Call completed/ }).click();
    await page.keyboard.press("Escape");
    await page.getByRole("button", { name: "Add", exact: true }).click();
    await dialog(page, "Endpoint added").waitFor();
    const secret = await shownSecret(page);
    await page.getByRole("button", { name: "Done" }).click();
    await row(page, partner.url).getByText("Call status").waitFor();

    const phoneBookIds = await addToCallCenter(client, [busy]);
    await client.call("startCalls", { body: { phoneBookIds, type: "CALL_NOW" } });
    await row(page, partner.url).getByText("Delivered (204)").waitFor({ timeout: 60_000 });
    await expect.poll(() => partner.heard.length, { timeout: 30_000 }).toBeGreaterThan(1);
    const [first] = partner.heard;
    expect(first).toMatchObject({ type: "call.status" });
    expect(first?.isSignedWith(secret)).toBe(true);

    await row(page, partner.url).getByText("On", { exact: true }).click();
    const log = dialog(page, "Deliveries");
    const oldest = log.locator(`[data-row-id="${first?.id}"]`);
    await oldest.getByText("Delivered (204)").click();
    await log.getByRole("region", { name: "Message" }).waitFor();
    expect(await log.getByRole("region", { name: "Message" }).textContent()).toContain('"status": "');
    expect(await axeFindings(page), "the log").toEqual([]);
    await oldest.getByRole("button", { name: "Resend Call status" }).click();
    const times = () => partner.heard.filter(({ id }) => id === first?.id).length;
    await expect.poll(times, { timeout: 20_000 }).toBe(2);
    await oldest.getByText("Delivered (204)").waitFor();

    await log.getByRole("button", { name: "More" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await agree(page, /Delete 127/, "Delete");
    await row(page, partner.url).waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });

  test("does without a mouse, and a phone shows everything", async () => {
    const { email } = await newSeller("Tomris");
    const { page } = await newPerson({ viewport: { width: 390, height: 844 } });
    await arrive(page, email, "/company/developers");
    await press(page, page.getByRole("button", { name: "Create key" }).first());
    await typeInto(page, page.getByLabel("Name"), "Our CRM");
    await typeInto(page, page.getByLabel("Allowed origins"), crm);
    await press(page, page.getByRole("button", { name: "Create", exact: true }));
    await dialog(page, "API key created").waitFor();
    await press(page, page.getByRole("button", { name: "Done" }));
    await row(page, "Our CRM").waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);

    await press(page, row(page, "Our CRM"));
    await press(page, dialog(page, "Edit Our CRM").getByRole("button", { name: "Revoke" }));
    await press(page, page.getByRole("alertdialog").getByRole("button", { name: "Revoke" }));
    await row(page, "Our CRM").getByText("Revoked").waitFor();

    const webhooks = page.getByRole("tab", { name: "Webhooks" });
    await press(page, page.getByRole("tab", { name: "API keys" }), "ArrowRight");
    await expect.poll(() => webhooks.getAttribute("aria-selected")).toBe("true");
    await page.getByText(/is told what happens/).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });

  test.each(["light", "dark"] as const)(
    "axe finds nothing on both sides of their page in the %s",
    async (colorScheme) => {
      const { page } = await newPerson({ colorScheme });
      await arrive(page, "master@callwright.test", "/company/developers");
      for (const tab of ["API keys", "Webhooks"]) {
        if (tab === "Webhooks") await page.goto("/company/developers?tab=webhooks");
        await page.getByRole("heading", { name: tab, level: 2 }).waitFor();
        await page.locator("[data-row-id], [role=status]").first().waitFor();
        expect(await axeFindings(page), tab).toEqual([]);
      }
    },
  );
});

test("a manager gets from a company to its keys, and makes one for it", async () => {
  const { email, client } = await newSeller("Kumru");
  const { page, complaints } = await newPerson();
  await arrive(page, "rep@callwright.test");
  const [company] = (await client.call("getProfile")).sellerCompanies;
  await page.goto(`/company?id=${company?.id}`);
  const detail = dialog(page, "Company Detail");
  await detail.getByRole("heading", { name: "Kumru's Company" }).waitFor();
  await detail.getByRole("button", { name: "More" }).click();
  await page.getByRole("menuitem", { name: "API keys and webhooks" }).click();
  await page.waitForURL("**/developers?*");
  await page.getByRole("button", { name: /^Kumru's Company/ }).waitFor();
  await page.getByRole("button", { name: "Create key" }).first().click();
  await page.getByLabel("Name").fill("Made for them");
  await page.getByLabel("Allowed origins").fill(crm);
  await page.getByRole("button", { name: "Create", exact: true }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await row(page, "Made for them").waitFor();
  await expect
    .poll(async () => (await client.call("listApiKeys")).items.map(({ name }) => name))
    .toEqual(["Made for them"]);
  expect(complaints, email).toEqual([]);
});
