import { createFakeApi, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page } from "vitest/browser";

import { emptyWindow } from "../../money/testing/emptyWindow.js";
import { moneyHandlers, paymentLink } from "../../money/testing/moneyHandlers.js";
import { itBehavesLikeAWidget, renderWidget } from "../../testing/index.js";
import { BalanceCard, type BalanceCardProps } from "./index.js";

const having = (balance: number, minutes: number) =>
  fixtures.profile({
    sellerCompanies: [
      fixtures.profileCompany({ balance, subscription: fixtures.subscription({ remaining: { minutes } }) }),
    ],
  });

const draw = (props: BalanceCardProps = {}, handlers: FakeHandlers = {}, onEvent?: () => void) =>
  renderWidget(<BalanceCard {...props} />, {
    api: createFakeApi({ ...moneyHandlers(), ...handlers }),
    ...(onEvent && { onEvent }),
  });

afterEach(() => vi.restoreAllMocks());

describe("what there is to call with", () => {
  test("B-BAL-06 a seller reads the balance, the minutes it is good for and the plan's free minutes", async () => {
    await draw({}, { getProfile: () => ok(having(84.2, 128)) });
    const card = page.getByRole("region", { name: "Balance" });
    await expect.element(card.getByText("$84.20")).toBeVisible();
    await expect.element(card.getByText("About 240 minutes of calls")).toBeVisible();
    await expect.element(card.getByText("Your plan has 128 free minutes left")).toBeVisible();
    expect(card.getByRole("status").elements()).toEqual([]);
  });

  test("a low balance is told, also to who hears the page, and follows the calls that are charged", async () => {
    const { api } = await draw({}, { getProfile: () => ok(having(2, 0)) });
    await expect.element(page.getByText("$2.00")).toBeVisible();
    api.use({ getProfile: () => ok(having(1.65, 0)) });
    api.push(fixtures.balanceUpdated(1.65));
    await expect.element(page.getByRole("status")).toHaveTextContent("Your balance is low");
    api.use({ getProfile: () => ok(having(0, 0)) });
    api.push(fixtures.balanceUpdated(0));
    await expect.element(page.getByRole("status")).toHaveTextContent("There is nothing left to call with");
  });

  test("a manager reads the balance of the company that the page names, and nothing without one", async () => {
    const profile = fixtures.managerProfile();
    const { api } = await draw({}, moneyHandlers({ profile }));
    await expect.poll(() => api.requests("getProfile").length).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole("region").elements()).toEqual([]);
    const sellerCompanyId = fixtures.idOf("company", 1);
    const named = await draw({ sellerCompanyId }, moneyHandlers({ profile }));
    await expect.element(page.getByText("$42.60")).toBeVisible();
    expect(named.api.requests("getBalance")[0]?.input.query).toEqual({ sellerCompanyId });
  });
});

describe("more of it", () => {
  test("B-BAL-11 B-BAL-12 a seller says how much, and pays in a window of its own", async () => {
    const opened = emptyWindow();
    vi.spyOn(window, "open").mockReturnValue(opened as unknown as Window);
    const onEvent = vi.fn();
    const { api } = await draw({}, {}, onEvent);
    await page.getByRole("button", { name: "Add balance" }).click();
    const dialog = page.getByRole("dialog", { name: "Add balance" });
    await dialog.getByRole("textbox", { name: "Amount in US dollars" }).fill("25");
    await dialog.getByRole("button", { name: "Add balance" }).click();
    await expect.poll(() => opened.location.href).toBe(paymentLink);
    expect(api.requests("createDeposit")[0]?.input.body).toEqual({ amount: 25 });
    expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({ widget: "balance-card", type: "depositStarted", detail: { amountUsd: 25 } }),
    );
    await expect.element(page.getByRole("link", { name: "Open the payment page" })).toBeVisible();
  });

  test("a host that has a page for it is asked to lead there", async () => {
    const onAddBalance = vi.fn();
    await draw({ onAddBalance });
    await page.getByRole("button", { name: "Add balance" }).click();
    expect(onAddBalance).toHaveBeenCalledOnce();
    expect(page.getByRole("dialog").elements()).toEqual([]);
  });
});

itBehavesLikeAWidget({
  name: "balance-card",
  catalogue: "balanceCard",
  draw: (props) => <BalanceCard {...props} />,
  handlers: moneyHandlers({ profile: having(1.8, 3) }),
  readyText: "Your balance is low",
});
