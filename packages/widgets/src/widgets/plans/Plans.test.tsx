import type { CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { afterEach, describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { emptyWindow } from "../../money/testing/emptyWindow.js";
import { moneyHandlers, paymentLink } from "../../money/testing/moneyHandlers.js";
import { asSeen } from "../../testing/asSeen.js";
import { itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { stillClock } from "../../testing/stillClock.js";
import { Plans, type PlansProps } from "./index.js";

const profileWith = (company: Parameters<typeof fixtures.profileCompany>[0]) =>
  fixtures.profile({ sellerCompanies: [fixtures.profileCompany(company)] });

const draw = (
  props: PlansProps = {},
  handlers: FakeHandlers = {},
  profile?: CurrentUser,
  provider: Partial<RenderOptions> = {},
) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <Plans {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...moneyHandlers({ profile }), ...handlers }), ...provider },
  );

const button = (name: string) => page.getByRole("button", { name, exact: true });
const dialog = (name: string) => page.getByRole("alertdialog", { name });
const packageOf = (name: string) => page.getByRole("listitem", { name, exact: true });

afterEach(() => vi.restoreAllMocks());

describe("what a company has", () => {
  test("B-PLAN-01 B-PLAN-02 B-PLAN-03 B-PLAN-09 its plan, the month, the minutes and the balance", async () => {
    await draw();
    const plan = page.getByRole("region", { name: "Active plan" });
    await expect.element(plan.getByText("Growth")).toBeVisible();
    await expect.element(plan.getByText("$49.00 per month")).toBeVisible();
    await expect.element(plan.getByText("Day 15 of 30")).toBeVisible();
    await expect.element(plan.getByText("Nov 6 to Dec 6, 2026")).toBeVisible();
    await expect
      .element(plan.getByRole("progressbar", { name: "Billing period" }))
      .toHaveAttribute("aria-valuenow", "50");
    await expect.element(plan.getByText("128 of 300")).toBeVisible();
    await expect.element(plan.getByText("Then $0.35 per minute")).toBeVisible();
    const balance = page.getByRole("region", { name: "Balance" });
    await expect.element(balance.getByText("$84.20")).toBeVisible();
    await expect.element(balance.getByText("About 240 minutes")).toBeVisible();
  });

  test("B-PLAN-11 a plan without an end says so", async () => {
    await draw({}, {}, fixtures.freeProfile());
    await expect.element(page.getByText("No end")).toBeVisible();
    expect(page.getByRole("progressbar", { name: "Billing period" }).elements()).toEqual([]);
  });

  test("the balance and the minutes follow the calls that are charged", async () => {
    const { api } = await draw();
    await expect.element(page.getByText("$84.20")).toBeVisible();
    const subscription = fixtures.subscription({ remaining: { minutes: 121 } });
    api.use({ getProfile: () => ok(profileWith({ balance: 80, subscription })) });
    api.push(fixtures.balanceUpdated(80, 121));
    await expect.element(page.getByText("$80.00")).toBeVisible();
    await expect.element(page.getByText("121 of 300")).toBeVisible();
  });

  test("B-CAREA-03 who has no company sees nothing", async () => {
    const { container } = await draw({}, {}, fixtures.managerProfile());
    await expect.poll(() => container.querySelector("[data-widget=plans]")?.textContent).toBe("");
  });
});

