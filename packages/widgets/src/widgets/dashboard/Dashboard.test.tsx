import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, onTestFinished, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { Dashboard, type DashboardProps } from "./index.js";
import { stillClock } from "../../testing/stillClock.js";
import { dashboardHandlers, noResultYet, nothingYet, statistics } from "./testing/DrawnDashboard.js";

const draw = (props: DashboardProps = {}, handlers: FakeHandlers = {}) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <Dashboard {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...dashboardHandlers(), ...handlers }) },
  );

const texts = (elements: Element[]) => elements.map(({ textContent }) => textContent);

describe("how the calls go, at a glance", () => {
  test("A-DASH-01 every answer is counted in a table, beside a ring that only illustrates it", async () => {
    await draw();
    const table = page.getByRole("table", { name: "Call answers" });
    await expect.element(table.getByText("486")).toBeVisible();
    expect(texts(table.getByRole("row").elements())).toEqual([
      "AnswerCallsShare",
      "Positive48612.3%",
      "Neutral1,10427.9%",
      "Negative52713.3%",
      "Answering machine3007.6%",
      "No call1,54539.0%",
    ]);
    await expect.poll(() => document.querySelectorAll("[aria-hidden] svg path").length).toBeGreaterThanOrEqual(5);
  });

  test.each([390, 1024, 1280])("A-DASH-01 every answer is named in full at %i px", async (width) => {
    await page.viewport(width, 800);
    onTestFinished(() => page.viewport(1280, 800));
    await draw();
    const heads = page.getByRole("table", { name: "Call answers" }).getByRole("rowheader");
    await expect.element(heads.first()).toBeVisible();
    const cut = heads.elements().filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
    expect(texts(cut)).toEqual([]);
  });

  test("A-DASH-02 statuses carry their mark, label, count and share, not only a colour", async () => {
    await draw();
    const list = page.getByRole("list", { name: "Call statuses" });
    await expect.element(list.getByText("2,417")).toBeVisible();
    expect(texts(list.getByRole("listitem").elements())).toEqual([
      "Completed2,41761.0%",
      "No Answer1,10227.8%",
      "Failed3117.8%",
      "Queued1273.2%",
      "Other50.1%Scheduled: 5",
    ]);
  });

  test("A-DASH-02 R-36 what has no bar of its own is counted too: the statuses add up to the calls", async () => {
    const status = { ...statistics.status, BUSY: 41, CANCELLED: 7, IN_PROGRESS: 1 };
    const answer = { ...statistics.answer, IN_PROGRESS: 49 };
    const all = { answer, status, stats: { totalCount: statistics.stats.totalCount + 49 } };
    await draw({}, { getCallStatistics: () => ok(all) });
    const list = page.getByRole("list", { name: "Call statuses" });
    await expect.element(list.getByText("Other", { exact: true })).toBeVisible();
    expect(texts(list.getByRole("listitem").elements()).at(-1)).toBe(
      "Other541.3%Scheduled: 5In Progress: 1Busy: 41Cancelled: 7",
    );
    const countsOf = (elements: Element[]) =>
      elements.reduce((sum, { textContent }) => sum + Number(textContent.replaceAll(",", "")), 0);
    expect(countsOf([...list.element().querySelectorAll("b")])).toBe(all.stats.totalCount);
    const answers = page.getByRole("table", { name: "Call answers" }).element();
    expect(countsOf([...answers.querySelectorAll("tbody td:nth-of-type(1)")])).toBe(all.stats.totalCount);
  });

  test("how many calls have a status is always said the same way", async () => {
    await draw();
    await expect.element(page.getByText("Queued: 127", { exact: true })).toBeVisible();
    await expect.element(page.getByText("Scheduled: 5", { exact: true })).toBeVisible();
  });

  test("calls that are held because placing them failed are told of, with the reason and when one is tried", async () => {
    const breakers = [fixtures.callBreaker()];
    await draw({}, { getCallPause: () => ok(fixtures.callPause({ breakers, waitingCount: 12 })) });
    await expect.element(page.getByText("Your calls cannot be placed at the moment")).toBeVisible();
    await expect.element(page.getByText(/12 calls wait, and none is lost/)).toBeVisible();
  });

  test("A-DASH-03 the potential customers are counted, and lead to their page", async () => {
    const onOpenPotentialCustomers = vi.fn();
    await draw({ onOpenPotentialCustomers });
    await expect.element(page.getByText("1,284")).toBeVisible();
    await page.getByRole("link", { name: "View all potential customers" }).click();
    expect(onOpenPotentialCustomers).toHaveBeenCalledOnce();
  });

  test("the latest and the next calls are there, and lead to their detail", async () => {
    const onOpenCall = vi.fn();
    await draw({ onOpenCall });
    await page.getByRole("list", { name: "Recent calls" }).getByText("Okafor Trading Ltd").click();
    expect(onOpenCall).toHaveBeenCalledWith({ callId: fixtures.idOf("call", 3) });
    const scheduled = page.getByRole("list", { name: "Scheduled" });
    await expect.element(scheduled.getByText("Greystone Supply Co.")).toBeVisible();
    expect(texts(scheduled.getByRole("listitem").elements())[0]).toBe("Greystone Supply Co.10:30 AM in Chicago7:30 PM");
  });

  test("a scheduled call says the day of the customer, where it is not today", async () => {
    await draw();
    const scheduled = page.getByRole("list", { name: "Scheduled" }).getByRole("listitem");
    await expect.element(scheduled.nth(2).getByText(/^Tomorrow \d+:\d\d [AP]M in /)).toBeVisible();
    await expect.element(scheduled.nth(0).getByText("10:30 AM in Chicago", { exact: true })).toBeVisible();
  });

  test("the numbers follow the calls as they go on", async () => {
    const { api } = await draw();
    await expect.element(page.getByText("486 of 2,117 answered")).toBeVisible();
    const more = { ...statistics, answer: { ...statistics.answer, POSITIVE: 487 } };
    api.use({ getCallStatistics: () => ok(more) });
    api.push(fixtures.callUpdated(fixtures.call({ status: "COMPLETED" }, 2)));
    await expect.element(page.getByText("487 of 2,118 answered")).toBeVisible();
  });

  test("R-16 a manager looks at one seller company's", async () => {
    const sellerCompanyId = fixtures.idOf("company", 1);
    const profile = fixtures.managerProfile();
    const { api } = await draw({ sellerCompanyId, onStartCall: vi.fn() }, { getProfile: () => ok(profile) });
    await expect.element(page.getByText("3,962").first()).toBeVisible();
    expect(api.requests("getCallStatistics")[0]?.input.query).toEqual({ sellerCompanyId });
    expect(api.requests("getPotentialCustomerStatistics")[0]?.input.query).toEqual({ sellerCompanyId });
    expect(api.requests("listCalls").every(({ input }) => input.query.sellerCompanyId === sellerCompanyId)).toBe(true);
    // Managers start no calls (A-CC-10).
    expect(page.getByRole("button", { name: "Start a call" }).elements()).toEqual([]);
  });
});

