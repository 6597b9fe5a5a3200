import type { CallNumbers, NamedRef } from "@callwright/sdk/contract";
import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../../lib/clock.js";
import { renderWidget } from "../../../testing/index.js";
import { Dashboard, type DashboardProps } from "../index.js";
import { stillClock } from "../../../testing/stillClock.js";
import { dashboardHandlers, noStatistics } from "../testing/DrawnDashboard.js";

const figures = {
  calls: 17,
  answeredByPerson: 10,
  answeredByMachine: 3,
  answeredByNobody: 4,
  positive: 4,
  seconds: 1740,
  cost: 7.5,
  costPerPositive: 1.875,
};
const part = (of: NamedRef | null, calls: number) => ({ of, figures: { ...figures, calls } });
const norway = { id: fixtures.idOf("country", 0), name: "Norway" };
const numbers: CallNumbers = {
  ...fixtures.callNumbers([]),
  timeZone: "Europe/Istanbul",
  startsAt: "2026-10-21T21:00:00.000Z",
  endsAt: "2026-11-20T21:00:00.000Z",
  totals: figures,
  countries: [part(norway, 12), part(null, 5)],
  hours: [{ hour: 9, figures }],
  products: [part({ id: fixtures.idOf("product", 0), name: "Terry bath towels" }, 17)],
  sellers: [part({ id: fixtures.idOf("company", 0), name: "Aegean Olive Trading" }, 17)],
  objections: [{ objection: "PRICE", calls: 6 }],
  callbacksDue: 2,
};
const range = { dialledFrom: numbers.startsAt, dialledTo: numbers.endsAt };

async function draw(props: DashboardProps = {}, handlers: FakeHandlers = {}, isLed = true) {
  const onOpenFigure = vi.fn();
  const api = createFakeApi({ ...dashboardHandlers(), getCallNumbers: () => ok(numbers), ...handlers });
  await renderWidget(
    <ClockContext.Provider value={stillClock}>
      <Dashboard {...(isLed && { onOpenFigure })} {...props} />
    </ClockContext.Provider>,
    { api },
  );
  const asked = () => api.requests("getCallNumbers").at(-1)?.input.query;
  return { api, asked, onOpenFigure };
}

const figure = (name: string) => page.getByRole("link", { name, exact: true });
const choice = (name: string) => page.getByRole("radio", { name, exact: true });
const region = (name: string) => page.getByRole("region", { name });