describe("the packages", () => {
  test("B-PLAN-05 B-PLAN-10 B-PLAN-13 B-PLAN-15 are compared line by line, the cheapest first", async () => {
    const { api } = await draw();
    await expect.element(packageOf("Free")).toBeVisible();
    expect(api.requests("listSubscriptionPackages")[0]?.input.query).toMatchObject({ sortBy: "priceMonthly" });
    const linesOf = (name: string) =>
      packageOf(name)
        .getByRole("listitem")
        .elements()
        .map(({ textContent }) => textContent);
    expect(linesOf("Free")).toContain("Bulk actionsNot included");
    expect(linesOf("Scale")).toEqual([
      "Call fee per minute$0.28",
      "Free minutes800",
      "Free phone number3",
      "Potential customersUnlimited",
      "Contacts per customerUnlimited",
      "ProductsUnlimited",
      "Bulk actionsIncluded",
    ]);
    await expect.element(packageOf("Growth").getByRole("button", { name: "Current plan" })).toBeDisabled();
  });

  test("B-PLAN-06 B-PLAN-07 B-PLAN-08 an upgrade says what is charged, and then counts", async () => {
    const onPlanChanged = vi.fn();
    const { api } = await draw({ onPlanChanged }, {}, profileWith({ balance: 420 }));
    await button("Upgrade to Scale").click();
    const question = dialog("Upgrade to Scale");
    await expect.element(question.getByText("$199.00 is charged to your balance now.")).toBeVisible();
    await expect.element(question.getByText(/The new limits .* begin at once/)).toBeVisible();
    const lines = (name?: string) =>
      [
        ...question.element().querySelectorAll(name ? `dl[aria-label="${name}"] > div` : "dl:not([aria-label]) > div"),
      ].map(({ textContent }) => textContent);
    expect(lines()).toEqual([
      "Price$199.00 per month",
      "Charged now$199.00",
      "Balance$420.00",
      "Balance afterwards$221.00",
    ]);
    expect(lines("What changes")).toContain("Call fee per minute$0.28 instead of $0.35");
    await expect.element(question.getByRole("button", { name: "Cancel" })).toHaveFocus();
    api.use({
      getProfile: () =>
        ok(
          profileWith({
            balance: 221,
            subscription: fixtures.subscription({
              subscriptionPackage: { id: fixtures.idOf("plan", 3), name: "Scale" },
              packagePrice: 199,
            }),
          }),
        ),
    });
    await question.getByRole("button", { name: "Upgrade" }).click();
    await expect.element(page.getByText("Your subscription has been successfully updated!")).toBeVisible();
    expect(api.requests("subscribe")[0]?.input.body).toEqual({ subscriptionPackageId: fixtures.idOf("plan", 3) });
    await expect.element(packageOf("Scale").getByRole("button", { name: "Current plan" })).toBeVisible();
    await expect.element(page.getByText("$221.00")).toBeVisible();
    expect(onPlanChanged).toHaveBeenCalledWith({ subscriptionPackageId: fixtures.idOf("plan", 3) });
  });

  test("B-PLAN-06 a downgrade says what becomes smaller, and can be thought better of", async () => {
    const { api } = await draw();
    await button("Downgrade to Free").click();
    const question = dialog("Downgrade to Free");
    await expect.element(question.getByText("Nothing is charged.")).toBeVisible();
    await expect.element(question.getByText(/nothing can be added to it/)).toBeVisible();
    const lost = question.getByRole("list", { name: "What you lose" });
    await expect.element(lost.getByText(/free minutes that are left this month$/)).toBeVisible();
    await expect.element(lost.getByText(/days that are paid until .*; they are not paid back$/)).toBeVisible();
    await expect.element(question.getByText("25 instead of 1,000")).toBeVisible();
    await expect.element(question.getByText("Not included instead of Included")).toBeVisible();
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect.element(question).not.toBeInTheDocument();
    expect(api.requests("subscribe")).toEqual([]);
  });

  test("R-34 a balance that does not reach for it leads to where it is added to", async () => {
    const { api } = await draw();
    await button("Upgrade to Scale").click();
    const question = dialog("You need more balance for the Scale plan");
    await expect.element(question.getByText(/Add at least \$114.80 first/)).toBeVisible();
    await question.getByRole("button", { name: "Add balance" }).click();
    await expect.element(page.getByRole("textbox", { name: "Amount in US dollars" })).toHaveValue("115");
    expect(api.requests("subscribe")).toEqual([]);
  });

  test("a refusal is said in the server's words", async () => {
    const refusal = "You need more balance for the Scale plan.";
    await draw({}, { subscribe: () => fail(402, "INSUFFICIENT_BALANCE", refusal) }, profileWith({ balance: 420 }));
    await button("Upgrade to Scale").click();
    await dialog("Upgrade to Scale").getByRole("button", { name: "Upgrade" }).click();
    await expect.element(page.getByRole("alert").getByText(refusal)).toBeVisible();
  });
});

test("what is left of the plan is read in the right order from right to left", async () => {
  await draw({}, {}, undefined, { locale: "he" });
  for (const text of ["128 of 300", /^Day \d+ of \d+$/])
    await expect.poll(() => asSeen(page.getByText(text).element())).toMatch(text);
});

