import { createClient } from "@callwright/sdk";
import type { Page } from "playwright-core";
import { afterAll, describe, expect, inject, test } from "vitest";

import { axeFindings } from "./axe.ts";
import { keptMail } from "./mailbox.ts";
import { newSeller } from "./newSeller.ts";
import { arrive, closeBrowser, newPerson } from "./person.ts";

afterAll(closeBrowser);

const welcome = (page: Page) => page.getByRole("dialog", { name: "Hear it before your customers do" });

describe("a new seller", () => {
  test("A-DASH-04 A-WELC-01 A-WELC-04 A-WELC-06 is welcomed once, with a test call", async () => {
    const { email } = await newSeller("Deniz");
    const { page, complaints } = await newPerson();
    await arrive(page, email);
    await welcome(page).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("textbox", { name: "Phone number" }).fill("+902125550144");
    await page.getByRole("button", { name: "Call me" }).click();
    await page.getByText("We're calling you now. Please wait for a moment.").waitFor();
    await welcome(page).waitFor({ state: "detached" });
    await page.reload();
    await page.getByText("0 of 0 answered").waitFor();
    // the test call is in no list.
    await page.getByText("You currently have no phone calls. Let's make one now!").waitFor();
    expect(await welcome(page).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test("A-WELC-02 A-LAYOUT-20 or skips it by keyboard, and sees that a new company has no money yet", async () => {
    const { email } = await newSeller("Ece");
    const { page, complaints } = await newPerson();
    await arrive(page, email);
    await welcome(page).waitFor();
    await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await welcome(page).waitFor({ state: "detached" });
    await page.getByRole("banner").getByText("Your balance is low.").waitFor();
    expect(complaints).toEqual([]);
  });

  test("A-PROF-01 A-PROF-02 B-PROF-01 changes their name, and the header follows", async () => {
    const { email } = await newSeller("Fatma");
    const { page, complaints } = await newPerson();
    await arrive(page, email);
    await welcome(page).getByRole("button", { name: "Skip" }).click();
    await page.getByRole("banner").getByRole("button", { name: "Fatma Yılmaz" }).click();
    await page.getByRole("button", { name: "Settings" }).click();
    await page.waitForURL("**/settings/profile");
    await page.getByRole("textbox", { name: "Surname" }).fill("Demir");
    await page.getByRole("button", { name: "Save", exact: true }).click();
    await page.getByText("Your user info updated successfully.").waitFor();
    await page.getByRole("banner").getByRole("button", { name: "Fatma Demir" }).waitFor();
    expect(complaints).toEqual([]);
  });
});

describe("the dashboard", () => {
  test("A-DASH-01 A-DASH-02 A-DASH-03 counts what the lists hold", async () => {
    const client = createClient({ baseUrl: inject("productUrl") });
    client.session.start(
      await client.call("login", { body: { email: "free@callwright.test", password: "Callwright1" } }),
    );
    const callsThatAre = async (query: { statuses?: ["COMPLETED"]; answers?: ["POSITIVE"] }) =>
      (await client.call("listCalls", { query: { perPage: 1, ...query } })).metaData.totalCount;
    const customers = (await client.call("listPotentialCustomers", { query: { perPage: 1 } })).metaData.totalCount;

    const { page, complaints } = await newPerson();
    await arrive(page, "free@callwright.test");
    await page.getByText(`${await callsThatAre({ statuses: ["COMPLETED"] })} of ${await callsThatAre({})}`).waitFor();
    const positive = page.getByRole("table", { name: "Call answers" }).getByRole("row", { name: /^Positive/ });
    expect(await positive.textContent()).toContain(`Positive${await callsThatAre({ answers: ["POSITIVE"] })}`);
    const fact = page.locator("dl > div").filter({ hasText: "Potential customers" });
    expect(await fact.textContent()).toContain(`${customers}View all`);
    expect(complaints).toEqual([]);
  });

  test("R-16 R-08 a manager narrows it to one seller company, until they leave the page", async () => {
    const { page } = await newPerson();
    await arrive(page, "rep@callwright.test");
    await page.getByRole("button", { name: "Seller", exact: true }).click();
    await page.getByRole("option", { name: "Aegean Olive Trading" }).click();
    await page.keyboard.press("Escape");
    const chosen = page.getByRole("button", { name: /Seller Aegean Olive Trading/ });
    await chosen.waitFor();
    await page.reload();
    await chosen.waitFor();
    await page.getByRole("link", { name: "All Calls" }).first().click();
    await page.getByRole("heading", { name: "All Calls" }).waitFor();
    await page.getByRole("link", { name: "Dashboard" }).click();
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    expect(await chosen.count()).toBe(0);
  });

  test("A-SHELL-04 A-ROUTE-01 every page begins at its top, and the first one is the dashboard", async () => {
    const { page } = await newPerson({ viewport: { width: 390, height: 600 } });
    await arrive(page, "seller@callwright.test");
    const scroller = page.locator("[data-widget=dashboard] > div:not([data-cw-overlays])");
    await scroller.evaluate((element) => element.scrollTo(0, 500));
    await page.goto("/");
    await page.waitForURL("**/dashboard");
    await page.getByRole("heading", { name: "Dashboard", level: 1 }).waitFor();
    expect(await scroller.evaluate((element) => element.scrollTop)).toBe(0);
    await expect.poll(() => page.title()).toBe("Dashboard · Callwright");
  });
});

describe("somebody who needs us", () => {
  test("A-CONTACT-01 A-CONTACT-06 A-LAYOUT-01 writes from the header, and it is mailed", async () => {
    const { page, complaints } = await newPerson();
    await arrive(page, "seller@callwright.test");
    await page.getByRole("banner").getByRole("button", { name: "Contact us" }).click();
    await page.getByRole("textbox", { name: "Phone number" }).fill("+902125550142");
    await page.getByRole("textbox", { name: "Message" }).fill("Please call me about the larger plans.");
    await page.getByRole("button", { name: "Send" }).click();
    await page.getByText("Your message sent successfully").waitFor();
    const mail = await keptMail("of the message", ({ text }) => text.includes("larger plans"));
    expect(mail.text).toContain("+902125550142");
    expect(complaints).toEqual([]);
  });

  test("A-CONTACT-02 reports an issue with the name that is known", async () => {
    const { page } = await newPerson();
    await arrive(page, "master@callwright.test");
    await page.getByRole("banner").getByRole("button", { name: "Contact us" }).click();
    await page.getByRole("link", { name: /Report an issue/ }).click();
    expect(await page.getByRole("textbox", { name: "Email" }).inputValue()).toBe("master@callwright.test");
    await page.getByRole("textbox", { name: "Phone number" }).fill("+902125550143");
    await page.getByRole("textbox", { name: "Message" }).fill("The export stops half way.");
    await page.getByRole("button", { name: "Send" }).click();
    const mail = await keptMail("of the report", ({ text }) => text.includes("half way"));
    expect(mail.text).toContain("master@callwright.test");
  });
});

test.each(["light", "dark"] as const)(
  "axe finds nothing on the dashboard and the profile in %s",
  async (colorScheme) => {
    const { page } = await newPerson({ colorScheme });
    await arrive(page, "seller@callwright.test");
    await page.getByRole("list", { name: "Recent calls" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole("banner").getByRole("button", { name: "Contact us" }).click();
    await page.getByRole("dialog", { name: "Contact us" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.goto("/settings/profile");
    await page.getByRole("textbox", { name: "Surname" }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  },
);