describe("what the calls of some weeks come to", () => {
  test("is there in sum, with what a positive answer cost", async () => {
    await draw();
    const sums = region("Numbers over time");
    await expect.element(sums.getByText("$1.88")).toBeVisible();
    await expect.element(sums.getByText(/Oct 22, 2026\W+Nov 20, 2026/)).toBeVisible();
    await expect.element(sums.getByText("29", { exact: true })).toBeVisible();
  });

  test.each([
    ["17, Calls", range],
    ["10, Answered by a person", { ...range, answerers: ["PERSON"] }],
    ["4, Positive answers", { ...range, answers: ["POSITIVE"] }],
    ["12, Calls, Norway", { ...range, countryIds: [norway.id] }],
    ["6, Price", { ...range, objections: ["PRICE"] }],
    ["2, Callbacks due", { isCallbackDue: true }],
  ])("leads from %s to exactly these calls", async (name, filters) => {
    const { onOpenFigure } = await draw();
    await figure(name).click();
    expect(onOpenFigure).toHaveBeenCalledExactlyOnceWith({ filters });
  });

  test("is compared by hour and product, and by seller for managers alone", async () => {
    const { onOpenFigure } = await draw();
    await choice("Hour").click();
    const rows = page.getByRole("table", { name: /Calls by .*Hour/ });
    await expect.element(rows.getByRole("rowheader", { name: "9:00 AM" })).toBeVisible();
    (figure("3, Answered by a machine, 9:00 AM").element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    expect(onOpenFigure).toHaveBeenCalledWith({
      filters: { ...range, dialledHours: ["9"], answerers: ["MACHINE"] },
    });
    expect(choice("Seller").elements()).toEqual([]);
  });

  test("a manager compares seller companies, and stays within one that was chosen", async () => {
    const profile = fixtures.managerProfile();
    const sellerCompanyId = fixtures.idOf("company", 1);
    const { onOpenFigure, asked } = await draw({ sellerCompanyId }, { getProfile: () => ok(profile) });
    await figure("2, Callbacks due").click();
    expect(onOpenFigure).toHaveBeenCalledWith({
      filters: { sellerCompanyIds: [sellerCompanyId], isCallbackDue: true },
    });
    expect(asked()).toEqual({ sellerCompanyId });
    expect(choice("Seller").elements()).toEqual([]);
  });

  test("what is not known any more has figures that lead nowhere", async () => {
    await draw();
    const row = page.getByRole("row", { name: /^Not known any more/ });
    await expect.element(row).toBeVisible();
    expect(row.getByRole("link").elements()).toEqual([]);
  });

  test("the whole comparison is there on demand, and the keys stay where they were", async () => {
    const countries = fixtures.countries().map(({ id, name }, nth) => part({ id, name }, 40 - nth));
    await draw({}, { getCallNumbers: () => ok({ ...numbers, countries }) });
    const all = page.getByRole("button", { name: /^Show all/ });
    await expect.element(all).toBeVisible();
    (all.element() as HTMLElement).focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("rowheader", { name: countries.at(-1)?.of?.name })).toBeVisible();
    await expect.element(page.getByRole("button", { name: "Show fewer" })).toHaveFocus();
  });

  test("a host that leads nowhere shows text", async () => {
    await draw({}, {}, false);
    await expect.element(region("Callbacks due").getByText("2", { exact: true })).toBeVisible();
    expect(region("Callbacks due").getByRole("link").elements()).toEqual([]);
  });

  test("the course of the days is a table for those who see no chart", async () => {
    await draw();
    await expect.element(page.getByRole("table", { name: "Calls by day" })).toBeInTheDocument();
  });
});

describe("the days", () => {
  test("are chosen with one press", async () => {
    const { asked } = await draw();
    await choice("7 days").click();
    await expect.poll(asked).toEqual({ from: "2026-11-14" });
    await choice("This year").click();
    await expect.poll(asked).toEqual({ from: "2026-01-01" });
  });

  test("or named, beginning with those that are shown", async () => {
    const { asked } = await draw();
    await choice("Own dates").click();
    const first = page.getByRole("group", { name: "From" });
    await expect.element(first.getByRole("spinbutton", { name: /day/ })).toHaveTextContent("22");
    await expect.poll(asked).toEqual({ from: "2026-10-22", to: "2026-11-20" });
    (first.getByRole("spinbutton", { name: /year/ }).element() as HTMLElement).focus();
    await userEvent.keyboard("2027");
    await expect.element(page.getByText("The last day is before the first one")).toBeVisible();
    await expect.element(figure("17, Calls")).toBeVisible();
  });
});

describe("when there are no numbers", () => {
  test("days without calls say so", async () => {
    const nothing = { ...fixtures.callNumbers([]), callbacksDue: 0 };
    await draw({}, { getCallNumbers: () => ok(nothing) });
    await expect.element(page.getByText("No calls were dialled in these days.")).toBeVisible();
    await expect.element(page.getByText("Nobody gave a reason in these days.")).toBeVisible();
  });

  test("a server in trouble says so in its own words, and is asked again", async () => {
    const { api } = await draw({}, { getCallNumbers: () => fail(500, "INTERNAL_ERROR", "Counting failed.") });
    await expect.element(page.getByRole("alert").getByText("Counting failed.")).toBeVisible();
    api.use({ getCallNumbers: () => ok(numbers) });
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect.element(figure("17, Calls")).toBeVisible();
  });

  test("who has never called is spared them", async () => {
    const { api } = await draw({}, { getCallStatistics: () => ok(noStatistics) });
    await expect.element(page.getByText("0 of 0 answered")).toBeVisible();
    expect(api.requests("getCallNumbers")).toEqual([]);
  });
});