describe("adding balance", () => {
  test("B-BAL-11 B-BAL-12 R-05 begins with what most people add, says what there will be, and opens the page to pay on in a new window", async () => {
    const pane = emptyWindow();
    const open = vi.spyOn(window, "open").mockReturnValue(pane as unknown as Window);
    const { api } = await draw();
    await button("Add balance").click();
    const modal = page.getByRole("dialog", { name: "Add balance" });
    await expect.element(modal.getByRole("textbox", { name: "Amount in US dollars" })).toHaveValue("25");
    await expect.element(modal.getByText("Balance afterwards: $109.20")).toBeVisible();
    await modal.getByRole("button", { name: "Other amount" }).click();
    await expect.element(modal.getByRole("textbox", { name: "Amount in US dollars" })).toHaveValue("1");
    await userEvent.keyboard("30");
    await expect.element(modal.getByText("Balance afterwards: $114.20")).toBeVisible();
    await modal.getByRole("button", { name: "$25" }).click();
    await modal.getByRole("button", { name: "Add balance" }).click();
    await expect.element(page.getByText("Finish the payment in the window that has opened")).toBeVisible();
    expect(open).toHaveBeenCalledWith("", "_blank");
    expect(pane).toMatchObject({ opener: null, location: { href: paymentLink } });
    expect(api.requests("createDeposit")[0]?.input.body).toEqual({ amount: 25 });

    api.use({ getProfile: () => ok(profileWith({ balance: 109.2 })) });
    api.push(fixtures.balanceUpdated(109.2));
    await expect.element(page.getByText("$109.20")).toBeVisible();
    expect(page.getByText("Finish the payment in the window that has opened").elements()).toEqual([]);
  });

  test("B-BAL-12 a window that the browser kept shut can be opened by hand", async () => {
    vi.spyOn(window, "open").mockReturnValue(null);
    await draw();
    await button("Add balance").click();
    await page.getByRole("dialog").getByRole("button", { name: "Add balance" }).click();
    await expect.element(page.getByText("The payment page did not open")).toBeVisible();
    await expect
      .element(page.getByRole("link", { name: "Open the payment page" }))
      .toHaveAttribute("href", paymentLink);
    await button("Dismiss").click();
    expect(page.getByRole("link", { name: "Open the payment page" }).elements()).toEqual([]);
  });

  test("the window says what it waits for, and one that was closed meanwhile can be opened again", async () => {
    const pane = emptyWindow();
    vi.spyOn(window, "open").mockReturnValue(pane as unknown as Window);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    await draw(
      {},
      { createDeposit: async () => (await answered, { status: 201, body: { data: { link: paymentLink } } } as const) },
    );
    await button("Add balance").click();
    await page.getByRole("dialog").getByRole("button", { name: "Add balance" }).click();
    await expect.poll(() => pane.document.body.textContent).toBe("The payment page is opening…");
    pane.closed = true;
    answer();
    await expect.element(page.getByText("The payment page did not open")).toBeVisible();
    await expect.element(page.getByRole("link", { name: "Open the payment page" })).toBeVisible();
  });

  test("a payment that cannot be started leaves no empty window", async () => {
    const pane = emptyWindow();
    vi.spyOn(window, "open").mockReturnValue(pane as unknown as Window);
    const why = "Payments are not available right now. Please try again shortly.";
    await draw({}, { createDeposit: () => fail(503, "SERVICE_UNAVAILABLE", why) });
    await button("Add balance").click();
    await page.getByRole("dialog").getByRole("button", { name: "Add balance" }).click();
    await expect.element(page.getByRole("alert").getByText(why)).toBeVisible();
    expect(pane.close).toHaveBeenCalledOnce();
  });

  test.each([
    ["completed", "Payment completed"],
    ["cancelled", "The payment was not made"],
  ] as const)("R-05 who comes back from a %s payment is told so", async (deposit, said) => {
    await draw({ deposit });
    await expect.element(page.getByText(said)).toBeVisible();
    await button("Dismiss").click();
    expect(page.getByText(said).elements()).toEqual([]);
  });
});

describe("a promo code", () => {
  const code = () => page.getByRole("textbox", { name: "Promo code" });

  test("B-PLAN-04 B-PROMO-02 is applied, whatever spaces are around it", async () => {
    const { api } = await draw();
    await code().fill("  WELCOME10 ");
    await button("Apply").click();
    await expect.element(page.getByText("Promo code applied")).toBeVisible();
    await expect.element(page.getByText("$10.00 was added to the balance, which is $94.20 now.")).toBeVisible();
    expect(api.requests("redeemPromoCode")[0]?.input.body).toEqual({ code: "WELCOME10" });
    await expect.element(code()).toHaveValue("");
  });

  test("B-PROMO-01 has to be there", async () => {
    const { api } = await draw();
    await code().fill("   ");
    await button("Apply").click();
    await expect.element(page.getByText("Promo code is required")).toBeVisible();
    await expect.element(page.getByText("Please enter a promo code to apply.")).toBeVisible();
    await expect.element(code()).toHaveFocus();
    await code().fill("W");
    expect(page.getByText("Promo code is required").elements()).toEqual([]);
    expect(api.requests("redeemPromoCode")).toEqual([]);
  });

  test.each([
    ["used", 409, "PROMO_CODE_USED", "This promo code was applied already.", undefined],
    ["expired", 409, "PROMO_CODE_EXPIRED", "This promo code has expired.", undefined],
    ["unknown", 400, "VALIDATION_FAILED", "Check the form.", { code: "This promo code does not exist." }],
  ] as const)(
    "one that is %s is refused at its field, in the server's words",
    async (_title, status, kind, message, errors) => {
      await draw({}, { redeemPromoCode: () => fail(status, kind, message, errors) });
      await code().fill("OLD");
      await button("Apply").click();
      await expect.element(page.getByText(errors?.code ?? message)).toBeVisible();
      await expect.element(code()).toHaveAccessibleDescription(errors?.code ?? message);
    },
  );
});

test("a server in trouble says so in its own words, and can be asked again", async () => {
  const { api } = await draw({}, { listSubscriptionPackages: () => fail(501, "NOT_IMPLEMENTED", "No plans today.") });
  await expect.element(page.getByRole("alert").getByText("No plans today.")).toBeVisible();
  api.use({ listSubscriptionPackages: () => ok(fixtures.page(fixtures.plans())) });
  await button("Try Again").click();
  await expect.element(page.getByText("Active plan")).toBeVisible();
});

itBehavesLikeAWidget({
  name: "plans",
  catalogue: "plans",
  titleKey: "packages",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <Plans {...props} />
    </ClockContext.Provider>
  ),
  handlers: moneyHandlers(),
  readyText: "Active plan",
  names: ["Free"],
});
