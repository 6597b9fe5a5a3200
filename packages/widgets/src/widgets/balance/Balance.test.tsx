import type { CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { manyTransactions, moneyHandlers } from "../../money/testing/moneyHandlers.js";
import { colourOf, isColour, tokenColour } from "../../testing/colours.js";
import { sinceLastLetter } from "../../testing/sinceLastLetter.js";
import { typeAtOnce } from "../../testing/typeAtOnce.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { Balance, type BalanceProps } from "./index.js";

const company = { sellerCompanyId: fixtures.idOf("company", 0) };
const manager = fixtures.managerProfile();

const draw = (props: BalanceProps = {}, handlers: FakeHandlers = {}, profile: CurrentUser = manager) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <Balance {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...moneyHandlers({ profile }), ...handlers }) },
  );

const button = (name: string) => page.getByRole("button", { name, exact: true });
const chooser = () => page.getByRole("button", { name: /Company$/ });
const card = (name: string) => page.getByRole("region", { name });
const history = () => page.getByRole("table", { name: "Balance history" });
const lines = () =>
  history()
    .getByRole("row")
    .elements()
    .map(({ textContent }) => textContent);

afterEach(() => vi.restoreAllMocks());

describe("a company's money", () => {
  test("B-BAL-01 B-BAL-06 B-BAL-07 B-BAL-09 B-BAL-21 B-BAL-22 is there at a glance, and what it is good for", async () => {
    await draw({ initialView: company });
    await expect.element(page.getByRole("heading", { name: "Balance", exact: true })).toBeVisible();
    await expect.element(card("Current balance").getByText("$42.60")).toBeVisible();
    await expect.element(card("Current balance").getByText("About 121 minutes of calls")).toBeVisible();
    await expect.element(card("Promo code").getByRole("textbox", { name: "Promo code" })).toBeVisible();
    const billing = card("Billing information");
    await expect.element(billing.getByText("$0.35 per minute")).toBeVisible();
    await expect.element(billing.getByText("Up to full minutes")).toBeVisible();
    await expect.element(billing.getByText("$2.00 per month each")).toBeVisible();
  });

  test("B-BAL-10 B-BAL-17 B-BAL-18 B-BAL-19 every transaction is coloured by what it did", async () => {
    await draw({ initialView: company });
    await expect.element(page.getByText("Call to Halvorsen Interiør AS, 4 min").first()).toBeVisible();
    const effects = [...document.querySelectorAll("[data-effect]")].map((amount) => [
      amount.textContent,
      amount.getAttribute("data-effect"),
    ]);
    expect(effects.slice(0, 6)).toEqual([
      ["−$2.00", "taken"],
      ["−$1.50", "taken"],
      ["+$10.00", "added"],
      ["+$10.00", "none"],
      ["−$2.00", "taken"],
      ["+$50.00", "none"],
    ]);
    for (const [effect, token, name] of [
      ["added", "success-text", "green"],
      ["taken", "danger-text", "red"],
      ["none", "text-subtle", "gray"],
    ] as const) {
      const colour = colourOf(document.querySelector(`[data-effect=${effect}]`)!);
      expect(colour).toBe(tokenColour(token));
      expect(isColour(colour, name), `${colour} is ${name}`).toBe(true);
    }
  });

  test("B-BAL-16 a status has its own colour, and its own mark and word beside it (R-37)", async () => {
    await draw({ initialView: company });
    await expect.element(page.getByText("Incomplete").first()).toBeVisible();
    for (const [status, token, name] of [
      ["INCOMPLETE", "warning", "amber"],
      ["COMPLETED", "success", "green"],
      ["FAILED", "status-failed", "red"],
    ] as const) {
      const colour = colourOf(document.querySelector(`svg[data-status=${status}]`)!);
      expect(colour).toBe(tokenColour(token));
      expect(isColour(colour, name), `${colour} is ${name}`).toBe(true);
    }
  });

  test("the balance follows the calls that are charged", async () => {
    const { api } = await draw({ initialView: company });
    await expect.element(page.getByText("$42.60").first()).toBeVisible();
    api.use({ getBalance: () => ok({ balance: 41.55 }) });
    api.push(fixtures.balanceUpdated(41.55));
    await expect.element(card("Current balance").getByText("$41.55")).toBeVisible();
  });

  test("R-05 a seller sees their own, with nothing to choose", async () => {
    const { api } = await draw({}, {}, fixtures.profile());
    await expect.element(card("Current balance").getByText("$42.60")).toBeVisible();
    expect(chooser().elements()).toEqual([]);
    expect(api.requests("getBalance")[0]?.input.query).toEqual({});
  });
});

