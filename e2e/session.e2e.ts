import type { Page } from "playwright-core";
import { afterAll, describe, expect, test } from "vitest";

import { arrive, closeBrowser, logIn, newPerson } from "./person.ts";

afterAll(closeBrowser);

const kept = "callwright.session";

/** The session as the browser stores it. */
function session(page: Page): Promise<{ accessToken?: string } | null> {
  return page.evaluate(
    (name) => JSON.parse(localStorage.getItem(name) ?? "null") as { accessToken?: string } | null,
    kept,
  );
}

/** Changes a token to one that the server no longer accepts, as if it had expired. */
async function expire(page: Page, ...tokens: ("accessToken" | "refreshToken")[]): Promise<void> {
  await page.evaluate(
    ({ name, tokens }) => {
      const session = JSON.parse(localStorage.getItem(name) ?? "{}") as Record<string, string>;
      for (const token of tokens) session[token] = `${session[token]?.slice(0, -6)}000000`;
      localStorage.setItem(name, JSON.stringify(session));
    },
    { name: kept, tokens },
  );
}

function countRenewals(page: Page): () => number {
  let count = 0;
  page.on("request", (request) => (count += Number(request.url().endsWith("/v1/auth/refresh"))));
  return () => count;
}

/** A note that a person is typing in the drawer of a call center item. */
async function writeNote(page: Page, title: string) {
  await page.goto("/call-center");
  await page.locator("[data-row-id]").first().press("Enter");
  const drawer = page.getByRole("dialog");
  await drawer.getByRole("tab", { name: "Notes" }).click();
  const fields = {
    title: drawer.getByRole("textbox", { name: "Title" }),
    review: drawer.getByRole("textbox", { name: "Review" }),
  };
  await fields.title.fill(title);
  await fields.review.fill("They want samples before the fair.");
  return { drawer, fields, add: drawer.getByRole("button", { name: "Add note" }) };
}

describe("a session that runs out while somebody writes in a drawer", () => {
  test("A-STATE-04 A-ERR-01 A-ERR-02 A-ERR-03 is renewed unnoticed, once, and what was typed is saved", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    const { drawer, fields, add } = await writeNote(page, "Renewed");
    const renewals = countRenewals(page);
    await expire(page, "accessToken");
    const expired = await session(page);
    const profile = page.waitForResponse((response) => response.url().endsWith("/profile/me") && response.ok());
    await add.click();
    await drawer.getByRole("heading", { name: "Renewed" }).waitFor();
    await profile;
    expect(renewals()).toBe(1);
    expect((await session(page))?.accessToken).not.toBe(expired?.accessToken);
    // The drawer is still the same, ready for the next note.
    expect(await fields.title.inputValue()).toBe("");
  });

  test("A-ERR-02 while a long form is filled in, nothing of it is lost", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test", "/potential-customers");
    await page.getByRole("button", { name: "Create", exact: true }).click();
    const drawer = page.getByRole("dialog", { name: "Create potential customer" });
    const name = drawer.getByRole("textbox", { name: "Name" }).first();
    await name.fill("Hammerfest Handel");
    const renewals = countRenewals(page);
    await expire(page, "accessToken");
    await drawer.getByRole("button", { name: /Products$/ }).click();
    await page.getByRole("combobox", { name: "Search" }).fill("Soap");
    await page.getByRole("option", { name: "Olive Oil Soap" }).click();
    await page.keyboard.press("Escape");
    await page.keyboard.press("Escape");
    await page.getByRole("combobox", { name: "Search" }).waitFor({ state: "detached" });
    await drawer.getByRole("button", { name: /Country$/ }).click();
    await page.getByRole("combobox", { name: "Search" }).fill("Norw");
    await page.getByRole("option", { name: "Norway" }).click();
    await expire(page, "accessToken");
    expect(await name.inputValue()).toBe("Hammerfest Handel");
    await drawer.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByText("Potential Customer created successfully").waitFor();
    await page.getByRole("row", { name: "Hammerfest Handel" }).waitFor();
    expect(renewals()).toBeGreaterThan(0);
  });

  test("and cannot be renewed just then keeps the drawer and what is in it until it can", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    const { drawer, fields, add } = await writeNote(page, "Offline");
    await expire(page, "accessToken");
    await page.route("**/v1/auth/refresh", (route) => route.abort("internetdisconnected"));
    await add.click();
    await drawer.getByRole("alert").waitFor();
    expect(await fields.title.inputValue()).toBe("Offline");
    await page.unroute("**/v1/auth/refresh");
    // The server is back, but it cannot identify the person.
    await page.route("**/v1/users/profile/me", (route) => route.fulfill({ status: 503, json: unavailable }));
    await add.click();
    await drawer.getByRole("heading", { name: "Offline" }).waitFor();
    expect(await page.getByRole("button", { name: "Try Again" }).count()).toBe(0);
  });

  test("A-ERR-04 R-14 and is refused a renewal ends: the login stands there and nothing is kept", async () => {
    const { page } = await newPerson();
    await arrive(page, "seller@callwright.test");
    const { add } = await writeNote(page, "Refused");
    await expire(page, "accessToken", "refreshToken");
    const left = page.waitForURL("**/logout");
    await add.click();
    await left;
    await page.getByRole("heading", { name: "Welcome", exact: true }).waitFor();
    expect(await session(page)).toBeNull();
    await logIn(page, "seller@callwright.test");
  });
});

test("signing out asks first while another tab has something unsaved, which is there after a no", async () => {
  const { page } = await newPerson();
  await arrive(page, "seller@callwright.test");
  const other = await page.context().newPage();
  const { fields } = await writeNote(other, "In the other tab");
  const signOut = async () => {
    await page
      .getByRole("banner")
      .getByRole("button", { name: /Seller|Demo/ })
      .click();
    await page.getByRole("button", { name: "Sign out" }).click();
  };
  await signOut();
  const question = page.getByRole("alertdialog", { name: "Sign out in all tabs?" });
  await question.getByRole("button", { name: "Cancel" }).click();
  await question.waitFor({ state: "detached" });
  expect(await fields.title.inputValue()).toBe("In the other tab");
  await signOut();
  await question.getByRole("button", { name: "Sign out" }).click();
  await page.waitForURL("**/login");
  await other.waitForURL("**/login");
});

const unavailable = { message: "The database is being moved.", code: "SERVICE_UNAVAILABLE" };
