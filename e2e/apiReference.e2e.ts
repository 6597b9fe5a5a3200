import { createClient } from "@callwright/sdk";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

/** Opens the reference at an operation. */
async function openAt(page: Page, place: string, title: string): Promise<void> {
  await page.goto(`/docs#tag/${place}`);
  await page.getByRole("heading", { name: title, exact: true }).first().waitFor();
  await page
    .getByRole("button", { name: /Test Request/ })
    .first()
    .waitFor();
}

describe("whoever reads the API reference", () => {
  test.each([
    ["light", 1440],
    ["dark", 1440],
    ["dark", 390],
  ] as const)(
    "can read all of it in the %s, at %i px, and nothing comes from elsewhere",
    async (colorScheme, width) => {
      const { page, complaints } = await newPerson({ colorScheme, viewport: { width, height: 900 } });
      const elsewhere: string[] = [];
      page.on("request", (request) => {
        const url = request.url();
        if (!url.startsWith(inject("productUrl")) && !/^(data|blob):/.test(url)) elsewhere.push(url);
      });
      await openAt(page, "auth/POST/v1/auth/login", "Sign in");
      await page.getByRole("link", { name: "Open the app" }).waitFor();
      expect(await axeFindings(page)).toEqual([]);
      const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
      expect(ground).toBe(colorScheme === "dark" ? "rgb(22, 21, 19)" : "rgb(255, 255, 255)");
      await page
        .getByRole("button", { name: /Test Request/ })
        .first()
        .click();
      await page.getByRole("button", { name: "Send", exact: false }).first().waitFor();
      expect(await axeFindings(page)).toEqual([]);
      expect(elsewhere).toEqual([]);
      expect(complaints).toEqual([]);
    },
  );

  test("finds how to call an operation with curl and with the SDK", async () => {
    const { page } = await newPerson();
    await openAt(page, "auth/POST/v1/auth/login", "Sign in");
    const sample = page.getByRole("button", { name: /Shell Curl/ }).first();
    await sample.click();
    await page.getByRole("option", { name: "SDK", exact: true }).click();
    await page.getByText('client.call("login"').first().waitFor();
  });

  test("tries an operation with their token, and gets what this server answers", async () => {
    const baseUrl = inject("productUrl");
    const client = createClient({ baseUrl });
    const session = await client.call("login", { body: { email: "rep@callwright.test", password: "Callwright1" } });
    const { page } = await newPerson();
    await openAt(page, "profile/GET/v1/users/profile/me", "Read my profile");
    await page
      .getByRole("button", { name: /Test Request/ })
      .first()
      .click();
    const form = page.getByRole("dialog");
    await form.getByText("Bearer Token").waitFor();
    await form.getByPlaceholder("Token").fill(session.accessToken);
    const answered = page.waitForResponse(`${baseUrl}/v1/users/profile/me`);
    await form.getByRole("button", { name: "Send" }).first().click();
    expect((await answered).status()).toBe(200);
    await form.getByText("rep@callwright.test").first().waitFor();
  });
});
