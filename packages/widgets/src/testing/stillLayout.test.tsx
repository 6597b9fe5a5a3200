import { fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import type { ReactNode } from "react";
import { afterEach, describe, expect, test } from "vitest";
import { page } from "vitest/browser";

import { ClockContext } from "../lib/clock.js";
import { moneyHandlers } from "../money/testing/moneyHandlers.js";
import { Balance } from "../widgets/balance/index.js";
import { Dashboard } from "../widgets/dashboard/index.js";
import { dashboardHandlers, noResultYet } from "../widgets/dashboard/testing/DrawnDashboard.js";
import { Plans } from "../widgets/plans/index.js";
import { stillClock } from "./stillClock.js";
import { renderWidget } from "./index.js";

/** What may move while a page comes, as browsers score it. */
const mostShift = 0.02;

const led = { onStartCall() {}, onOpenPotentialCustomers() {}, onOpenCalls() {}, onOpenCall() {} };
const lowPlan = fixtures.profile({
  sellerCompanies: [fixtures.profileCompany({ balance: 1, subscription: fixtures.freeSubscription() })],
});

const pages: [string, draw: () => ReactNode, FakeHandlers, readyText: string][] = [
  ["the dashboard", () => <Dashboard {...led} />, dashboardHandlers(), "Okafor Trading Ltd"],
  [
    "the dashboard of who begins",
    () => <Dashboard {...led} />,
    { ...dashboardHandlers(), ...noResultYet },
    "Getting started",
  ],
  ["the plans", () => <Plans />, moneyHandlers(), "Active plan"],
  ["the plans of a free company", () => <Plans />, moneyHandlers({ profile: lowPlan }), "Active plan"],
  ["the balance of a seller", () => <Balance />, moneyHandlers(), "Call to Halvorsen Interiør AS, 4 min"],
  [
    "the balances of a manager",
    () => <Balance />,
    moneyHandlers({ profile: fixtures.managerProfile() }),
    "Call to Halvorsen Interiør AS, 4 min",
  ],
];

/** Hosts tell from the start who is looking; in a partner's page that may be known last. */
const orders = {
  "in their order": (names: string[]) => ["getProfile", ...names],
  "the other way round": (names: string[]) => ["getProfile", ...names.toReversed()],
  "who is looking last": (names: string[]) => [...names, "getProfile"],
};

/** Answers one after the other, slowly enough for what stands there meanwhile. */
function slowly(handlers: FakeHandlers, inOrder: (names: string[]) => string[]): FakeHandlers {
  const names = Object.keys(handlers).filter((name) => name !== "getProfile");
  const late = inOrder(names).map((name, turn) => {
    const answer = handlers[name as keyof FakeHandlers] as (...given: unknown[]) => unknown;
    const wait = () => new Promise((resolve) => setTimeout(resolve, 250 + turn * 60));
    return [name, async (...given: unknown[]) => wait().then(() => answer(...given))];
  });
  return Object.fromEntries(late) as FakeHandlers;
}

let observer: PerformanceObserver | undefined;
afterEach(() => observer?.disconnect());

/** Adds up what moves from now on. */
function watchShifts(): { score: () => number; worst: () => string } {
  const shifts: PerformanceEntry[] = [];
  observer = new PerformanceObserver((list) => shifts.push(...list.getEntries()));
  observer.observe({ type: "layout-shift" });
  const valueOf = (shift: PerformanceEntry) => (shift as unknown as { value: number }).value;
  return {
    score() {
      shifts.push(...(observer?.takeRecords() ?? []));
      return shifts.reduce((sum, shift) => sum + valueOf(shift), 0);
    },
    worst: () =>
      shifts
        .flatMap((shift) => (shift as unknown as { sources: { node: Node | null }[] }).sources)
        .map(({ node }) => (node instanceof Element ? `${node.tagName} ${node.textContent.slice(0, 40)}` : "?"))
        .join("; "),
  };
}

describe.each([390, 768, 1440])("nothing jumps while answers arrive, %i px wide", (width) => {
  describe.each(Object.entries(orders))("%s", (_order, inOrder) => {
    test.each(pages)("%s", async (_name, draw, handlers, readyText) => {
      await page.viewport(width, 900);
      const shifts = watchShifts();
      await renderWidget(
        <ClockContext.Provider value={stillClock}>
          <div style={{ blockSize: "100vh", display: "flex", flexDirection: "column" }}>{draw()}</div>
        </ClockContext.Provider>,
        { handlers: { listSettings: () => ok(fixtures.page(fixtures.settings())), ...slowly(handlers, inOrder) } },
      );
      await expect.element(page.getByText(readyText).first()).toBeVisible();
      await expect.poll(() => document.querySelector("[aria-busy=true]")).toBeNull();
      expect(shifts.score(), shifts.worst()).toBeLessThanOrEqual(mostShift);
    });
  });
});