describe("managers choose whose it is", () => {
  test("B-BAL-05 before that money cannot be added, and the list is of all companies", async () => {
    const { api } = await draw();
    await expect.element(page.getByRole("columnheader", { name: "Company" })).toBeVisible();
    for (const name of ["Amount in US dollars", "Promo code"]) {
      const field = page.getByRole("textbox", { name });
      await expect.element(field).toBeDisabled();
    }
    await expect.element(card("Current balance").getByText("Choose a company first")).toBeVisible();
    await expect
      .element(page.getByRole("textbox", { name: "Promo code" }))
      .toHaveAttribute("placeholder", "Choose a company first");
    await expect.element(button("Add balance")).toBeDisabled();
    await expect.element(button("Apply")).toBeDisabled();
    // The price of a minute depends on the company's plan.
    await expect.element(card("Billing information").getByText("$2.00 per month each")).toBeVisible();
    expect(page.getByText(/per minute/).elements()).toEqual([]);
    expect(api.requests("getBalance")).toEqual([]);
    expect(api.requests("listTransactions")[0]?.input.query).not.toHaveProperty("sellerCompanyIds");
  });

  test("B-BAL-02 B-BAL-03 B-BAL-04 by searching as one types, ten at a time and on as one scrolls", async () => {
    const onViewChange = vi.fn();
    const sinceLetter = sinceLastLetter();
    let waited = 0;
    const { listSellerCompanies } = moneyHandlers({ profile: manager });
    const { api } = await draw(
      { onViewChange },
      {
        listSellerCompanies: (...asked) => {
          if (asked[0].query.text) waited = sinceLetter();
          return listSellerCompanies!(...asked);
        },
      },
    );
    await chooser().click();
    await expect.element(page.getByRole("option", { name: "Company 1", exact: true })).toBeVisible();
    expect(api.requests("listSellerCompanies")[0]?.input.query).toMatchObject({ page: 0, perPage: 10 });
    const list = page.getByRole("listbox").element();
    list.scrollTo(0, list.scrollHeight);
    await expect.element(page.getByRole("option", { name: "Company 14" })).toBeInTheDocument();

    typeAtOnce(page.getByRole("combobox", { name: "Search" }), "23");
    await expect.element(page.getByRole("option", { name: "Company 23" })).toBeVisible();
    // The option may have been loaded by scrolling before the search found it.
    await expect.poll(() => waited).toBeGreaterThanOrEqual(299);
    // The text as it was before the pause was not searched for.
    expect(api.requests("listSellerCompanies").map(({ input }) => input.query.text)).not.toContain("2");
    await page.getByRole("option", { name: "Company 23" }).click();
    await expect.element(card("Current balance").getByText("$42.60")).toBeVisible();
    expect(onViewChange).toHaveBeenLastCalledWith({ sellerCompanyId: fixtures.idOf("company", 22) });
    expect(api.requests("getBalance")[0]?.input.query).toEqual({ sellerCompanyId: fixtures.idOf("company", 22) });
  });

  test("another company's balance never stands under this one's name", async () => {
    const { api } = await draw({ initialView: company });
    await expect.element(page.getByText("$42.60").first()).toBeVisible();
    let answer = (_balance: number) => {};
    const balance = new Promise<number>((resolve) => (answer = resolve));
    api.use({ getBalance: async () => ok({ balance: await balance }) });
    await chooser().click();
    await page.getByRole("option", { name: "Company 2", exact: true }).click();
    await expect.element(card("Current balance").getByText("$42.60")).not.toBeInTheDocument();
    answer(7);
    await expect.element(card("Current balance").getByText("$7.00")).toBeVisible();
  });

  test("an address that names no company leaves the choice open", async () => {
    await draw(
      { initialView: { sellerCompanyId: "nobody" } },
      { getSellerCompany: () => fail(404, "NOT_FOUND"), getBalance: () => fail(404, "NOT_FOUND") },
    );
    await expect.element(page.getByText("Choose a company to see how its balance has changed.")).toBeVisible();
  });
});

