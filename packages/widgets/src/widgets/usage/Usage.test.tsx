import { createFakeApi, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { moneyHandlers } from "../../money/testing/moneyHandlers.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { Usage, type UsageProps } from "./index.js";

const draw = (props: UsageProps = {}, handlers: FakeHandlers = {}) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <Usage {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...moneyHandlers(), ...handlers }) },
  );

const rows = () =>
  page
    .getByRole("row")
    .elements()
    .map(({ textContent }) => textContent);

describe("what the balance was spent on", () => {
  test("B-USAGE-01 B-BAL-13 B-BAL-20 R-56 every transaction, with its date, status, amount and what was left", async () => {
    await draw();
    await expect.element(page.getByText("Call to Halvorsen Interiør AS, 4 min").first()).toBeVisible();
    const shown = rows();
    expect(shown[0]).toBe("DateDescriptionStatusAmountBalance");
    expect(shown[1]).toBe("11/20/2026 15:02Call to Halvorsen Interiør AS, 4 minCompleted−$2.00$84.20");
    expect(shown.find((row) => row?.includes("Failed"))).toContain("+$10.00");
  });

  test("R-24 a call that free minutes paid for is there too, with what it used, and took nothing", async () => {
    const all = fixtures.transaction({ description: "Call to Lindqvist, 3 min", amount: 0, freeMinutes: 3 });
    const some = {
      description: "Call to Okafor, 4 min",
      amount: 0.7,
      freeMinutes: 2,
      id: fixtures.idOf("transaction", 7),
    };
    await draw({}, { listTransactions: () => ok(fixtures.page([all, fixtures.transaction(some)])) });
    await expect.element(page.getByText("3 free minutes")).toBeVisible();
    expect(rows().slice(1)).toEqual([
      "11/20/2026 15:02Call to Lindqvist, 3 min3 free minutesCompleted$0.00$84.20",
      "11/20/2026 15:02Call to Okafor, 4 min2 free minutesCompleted−$0.70$84.20",
    ]);
    expect(document.querySelectorAll("[data-effect=taken]")).toHaveLength(1);
  });

  test("who has no transactions yet is led to the first one", async () => {
    const onAddBalance = vi.fn();
    await draw({ onAddBalance }, { listTransactions: () => ok(fixtures.page([])) });
    await page.getByRole("button", { name: "Add balance" }).click();
    expect(onAddBalance).toHaveBeenCalledOnce();
  });

  test("B-BAL-14 B-BAL-15 narrowed by status and type, which the address keeps", async () => {
    const onViewChange = vi.fn();
    const { api } = await draw({ onViewChange });
    await page.getByRole("button", { name: "Status", exact: true }).first().click();
    await page.getByRole("option", { name: "Incomplete" }).click();
    await expect.element(page.getByText("Balance top-up").first()).toBeVisible();
    await expect.poll(() => api.requests("listTransactions").at(-1)?.input.query.statuses).toEqual(["INCOMPLETE"]);
    expect(onViewChange).toHaveBeenLastCalledWith({ statuses: ["INCOMPLETE"] });
  });

  test("follows the balance as calls are charged", async () => {
    const { api } = await draw();
    await expect.element(page.getByText("Call to Halvorsen Interiør AS, 4 min").first()).toBeVisible();
    const latest = fixtures.transaction({
      id: fixtures.idOf("transaction", 99),
      description: "Call to Lindqvist, 1 min",
    });
    api.use({ listTransactions: () => ok(fixtures.page([latest])) });
    api.push(fixtures.balanceUpdated(80));
    await expect.element(page.getByText("Call to Lindqvist, 1 min")).toBeVisible();
  });

  test("managers see everybody's with the company, or one company's", async () => {
    const profile = fixtures.managerProfile();
    await draw({}, moneyHandlers({ profile }));
    await expect.element(page.getByRole("columnheader", { name: "Company" })).toBeVisible();
    const sellerCompanyId = fixtures.idOf("company", 1);
    const { api } = await draw({ sellerCompanyId }, moneyHandlers({ profile }));
    await expect
      .poll(() => api.requests("listTransactions")[0]?.input.query.sellerCompanyIds)
      .toEqual([sellerCompanyId]);
  });
});

itBehavesLikeAWidget({
  name: "usage",
  catalogue: "usage",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <Usage {...props} />
    </ClockContext.Provider>
  ),
  handlers: moneyHandlers(),
  readyText: "Call to Halvorsen Interiør AS, 4 min",
});
