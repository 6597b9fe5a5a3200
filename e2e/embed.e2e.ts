import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";

import { demoApiKey } from "../examples/demoApiKey.ts";
import { axeFindings } from "./axe.ts";
import { hasFocus, tabTo } from "./keyboard.ts";
import { styleChanges, stylesInShadow, stylesOfPage } from "./pageStyles.ts";
import { closeBrowser, newPerson } from "./person.ts";
import { type Running, startPlainCrm } from "./product.ts";

let crm: Running;

beforeAll(async () => {
  crm = await startPlainCrm(inject("productUrl"));
});
afterAll(async () => {
  await closeBrowser();
  await crm[Symbol.asyncDispose]();
});

describe("the call history in a CRM on another origin", () => {
  test("somebody with a mouse filters, opens a call and hears it (A-CALLS-12, A-CONV-01)", async () => {
    const { page, complaints } = await openCrm();
    expect(await widget(page).evaluate(({ shadowRoot }) => shadowRoot?.mode)).toBe("open");
    await page.getByRole("heading", { name: "Call History" }).waitFor();

    await filterChip(page, "Status").click();
    await page.getByRole("option", { name: "Completed" }).click();
    await page.keyboard.press("Escape");
    // A row is pressed once the list of options has closed.
    await page.getByRole("listbox").waitFor({ state: "detached" });
    await onlyStatus(page, "Completed");

    await heardRows(page).first().getByText("Completed").click();
    const drawer = page.getByRole("dialog");
    await drawer.getByRole("heading", { name: "Conversation" }).waitFor();
    await playButton(drawer).click();
    await soundGoesOn(page);
    await expectNoAxeViolations(page);
    await drawer.getByRole("button", { name: "Close" }).click();
    await drawer.waitFor({ state: "detached" });
    await expectNoAxeViolations(page);
    expect(complaints).toEqual([]);
  });

  test("somebody without a mouse filters, opens a call, hears it and comes back to its row (A-CALLS-12, A-CONV-01)", async () => {
    const { page, complaints } = await openCrm();
    await tabTo(page, filterChip(page, "Status"));
    await page.keyboard.press("Enter");
    await page.getByRole("option", { name: "Completed" }).waitFor();
    await page.keyboard.type("Completed");
    await page.getByRole("option", { name: "Ringing" }).waitFor({ state: "detached" });
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape"); // clears the search
    await page.keyboard.press("Escape"); // closes the list
    await focusOn(filterChip(page, "Status"));
    await onlyStatus(page, "Completed");

    const row = heardRows(page).nth(1);
    await tabTo(page, rows(page).first());
    await tabTo(page, row, { key: "ArrowDown" });
    await page.keyboard.press("Enter");
    const drawer = page.getByRole("dialog");
    await focusOn(drawer);
    await tabTo(page, playButton(drawer));
    await page.keyboard.press("Space");
    await soundGoesOn(page);
    await page.keyboard.press("Enter");
    await playButton(drawer).waitFor();
    await page.keyboard.press("Escape"); // closes the button's tooltip
    await page.keyboard.press("Escape"); // closes the drawer
    await drawer.waitFor({ state: "detached" });
    await focusOn(row);
    expect(complaints).toEqual([]);
  });

  test("the list and who sees it are asked for once, while the code that shows them is still loading", async () => {
    const { page, complaints } = await newPerson({ baseURL: crm.url });
    const isRead = (address: string) => /\/v1\/(calls\/history\?.*phoneBookId|users\/profile\/me)/.test(address);
    const reads: string[] = [];
    page.on("request", (request) => {
      if (request.method() === "GET" && isRead(request.url())) reads.push(new URL(request.url()).pathname);
    });
    const both = ["/v1/calls/history?", "/v1/users/profile/me"].map((path) =>
      page.waitForResponse((response) => response.request().method() === "GET" && response.url().includes(path)),
    );
    await page.route("**/embed/element-*.js", async (route) => {
      await Promise.all(both);
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    await ready(page);
    await page.locator("cw-call-button").getByRole("button", { name: "Call Saga Lindqvist" }).waitFor();
    expect(reads.toSorted()).toEqual(["/v1/calls/history", "/v1/users/profile/me"]);
    expect(complaints).toEqual([]);
  });

  test("calls are shown although the code that asks for them early cannot be had", async () => {
    const { page } = await newPerson({ baseURL: crm.url });
    const refused = page.waitForEvent("requestfailed", (request) => request.url().includes("/embed/early-"));
    await page.route("**/embed/early-*.js", (route) => route.abort());
    await page.goto("/", { waitUntil: "commit" });
    await refused;
    await ready(page);
  });

  test("the page's styles stay out of the widget, and the widget's out of the page", async () => {
    const { page } = await newPerson({ baseURL: crm.url });
    const scriptMayCome = Promise.withResolvers<void>();
    await page.route("**/embed/callwright.js", async (route) => {
      await scriptMayCome.promise;
      await route.continue();
    });
    await page.goto("/", { waitUntil: "commit" });
    const ofTheHost = page.locator(":is(html, body, body *):not(cw-call-history, cw-call-button)");
    await page.locator("cw-call-history").waitFor({ state: "attached" });
    const before = await stylesOfPage(ofTheHost);
    scriptMayCome.resolve();
    await ready(page);
    await heardRows(page).first().getByText("Completed").click();
    await page.getByRole("dialog").waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(styleChanges(before, await stylesOfPage(ofTheHost))).toEqual([]);

    const ofTheWidget = page.locator("[data-widget] :is(header, thead, tbody tr:first-child) :not(svg, svg *)");
    await page.mouse.move(0, 0);
    const amongHostileStyles = await stylesInShadow(ofTheWidget);
    expect(amongHostileStyles.elements.length).toBeGreaterThan(40);
    await page.evaluate(() => [...document.styleSheets].forEach((sheet) => (sheet.disabled = true)));
    expect(styleChanges(amongHostileStyles, await stylesInShadow(ofTheWidget))).toEqual([]);
  });

  test("the button beside the number calls it, and says how the call goes until its result", async () => {
    const { page, complaints } = await openCrm();
    const beside = page.locator("cw-call-button");
    await beside.getByText(/^\d+:\d\d.* in Malmö$/).waitFor();
    await beside.getByRole("button", { name: "Call Saga Lindqvist" }).click();
    await page.getByRole("dialog", { name: "Call Saga Lindqvist" }).getByRole("button", { name: "Call Now" }).click();
    const status = beside.getByRole("status");
    await status.getByText(/Queued|Ringing|In Progress/).waitFor();
    await status.getByText(/Completed|Busy|No Answer|Failed/).waitFor({ timeout: 120_000 });
    await expectNoAxeViolations(page);
    expect(complaints).toEqual([]);
  }, 150_000);

  test("the CRM's own button calls its contact, its own list says so, and the balance is a tab away (A-CC-03)", async () => {
    const { page, complaints } = await openCrm();
    await page.getByRole("button", { name: "Call", exact: true }).first().click();
    await page.getByRole("dialog", { name: "Call Saga Lindqvist" }).getByRole("button", { name: "Call Now" }).click();
    await page.getByText("Call is queued...").waitFor();
    for (const dialog of ["Call Saga Lindqvist", "Lindqvist Mat AB"]) {
      await page.keyboard.press("Escape");
      await page.getByRole("dialog", { name: dialog }).waitFor({ state: "detached" });
    }
    await page.getByRole("list", { name: "Activity" }).getByText("Saga Lindqvist called").waitFor();
    await page.getByRole("tab", { name: "Money" }).click();
    await page.getByRole("heading", { name: "Balance", exact: true }).first().waitFor();
    expect(complaints).toEqual([]);
  });

  test("the page gets a token of minutes, never the key, and a token is good on its own page only", async () => {
    const { page } = await newPerson({ baseURL: crm.url });
    const requests: { headers: Record<string, string>; url: string }[] = [];
    const texts: Promise<string>[] = [];
    page.on("request", async (request) => requests.push({ url: request.url(), headers: await request.allHeaders() }));
    page.on("response", (response) => {
      if (new URL(response.url()).pathname !== "/v1/events") texts.push(response.text().catch(() => ""));
    });
    const [answer] = await Promise.all([page.waitForResponse("**/callwright-session"), page.goto("/")]);
    const { token, expiresAt } = (await answer.json()) as { token: string; expiresAt: string };
    await ready(page);
    expect(Date.parse(expiresAt) - Date.now()).toBeLessThanOrEqual(15 * 60_000);
    const operations = requests.filter(({ url }) => url.includes("/v1/"));
    expect(new Set(operations.map(({ headers }) => headers.authorization))).toEqual(new Set([`Bearer ${token}`]));
    expect(operations.flatMap(({ headers }) => Object.keys(headers))).not.toContain("x-api-key");
    expect((await Promise.all(texts)).filter((text) => text.includes("cwk_"))).toEqual([]);

    const read = (origin: string) =>
      fetch(`${inject("productUrl")}/v1/calls/history`, { headers: { authorization: `Bearer ${token}`, origin } });
    expect((await read(crm.url)).status).toBe(200);
    const refused = await read("https://elsewhere.example.com");
    expect(refused.status).toBe(403);
    expect(await refused.json()).toHaveProperty("code", "ORIGIN_NOT_ALLOWED");
  });

  test("the page asks for one token, while the code of its elements is loading", async () => {
    const { page } = await newPerson({ baseURL: crm.url });
    let count = 0;
    page.on("request", (request) => (count += Number(request.url().endsWith("/callwright-session"))));
    const asked = page.waitForRequest("**/callwright-session");
    await page.route("**/embed/element-*.js", async (route) => {
      await asked;
      await route.continue();
    });
    await page.goto("/");
    await widget(page).locator("[data-row-id]").first().waitFor();
    expect(count).toBe(1);
  });

  test("the same page on an origin that the key does not name shows no calls, and says that something is wrong", async () => {
    const { page } = await newPerson({ baseURL: crm.url.replace("127.0.0.1", "localhost") });
    await page.goto("/");
    await page.locator("cw-call-history").getByRole("button", { name: "Try Again" }).waitFor();
    expect(await page.getByRole("rowheader").count()).toBe(0);
  });

  test("a page that stays open gets a new token before the old one ends", async () => {
    const { page } = await openCrm();
    const given: Promise<unknown>[] = [];
    page.on("response", (response) => {
      if (response.url().endsWith("/callwright-session")) given.push(response.json());
    });
    await page.clock.setSystemTime(Date.now() + 14.75 * 60_000);
    await filterChip(page, "Status").click();
    const [request] = await Promise.all([
      page.waitForRequest(/\/v1\/calls\/history\?.*statuses=COMPLETED/),
      page.getByRole("option", { name: "Completed" }).click(),
    ]);
    await onlyStatus(page, "Completed");
    // On this clock each new token is near its end, too: a live event may have requested another one meanwhile.
    const tokens = (await Promise.all(given)) as { token: string }[];
    expect(tokens.map(({ token }) => `Bearer ${token}`)).toContain((await request.allHeaders()).authorization);
  });

  test("what a narrowed session may not do is not offered; what it may do works", async () => {
    const { page, complaints } = await newPerson({ baseURL: crm.url });
    await giveSession(page, {
      allowedWidgets: ["call-history", "call-button"],
      allowedOperations: ["getProfile", "listCalls", "listPhoneBooks", "getCall", "getCallRecording", "streamEvents"],
    });
    await page.goto("/");
    await ready(page);
    for (const name of ["Cancel call", "Export"])
      await page.getByRole("button", { name }).first().waitFor({ state: "detached" });
    await heardRows(page).first().getByText("Completed").click();
    const drawer = page.getByRole("dialog");
    await playButton(drawer).waitFor();
    expect(await drawer.getByRole("button", { name: "Send feedback" }).count()).toBe(0);
    expect(complaints).toEqual([]);
  });

  test.each([
    ["call-center", "Call Center", "Add New Call"],
    ["potential-customers", "Potential Customers", "Create potential customer"],
  ])("%s is an element too, with its rows and its drawer", async (widgetName, title, drawerTitle) => {
    const { page, complaints } = await newPerson({ baseURL: crm.url });
    // The call history was on the page first, and has requested its calls when the other element replaces it.
    await giveSession(page, { allowedWidgets: ["call-history", "call-button", widgetName] });
    await page.goto("/");
    await widget(page).evaluate((element, name) => {
      element.outerHTML = element.outerHTML.replaceAll("cw-call-history", `cw-${name}`);
    }, widgetName);
    await page.getByRole("heading", { name: title }).waitFor();
    await ready(page);
    await page.getByRole("button", { name: "Create", exact: true }).click();
    await page.getByRole("dialog", { name: drawerTitle }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    expect(complaints).toEqual([]);
  });
});

/** Replaces the page's session with another one, as if the partner's backend had requested it. */
async function giveSession(page: Page, wishes: object): Promise<void> {
  const answer = await fetch(`${inject("productUrl")}/v1/embed-sessions`, {
    method: "POST",
    headers: { "x-api-key": await demoApiKey(inject("productUrl"), crm.url), "content-type": "application/json" },
    body: JSON.stringify({ ...wishes, origin: crm.url }),
  });
  const session: unknown = await answer.json();
  await page.route("**/callwright-session", (route) => route.fulfill({ json: session }));
}

async function openCrm() {
  const person = await newPerson({ baseURL: crm.url });
  await person.page.goto("/");
  await ready(person.page);
  return person;
}

const ready = (page: Page) => rows(page).first().waitFor();
const widget = (page: Page) => page.locator("cw-call-history");
const rows = (page: Page) => page.getByRole("row").filter({ has: page.getByRole("rowheader") });
/** Calls with a recording. */
const heardRows = (page: Page) => rows(page).filter({ has: page.getByRole("button", { name: /^Play/ }) });
/** A filter. The first button is meant: the header of the column that it filters has a button with the same name. */
const filterChip = (page: Page, name: string) => page.getByRole("button", { name }).first();

const playButton = (drawer: Locator) => drawer.getByRole("button", { name: "Play", exact: true });

const focusOn = (target: Locator) => expect.poll(() => hasFocus(target), { timeout: 10_000 }).toBe(true);

async function onlyStatus(page: Page, status: string): Promise<void> {
  await rows(page).filter({ hasNotText: status }).first().waitFor({ state: "detached" });
  expect(await rows(page).count()).toBeGreaterThan(0);
}

/** Expects that the recording plays: the button says "Pause", and the position advances. */
async function soundGoesOn(page: Page): Promise<void> {
  const player = page.getByRole("group", { name: "Recording" });
  await player.getByRole("button", { name: "Pause" }).waitFor();
  const second = () => player.getByRole("slider").getAttribute("aria-valuenow").then(Number);
  await expect.poll(second, { timeout: 10_000 }).toBeGreaterThan(1);
}

/** Checks the element and everything in its shadow root; the surrounding page belongs to the CRM. */
async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await axeFindings(page, { include: ["cw-call-history"] })).toEqual([]);
}