describe("adding to it", () => {
  test("B-BAL-05 B-BAL-12 a manager adds to the company's balance", async () => {
    const open = vi.spyOn(window, "open").mockReturnValue(null);
    const { api } = await draw({ initialView: company });
    await button("$50").click();
    await expect.element(button("$50")).toHaveAttribute("aria-pressed", "true");
    await button("Add balance").click();
    await expect.element(page.getByRole("link", { name: "Open the payment page" })).toBeVisible();
    expect(open).toHaveBeenCalledOnce();
    expect(api.requests("createDeposit")[0]?.input.body).toEqual({ amount: 50, ...company });
  });

  test("B-BAL-11 1 dollar is the least, and where an amount of one's own starts; usual ones stand beside it", async () => {
    const { api } = await draw({ initialView: company });
    const amount = page.getByRole("textbox", { name: "Amount in US dollars" });
    await expect.element(amount).toHaveValue("25");
    await expect.element(button("$25")).toHaveAttribute("aria-pressed", "true");
    await expect.element(page.getByText("Balance afterwards: $67.60")).toBeVisible();
    await button("Other amount").click();
    await expect.element(amount).toHaveValue("1");
    await expect.element(page.getByText("Balance afterwards: $43.60")).toBeVisible();
    await amount.fill("0.99");
    await button("Add balance").click();
    await expect.element(page.getByText("The amount must be at least $1.00.")).toBeVisible();
    await expect.element(amount).toHaveFocus();
    expect(api.requests("createDeposit")).toEqual([]);
  });

  test("B-PROMO-02 B-BAL-05 a code is redeemed for the chosen company", async () => {
    const { api } = await draw({ initialView: company });
    await page.getByRole("textbox", { name: "Promo code" }).fill("FAIR25");
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("Promo code applied")).toBeVisible();
    expect(api.requests("redeemPromoCode")[0]?.input.body).toEqual({ code: "FAIR25", ...company });
  });

  test("what is not the code's fault is said beside it", async () => {
    await draw({ initialView: company }, { redeemPromoCode: () => fail(503, "SERVICE_UNAVAILABLE", "Try later.") });
    await page.getByRole("textbox", { name: "Promo code" }).fill("FAIR25");
    await button("Apply").click();
    await expect.element(page.getByRole("alert").getByText("Try later.")).toBeVisible();
  });
});

describe("how it has changed", () => {
  test("B-BAL-08 B-BAL-24 B-BAL-25 as a line 300 px high, and as a table of the same numbers", async () => {
    await draw({ initialView: company });
    await expect.element(history()).toBeInTheDocument();
    expect(lines().slice(0, 2)).toEqual(["DateBalance", "Oct 23, 2026$18.40"]);
    expect(lines()).toHaveLength(31);
    await expect.poll(() => document.querySelector("[aria-hidden=true] svg path")).not.toBeNull();
    const drawing = document.querySelector("[aria-hidden=true] svg:has(clipPath)")!;
    expect(drawing.getBoundingClientRect().height).toBe(300);
    expect([...drawing.querySelectorAll("text")].map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(["-$20", "$0", "$20", "$40", "$60"]),
    );
  });

  test("B-BAL-08 by hours, days, months and years; the former line stays until the next one is there", async () => {
    const { api } = await draw({ initialView: company });
    await expect.element(history()).toBeInTheDocument();
    let answer = () => {};
    const waits = new Promise<void>((resolve) => (answer = resolve));
    api.use({
      getBalanceChart: async ({ query }) => {
        await waits;
        return ok(fixtures.balanceChart(query.type));
      },
    });
    await page.getByRole("radio", { name: "Monthly" }).click();
    await expect.poll(() => api.requests("getBalanceChart").at(-1)?.input.query.type).toBe("MONTHLY");
    expect(lines()).toHaveLength(31);
    answer();
    await expect.poll(lines).toHaveLength(13);
    expect(lines().at(-1)).toMatch(/2026\$42.60$/);
    await page.getByRole("radio", { name: "Today" }).click();
    await expect.poll(() => lines().at(-1)).toBe("4:32 PM$42.60");
    await page.getByRole("radio", { name: "Annually" }).click();
    await expect.poll(lines).toHaveLength(3);
  });

  test("a chart in trouble leaves the rest of the page alone", async () => {
    const handlers: FakeHandlers = { getBalanceChart: () => fail(501, "NOT_IMPLEMENTED", "No chart today.") };
    const { api } = await draw({ initialView: company }, handlers);
    await expect.element(card("Balance history").getByText("No chart today.")).toBeVisible();
    await expect.element(card("Current balance").getByText("$42.60")).toBeVisible();
    api.use({ getBalanceChart: ({ query }) => ok(fixtures.balanceChart(query.type)) });
    await card("Balance history").getByRole("button", { name: "Try Again" }).click();
    await expect.element(history()).toBeInTheDocument();
  });
});

itBehavesLikeAWidget({
  name: "balance",
  catalogue: "balance",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <Balance initialView={company} {...props} />
    </ClockContext.Provider>
  ),
  handlers: moneyHandlers({ profile: manager, transactions: manyTransactions }),
  readyText: "Call to Halvorsen Interiør AS, 4 min",
});
