import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { Dashboard, type DashboardProps } from "./index.js";
import { dashboardHandlers, nothingYet, statistics, stillClock } from "./testing/DrawnDashboard.js";

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

  test("A-DASH-02 statuses carry their mark, label, count and share, not only a colour", async () => {
    await draw();
    const list = page.getByRole("list", { name: "Call statuses" });
    await expect.element(list.getByText("2,417")).toBeVisible();
    expect(texts(list.getByRole("listitem").elements())).toEqual([
      "Completed2,41761.0%",
      "No Answer1,10227.8%",
      "Failed3117.8%",
      "Queued1323.3%",
    ]);
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
    // Managers make no calls (A-CC-10).
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

  test("A-ERR-05 a server in trouble says so in its own words, and can be asked again", async () => {
    const { api } = await draw({}, { getCallStatistics: () => fail(500, "INTERNAL_ERROR", "Counting failed.") });
    await expect.element(page.getByRole("alert").getByText("Counting failed.")).toBeVisible();
    api.use({ getCallStatistics: () => ok(statistics) });
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect.element(page.getByText("2,417 of 3,962")).toBeVisible();
  });

  test("who may not count calls is told that, not an error", async () => {
    await draw({}, { getCallStatistics: () => fail(403, "FORBIDDEN") });
    await expect.element(page.getByText("You may not see the dashboard.")).toBeVisible();
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