describe("when there is nothing to show", () => {
  test("a new company is told so, in numbers that are none", async () => {
    await draw({}, nothingYet);
    await expect.element(page.getByText("You currently have no phone calls. Let's make one now!")).toBeVisible();
    await expect.element(page.getByText("No calls are scheduled.")).toBeVisible();
    await expect.element(page.getByText("0 of 0 answered")).toBeVisible();
  });

  test("and its one next step is there", async () => {
    const onStartCall = vi.fn();
    await draw({ onStartCall }, nothingYet);
    await page.getByRole("region", { name: "Recent calls" }).getByRole("button", { name: "Start a call" }).click();
    expect(onStartCall).toHaveBeenCalledOnce();
  });

  test("A-ERR-05 a server in trouble says so in its own words, and can be asked again", async () => {
    const { api } = await draw({}, { getCallStatistics: () => fail(500, "INTERNAL_ERROR", "Counting failed.") });
    await expect.element(page.getByRole("alert").getByText("Counting failed.")).toBeVisible();
    api.use({ getCallStatistics: () => ok(statistics) });
    page.getByRole("button", { name: "Try Again" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("2,417 of 3,962")).toBeVisible();
    await expect.element(page.getByRole("heading", { name: "Dashboard" })).toHaveFocus();
  });

  test("who may not count calls is told that, not an error", async () => {
    await draw({}, { getCallStatistics: () => fail(403, "FORBIDDEN") });
    await expect.element(page.getByText("You do not have access to the dashboard.")).toBeVisible();
  });
});

describe("getting started, until there is a result", () => {
  const card = () => page.getByRole("region", { name: "Getting started" });
  const steps = () => texts(card().getByRole("listitem").elements());
  const leads = () => ({ onOpenPotentialCustomers: vi.fn(), onStartCall: vi.fn(), onOpenCalls: vi.fn() });

  test("a new seller sees the way to it, and the free minutes to go it with", async () => {
    const given = leads();
    await draw(given, nothingYet);
    await expect.element(card().getByText(/^You have \d+ free minutes to call with\.$/)).toBeVisible();
    expect(steps()).toEqual([
      "Add somebody you want to sell toAdd a customer",
      "Add the person to call, with a phone numberAdd a contact",
      "Choose the product to talk aboutAdd to the Call Center",
      "Make the first callCall",
      "See what came of itMy Calls",
    ]);
    await card().getByRole("button", { name: "Add a customer" }).click();
    expect(given.onOpenPotentialCustomers).toHaveBeenCalledOnce();
  });

  test("what is there is done, and the first result is seen before it goes", async () => {
    const given = leads();
    const { api } = await draw(given, noResultYet);
    await card().getByRole("button", { name: "My Calls" }).click();
    expect(given.onOpenCalls).toHaveBeenCalledOnce();
    expect(steps().filter((step) => step?.endsWith("Done"))).toHaveLength(4);
    api.use({ getCallStatistics: () => ok(statistics) });
    api.push(fixtures.callUpdated(fixtures.call({ status: "COMPLETED" }, 2)));
    await expect.poll(() => steps().filter((step) => step?.endsWith("Done"))).toHaveLength(5);
  });

  test("it can be dismissed, and the host keeps that", async () => {
    const onGettingStartedDismissed = vi.fn();
    await draw({ ...leads(), onGettingStartedDismissed }, nothingYet);
    await page.getByRole("button", { name: "Dismiss getting started" }).click();
    await expect.element(card()).not.toBeInTheDocument();
    expect(onGettingStartedDismissed).toHaveBeenCalledOnce();
    expect(page.getByText("0 of 0 answered").elements()).toHaveLength(1);
  });

  test.each([
    ["somebody who had a result", {}, {}],
    ["a manager", {}, { ...nothingYet, getProfile: () => ok(fixtures.managerProfile()) }],
    ["who dismissed it", { hasGettingStarted: false }, nothingYet],
    ["who is led nowhere", { onOpenPotentialCustomers: undefined }, nothingYet],
  ] as const)("it is nothing for %s, and nothing is asked for", async (_who, props, handlers) => {
    const { onOpenPotentialCustomers, ...others } = { ...leads(), ...props };
    const given = { ...others, ...(onOpenPotentialCustomers && { onOpenPotentialCustomers }) };
    const { api } = await draw(given, handlers);
    await expect.element(page.getByText(/ answered$/)).toBeVisible();
    expect(card().elements()).toEqual([]);
    expect(api.requests("listPhoneBooks")).toEqual([]);
  });
});

itBehavesLikeAWidget({
  name: "dashboard",
  catalogue: "dashboard",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <Dashboard {...props} />
    </ClockContext.Provider>
  ),
  handlers: dashboardHandlers(),
  readyText: "Okafor Trading Ltd",
  hiddenWithoutHandler: [
    { role: "button", name: "Start a call" },
    { role: "link", name: "View all potential customers" },
    { role: "link", name: "My Calls" },
    { role: "link", name: "Okafor Trading Ltd" },
  ],
});
