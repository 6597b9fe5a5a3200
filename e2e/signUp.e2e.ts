import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { tabTo } from "./keyboard.ts";
import { mailedLink } from "./mailbox.ts";
import { closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

async function signUp(page: Page, email: string, password: string): Promise<void> {
  await page.goto("/sign-up");
  await page.getByRole("textbox", { name: "Name", exact: true }).fill("Mina");
  await page.getByRole("textbox", { name: "Surname" }).fill("Demir");
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("checkbox", { name: "I accept the terms of service" }).check({ force: true });
  await page.getByRole("button", { name: "Sign up" }).click();
  await page.getByRole("heading", { name: "Verify your email" }).waitFor();
}

async function signIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByRole("textbox", { name: "Email" }).fill(email);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in" }).click();
}

describe("a new seller", () => {
  test.each(["light", "dark"] as const)(
    "A-SIGNUP-11 A-VERIFY-02 A-VERIFY-03 A-GUARD-02 A-ONB-16 A-GUARD-03 signs up, verifies, logs in and onboards, in %s",
    async (colorScheme) => {
      const { page, complaints } = await newPerson({ colorScheme });
      const email = `mina.${colorScheme}@nordlys.test`;

      await page.goto("/sign-up");
      await page.getByRole("button", { name: "Sign up" }).waitFor();
      expect(await axeFindings(page), "sign-up").toEqual([]);
      await signUp(page, email, "Nordlys7");
      await page.getByText(email).waitFor();
      expect(await axeFindings(page), "verify e-mail").toEqual([]);

      await page.goto(await mailedLink(email, "Verify your email address"));
      await page.getByRole("heading", { name: "Your email is verified" }).waitFor();
      expect(await axeFindings(page), "verified").toEqual([]);
      await page.getByRole("heading", { name: "Welcome" }).waitFor();
      await signIn(page, email, "Nordlys7");

      await page.getByRole("heading", { name: "Welcome to Callwright" }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/onboarding");
      expect(await axeFindings(page), "welcome").toEqual([]);
      await page.getByRole("button", { name: "Continue" }).click();

      await page.getByLabel("Company name").fill("Nordlys Lighting");
      await page.getByLabel("Website").fill("nordlys.test");
      await page.getByRole("button", { name: /Country/ }).click();
      await page.getByRole("combobox", { name: "Search" }).fill("Norw");
      await page.getByRole("option", { name: /Norway/ }).click();
      expect(await axeFindings(page), "company").toEqual([]);
      await page.getByRole("button", { name: "Continue" }).click();

      await page.getByRole("group", { name: "Products" }).getByRole("button").first().click();
      await page.getByLabel("Add your own product").fill("Pendant lamps");
      await page.keyboard.press("Enter");
      await page.getByRole("button", { name: "Pendant lamps", pressed: true }).waitFor();
      expect(await axeFindings(page), "product").toEqual([]);
      await page.getByRole("button", { name: "Continue" }).click();

      await page.getByRole("definition").filter({ hasText: "https://nordlys.test" }).waitFor();
      expect(await axeFindings(page), "summary").toEqual([]);
      await page.getByRole("button", { name: "Let's start!" }).click();
      await page.waitForURL("**/dashboard");
      await page.goto("/onboarding");
      await page.waitForURL("**/dashboard");
      expect(complaints).toEqual([]);
    },
  );

  test("A-LOGIN-11 who has not verified the address is led there instead of in, and gets another mail", async () => {
    const { page } = await newPerson();
    const email = "ravi@nordlys.test";
    await signUp(page, email, "Nordlys7");
    await page.goto("/login");
    await signIn(page, email, "Nordlys7");
    await page.getByRole("heading", { name: "Verify your email" }).waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain("Token");
    const first = await mailedLink(email, "Verify your email address");
    await page.getByRole("button", { name: "Resend email" }).click();
    await page.getByText("We sent the email again.").waitFor();
    expect(await mailedLink(email, "Verify your email address")).not.toBe(first);
  });

  test("A-VERIFY-03 A-VERIFY-04 a link that is no good says so and leads to the login", async () => {
    const { page } = await newPerson();
    await page.goto("/verify-email?token=nothing");
    await page.getByRole("heading", { name: "Email verification failed" }).waitFor();
    await page.getByRole("heading", { name: "Welcome" }).waitFor();
  });

  test("leaving the onboarding with something filled in asks first", async () => {
    const { page } = await newPerson();
    await page.goto("/login");
    await signIn(page, "new@callwright.test", "Callwright1");
    await page.getByRole("button", { name: "Continue" }).click();
    await page.getByLabel("Company name").fill("Nordlys Lighting");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("alertdialog", { name: "Are you sure?" }).waitFor();
    await page.getByRole("button", { name: "Keep editing" }).click();
    expect(await page.getByLabel("Company name").inputValue()).toBe("Nordlys Lighting");
    await page.getByRole("button", { name: "Sign out" }).click();
    await page.getByRole("button", { name: "Discard" }).click();
    await page.getByRole("heading", { name: "Welcome", exact: true }).waitFor();
  });
});

describe("beside every form of the access", () => {
  test("A-AUTHLAY-01 A-AUTHLAY-02 the poster stands on wide screens, and the logo above the form on a phone", async () => {
    const { page } = await newPerson();
    await page.goto("/login");
    const poster = page.getByText("Calls, well made.");
    const form = page.getByRole("main");
    await poster.waitFor();
    const [left, right] = [await poster.boundingBox(), await form.boundingBox()];
    expect(left!.x + left!.width).toBeLessThanOrEqual(right!.x);
    await page.setViewportSize({ width: 390, height: 844 });
    await poster.waitFor({ state: "hidden" });
    await form.getByText("Callwright", { exact: true }).waitFor();
  });

  test("A-LOGOUT-01 A-LOGOUT-02 A-LOGOUT-03 signing out says so and leaves nothing behind", async () => {
    const { page } = await newPerson();
    await page.goto("/login");
    await signIn(page, "seller@callwright.test", "Callwright1");
    await page.waitForURL("**/dashboard");
    // The response is delayed, so that the text meanwhile can be read.
    const answers = Promise.withResolvers<void>();
    await page.route("**/v1/auth/logout", (route) => answers.promise.then(() => route.continue()));
    await page.goto("/logout");
    await page.getByText("Signing out").waitFor();
    answers.resolve();
    await page.getByRole("heading", { name: "Welcome", exact: true }).waitFor();
    const kept = await page.evaluate(() => ({ tokens: JSON.stringify(localStorage), state: sessionStorage.length }));
    expect(kept.tokens).not.toContain("refreshToken");
    expect(kept.state).toBe(0);
    await page.goto("/dashboard");
    await page.getByRole("heading", { name: "Welcome", exact: true }).waitFor();
  });
});

describe("who forgot the password", () => {
  test.each(["light", "dark"] as const)(
    "A-LOGIN-04 A-RESET-01 A-RESET-02 A-RESET-03 A-RESET-12 sets a new one by mail and signs in with it, by keyboard, in %s",
    async (colorScheme) => {
      const { page, complaints } = await newPerson({ colorScheme });
      const email = `forgot.${colorScheme}@nordlys.test`;
      await signUp(page, email, "Nordlys7");
      await page.goto(await mailedLink(email, "Verify your email address"));
      await page.getByRole("heading", { name: "Welcome" }).waitFor();

      await tabTo(page, page.getByRole("link", { name: "Forgot password?" }));
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Forgot your password?" }).waitFor();
      expect(await axeFindings(page), "forgot password").toEqual([]);
      await tabTo(page, page.getByRole("textbox", { name: "Email" }));
      await page.keyboard.type(email);
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Check your email" }).waitFor();
      await page.getByText(email).waitFor();
      expect(await axeFindings(page), "link sent").toEqual([]);

      await page.goto(await mailedLink(email, "Set a new password"));
      await page.getByRole("heading", { name: "Set a new password" }).waitFor();
      expect(await axeFindings(page), "reset password").toEqual([]);
      await tabTo(page, page.getByLabel("New password", { exact: true }));
      await page.keyboard.type("Aurora8");
      await tabTo(page, page.getByLabel("Confirm new password"));
      await page.keyboard.type("Aurora8");
      await page.keyboard.press("Enter");
      await page.getByRole("heading", { name: "Welcome" }).waitFor();

      await signIn(page, email, "Nordlys7");
      await page.getByText("Incorrect email or password. Please try again.").first().waitFor();
      complaints.length = 0; // The browser itself complains about the refusal.
      await signIn(page, email, "Aurora8");
      await page.getByRole("heading", { name: "Welcome to Callwright" }).waitFor();
      expect(complaints).toEqual([]);
    },
  );

  test("A-RESET-05 reports an issue when no mail arrives", async () => {
    const { page } = await newPerson();
    await page.goto("/forgot-password");
    await page.getByRole("textbox", { name: "Email" }).fill("nobody@nordlys.test");
    await page.getByRole("button", { name: "Send link" }).click();
    await page.getByRole("link", { name: "Report an issue" }).click();
    const report = page.getByRole("dialog", { name: "Report an issue" });
    await report.waitFor();
    expect(await report.getByRole("textbox", { name: "Email" }).inputValue()).toBe("nobody@nordlys.test");
  });
});
