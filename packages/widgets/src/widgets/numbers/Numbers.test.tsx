import { createFakeApi, fail, type FakeHandlers, fixtures, offline, ok } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { cellOf } from "../../testing/cellOf.js";
import { expectNoAxeViolations, itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { Numbers, type NumbersProps } from "./index.js";
import { readAgain } from "../../testing/readAgain.js";
import { stillClock } from "../../testing/stillClock.js";
import { numberHandlers } from "./testing/DrawnNumbers.js";

const draw = (props: NumbersProps = {}, handlers: FakeHandlers = {}, provider: Partial<RenderOptions> = {}) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <Numbers {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...numberHandlers(), ...handlers }), ...provider },
  );

const row = (name: RegExp) => page.getByRole("row", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name });
const isDefault = (number: string) => page.getByRole("switch", { name: `Default number ${number}` });
/** Presses a switch where it is rendered. The element with the role is below that, so the click is forced. */
const flip = (number: string) => isDefault(number).click({ force: true });
const dialog = () => page.getByRole("dialog", { name: "Buy a number" });
const open = () => button("Buy a number").first().click();
const chooseCountry = async (name = /Norway/) => {
  await open();
  await dialog()
    .getByRole("button", { name: /Country/ })
    .click();
  await page.getByRole("option", { name }).click();
  await button("Continue").click();
};
const chooseNumber = async () => {
  await chooseCountry();
  await dialog().getByText("+47 21 55 40 12").click();
  await button("Continue").click();
};

itBehavesLikeAWidget({
  name: "numbers",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <Numbers {...props} />
    </ClockContext.Provider>
  ),
  handlers: numberHandlers(),
  readyText: "+90 212 555 01 20",
  catalogue: "numbers",
});

describe("a number in full", () => {
  const drawer = () => page.getByRole("dialog", { name: /\+90 212 555 01 20/ });
  const openNumber = async () => {
    await row(/\+90 212 555 01 20/)
      .getByText("Türkiye")
      .click();
    await expect.element(drawer()).toBeVisible();
  };

  it("says in a sentence and in figures how calls from it go", async () => {
    await draw();
    await openNumber();
    await expect.element(drawer().getByText("Calls from this number are answered as usual.")).toBeVisible();
    await expect.element(drawer().getByText("42% (171)")).toBeVisible();
    await expectNoAxeViolations(drawer().element());
  });

  it("warns of one that is rarely answered, in the list too", async () => {
    const health = { ...fixtures.number().health, verdict: "RARELY_ANSWERED" as const, answered: 12 };
    await draw({}, numberHandlers({ numbers: [fixtures.number({ health })] }));
    await expect.element(row(/\+90 212 555 01 20/).getByText("Check")).toBeVisible();
    await openNumber();
    await expect.element(drawer().getByText(/People may see it as spam/)).toBeVisible();
  });

  it("is paused with a reason and for a while, and called from again when somebody resumes it", async () => {
    const { api } = await draw();
    await openNumber();
    await drawer().getByRole("button", { name: "Pause number" }).click();
    await expect.element(drawer().getByText("Please say in a few words why")).toBeVisible();
    await drawer().getByRole("textbox", { name: "Why" }).fill("Shown as spam");
    await drawer().getByRole("button", { name: "Pause number" }).click();
    await expect.element(drawer().getByText("Elif Yılmaz: Shown as spam")).toBeVisible();
    const week = new Date(Date.parse(fixtures.now) + 7 * 86_400_000).toISOString();
    expect(api.requests("pauseNumber")[0]?.input.body).toEqual({ reason: "Shown as spam", pausedUntil: week });
    await drawer().getByRole("button", { name: "Resume" }).click();
    await expect.element(drawer().getByRole("button", { name: "Pause number" })).toBeVisible();
    expect(api.requests("resumeNumber")).toHaveLength(1);
  });

  it("makes no more calls than somebody says", async () => {
    const { api } = await draw();
    await openNumber();
    const hour = drawer().getByRole("textbox", { name: /In any hour/ });
    await hour.fill("0");
    await drawer().getByRole("button", { name: "Save limits" }).click();
    await expect.element(drawer().getByText("Please enter a number from 1 to 100,000")).toBeVisible();
    await hour.fill("10");
    await drawer().getByRole("button", { name: "Save limits" }).click();
    const caps = { maxCallsPerHour: 10, maxCallsPerDay: 50 };
    await expect.poll(() => api.requests("updateNumberCaps")[0]?.input.body).toEqual(caps);
  });

  it.each([
    ["why it is paused", "Why"],
    ["how many calls it makes", /In any hour/],
  ])("asks before it loses what was typed about %s", async (_what, name) => {
    await draw();
    await openNumber();
    await drawer().getByRole("textbox", { name }).fill("125");
    await userEvent.keyboard("{Escape}");
    const question = page.getByRole("alertdialog", { name: "Are you sure?" });
    await question.getByRole("button", { name: "Keep editing" }).click();
    await expect.element(drawer().getByRole("textbox", { name })).toHaveValue("125");
    await userEvent.keyboard("{Escape}");
    await question.getByRole("button", { name: "Discard" }).click();
    await expect.element(drawer()).not.toBeInTheDocument();
  });

  it("keeps the limits that are being typed when somebody else sets others", async () => {
    const { api } = await draw();
    await openNumber();
    const hour = drawer().getByRole("textbox", { name: /In any hour/ });
    await hour.fill("12");
    const health = { ...fixtures.number().health, callsLastDay: 77 };
    api.use(numberHandlers({ numbers: [fixtures.number({ maxCallsPerHour: 7, health })] }));
    await readAgain(api, "listNumbers");
    await expect.element(drawer().getByText("77")).toBeVisible();
    await expect.element(hour).toHaveValue("12");
  });
});

describe("the list", () => {
  it("shows each number's country, state, default and day (B-NUM-03, B-NUM-04, B-NUM-14)", async () => {
    const { api } = await draw();
    await expect.element(row(/\+90 212 555 01 20/)).toBeVisible();
    const headers = page.getByRole("columnheader").elements();
    expect(headers.map((header) => header.textContent).filter(Boolean)).toEqual([
      "Number",
      "Country",
      "Status",
      "Default",
      "Purchased",
    ]);
    const first = row(/\+90 212 555 01 20/);
    await expect.element(first.getByText("Türkiye")).toBeVisible();
    await expect.element(first.getByText("Active")).toBeVisible();
    await expect.element(first.getByText("30/10/2026")).toBeVisible();
    await expect.element(row(/21 55 40 08/).getByText("Expired")).toBeVisible();
    await expect.element(isDefault("+90 212 555 01 20")).toBeChecked();
    await expect.element(isDefault("+47 21 55 40 09")).not.toBeChecked();
    expect(api.requests("listNumbers")[0]?.input.query).toEqual({
      page: 0,
      perPage: 10,
      sortBy: "-purchaseAt",
      sellerCompanyId: fixtures.profileCompany().id,
    });
  });

  it.each([
    ["B-NUM-01", "Number", "+90 212 555 01 20"],
    ["B-NUM-02", "Country", "Türkiye"],
    ["B-NUM-03", "Status", "Active"],
    ["B-NUM-05", "Purchased", "30/10/2026"],
  ])("%s: under %s stands %s", async (_id, column, text) => {
    await draw();
    const first = row(/\+90 212 555 01 20/);
    await expect.element(first).toBeVisible();
    expect(cellOf(first, column).textContent).toContain(text);
  });

  it("is sorted by a press on a column, and tells where it is looked at", async () => {
    const onViewChange = vi.fn();
    const { api } = await draw({ onViewChange });
    await button("Number").first().click();
    expect(onViewChange).toHaveBeenLastCalledWith({ sortBy: "number" });
    await expect.poll(() => api.requests("listNumbers").at(-1)?.input.query.sortBy).toBe("number");
  });

  it("says that there is none, and leads to one (B-NUM-08)", async () => {
    await draw({}, numberHandlers({ numbers: [] }));
    await expect
      .element(page.getByText("There is no number assigned to you. You are using the default number in the system."))
      .toBeVisible();
    await button("Buy a number").last().click();
    await expect.element(dialog()).toBeVisible();
  });

  it("has nothing for who works for no company", async () => {
    const { api } = await draw({}, numberHandlers({ profile: fixtures.managerProfile() }));
    await expect.element(page.getByText("You do not have access to numbers.")).toBeVisible();
    expect(button("Buy a number").elements()).toEqual([]);
    expect(api.requests("listNumbers")).toEqual([]);
  });
});

describe("the default number", () => {
  it("is switched by a call without a body, and the former one is it no more (B-NUM-06, R-35)", async () => {
    const onEvent = vi.fn();
    const { api } = await draw({}, {}, { onEvent });
    await flip("+47 21 55 40 09");
    await expect.element(isDefault("+47 21 55 40 09")).toBeChecked();
    await expect.element(isDefault("+90 212 555 01 20")).not.toBeChecked();
    const [request] = api.requests("toggleDefaultNumber");
    expect(request?.input).toMatchObject({ path: { id: fixtures.idOf("number", 1) } });
    expect(request?.input.body).toBeUndefined();
    await expect
      .poll(() => onEvent)
      .toHaveBeenLastCalledWith(
        expect.objectContaining({
          widget: "numbers",
          type: "defaultNumberChanged",
          detail: { numberId: fixtures.idOf("number", 1), isDefault: true },
        }),
      );
  });

  it("says which number it is now, and which no longer (R-35)", async () => {
    await draw();
    await flip("+47 21 55 40 09");
    await expect.element(page.getByText("+47 21 55 40 09 is the default number now.")).toBeVisible();
    await expect.element(page.getByText("Before, it was +90 212 555 01 20.")).toBeVisible();
  });

  it("can be none, by keyboard too", async () => {
    await draw();
    await expect.element(isDefault("+90 212 555 01 20")).toBeChecked();
    (isDefault("+90 212 555 01 20").element() as HTMLElement).focus();
    await userEvent.keyboard(" ");
    await expect.element(isDefault("+90 212 555 01 20")).not.toBeChecked();
  });

  it("shows at once, and comes back with the reason when the server does not agree", async () => {
    const refused = "This number has expired. Please choose another one as the default.";
    let answer: () => void = () => undefined;
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await draw({}, { toggleDefaultNumber: () => asked.then(() => fail(409, "NUMBER_EXPIRED", refused)) });
    await flip("+47 21 55 40 09");
    await expect.element(isDefault("+47 21 55 40 09")).toBeChecked();
    answer();
    await expect.element(page.getByText(refused)).toBeVisible();
    await expect.element(isDefault("+47 21 55 40 09")).not.toBeChecked();
    await expect.element(isDefault("+90 212 555 01 20")).toBeChecked();
  });

  it("is never an expired one, which says why", async () => {
    const { api } = await draw();
    const expired = isDefault("+47 21 55 40 08");
    await expect.element(expired).toHaveAttribute("aria-disabled", "true");
    await flip("+47 21 55 40 08");
    expect(api.requests("toggleDefaultNumber")).toEqual([]);
  });
});

describe("buying a number", () => {
  it("goes from country to number to the charge, and then it is there (B-NUM-07, B-NUM-09, B-NUM-10, B-NUM-12, B-NUM-15, B-NUM-16, B-NUM-17)", async () => {
    const onNumberPurchased = vi.fn();
    const { api } = await draw({ onNumberPurchased });
    await open();
    await expect.element(dialog().getByText("Each additional number costs $4.00, the first is free.")).toBeVisible();
    await expect.element(dialog().getByText("Step 1 of 3")).toBeVisible();
    await dialog()
      .getByRole("button", { name: /Country/ })
      .click();
    await page.getByRole("option", { name: /Norway/ }).click();
    await button("Continue").click();

    await expect.element(page.getByRole("heading", { name: "Choose a number" })).toHaveFocus();
    expect(api.requests("listAvailableNumbers")[0]?.input.query).toEqual({ countryCode: "NO" });
    await expect.poll(() => dialog().getByRole("radio").elements().length).toBe(20);
    await dialog().getByText("+47 21 55 40 12").click();
    await button("Continue").click();

    await expect.element(page.getByRole("heading", { name: "Confirm the charge" })).toHaveFocus();
    await expect.element(dialog().getByText("$4.00 will be deducted from your balance.")).toBeVisible();
    await expect.element(dialog().getByText("$80.20")).toBeVisible();
    await expectNoAxeViolations(dialog().element());
    await button("Purchase").click();
    await expect.element(page.getByText("Number purchased successfully")).toBeVisible();
    await expect.element(dialog()).not.toBeInTheDocument();
    await expect.element(row(/\+47 21 55 40 12/)).toBeVisible();
    expect(api.requests("purchaseNumber").map(({ input }) => input.body)).toEqual([
      { number: "+4721554012", sellerCompanyId: fixtures.profileCompany().id, countryIso2: "NO" },
    ]);
    expect(onNumberPurchased).toHaveBeenCalledWith({ numberId: fixtures.idOf("number", 90), number: "+4721554012" });
  });

  it("is free for the first number of a plan that includes one (R-07)", async () => {
    await draw({}, numberHandlers({ numbers: [] }));
    await chooseNumber();
    await expect
      .element(dialog().getByText("This number is free. Nothing will be deducted from your balance."))
      .toBeVisible();
  });

  it("costs also for the first on a plan without numbers, and says which plans have some (R-07)", async () => {
    await draw({}, numberHandlers({ profile: fixtures.freeProfile(), numbers: [], balance: 10 }));
    await open();
    await expect.element(dialog().getByText(/The first is free on plans that include a number/)).toBeVisible();
    await button("Cancel").click();
    await chooseNumber();
    await expect.element(dialog().getByText("$4.00 will be deducted from your balance.")).toBeVisible();
  });

  it("with too little balance says what is missing, and leads back or to the balance (B-NUM-11, B-NUM-13)", async () => {
    const onAddBalance = vi.fn();
    const { api } = await draw({ onAddBalance }, numberHandlers({ balance: 1.4 }));
    await chooseNumber();
    await expect.element(dialog().getByText("You need more balance to purchase a number.")).toBeVisible();
    await expect
      .element(dialog().getByText("A number takes a balance of $4.00. Yours is $1.40, so $2.60 is missing."))
      .toBeVisible();
    await button("Add balance").click();
    expect(onAddBalance).toHaveBeenCalledOnce();
    await button("Go Back").click();
    await expect.element(page.getByRole("radio", { name: "+47 21 55 40 12" })).toBeChecked();
    expect(api.requests("purchaseNumber")).toEqual([]);
  });

  it("believes the server when it says that the balance is too low (B-NUM-13)", async () => {
    const tooLow = () => fail(402, "INSUFFICIENT_BALANCE", "You need more balance to purchase a number.");
    await draw({}, { purchaseNumber: tooLow });
    await chooseNumber();
    await button("Purchase").click();
    await expect.element(dialog().getByText("You need more balance to purchase a number.")).toBeVisible();
    await expect.element(dialog().getByText(/reserved for calls/)).toBeVisible();
    expect(button("Add balance").elements()).toEqual([]);
    await button("Go Back").click();
    await expect.element(page.getByRole("heading", { name: "Choose a number" })).toBeVisible();
  });

  it("of which somebody else was faster leads back to the others", async () => {
    const taken = "This number is no longer available. Please choose another one.";
    const { api } = await draw({}, { purchaseNumber: () => fail(409, "NUMBER_TAKEN", taken) });
    await chooseNumber();
    await button("Purchase").click();
    await expect.element(dialog().getByText(taken)).toBeVisible();
    expect(page.getByRole("radio", { checked: true }).elements()).toEqual([]);
    await expect.poll(() => api.requests("listAvailableNumbers").length).toBe(2);
  });

  it("shows numbers that need papers, and sells the others", async () => {
    const listAvailableNumbers = () =>
      ok(
        fixtures.page([
          { phoneNumber: "+4721554010", needsPapers: true },
          { phoneNumber: "+4721554012", needsPapers: false },
        ]),
      );
    const papers = "This number is only given to somebody with an address or papers in its country.";
    await draw({}, { listAvailableNumbers, purchaseNumber: () => fail(409, "NUMBER_NEEDS_PAPERS", papers) });
    await chooseNumber();
    await button("Purchase").click();
    await expect.element(dialog().getByText(papers)).toBeVisible();
    const names = dialog()
      .getByRole("radio")
      .elements()
      .map((radio) => [radio.closest("label")?.textContent, (radio as HTMLInputElement).disabled]);
    expect(names).toEqual([
      ["+47 21 55 40 12", false],
      ["+47 21 55 40 10Needs papers", true],
    ]);
    await expectNoAxeViolations(dialog().element());
  });

  it("of a country where all need papers says so", async () => {
    const listAvailableNumbers = () => ok(fixtures.page([{ phoneNumber: "+4930123456", needsPapers: true }]));
    await draw({}, { listAvailableNumbers });
    await chooseCountry();
    await expect.element(dialog().getByText(/only given to somebody with an address or papers there/)).toBeVisible();
  });

  it("is not offered where the carrier sells none", async () => {
    await draw({}, { listNumberCountries: () => ok(fixtures.page([])) });
    await open();
    await expect.element(dialog().getByText(/Numbers cannot be bought here/)).toBeVisible();
  });

  it("that fails says why and keeps what was chosen", async () => {
    const down = "The number could not be bought now. Please try again in a moment.";
    await draw({}, { purchaseNumber: () => fail(503, "SERVICE_UNAVAILABLE", down) });
    await chooseNumber();
    await button("Purchase").click();
    await expect.element(dialog().getByRole("alert").getByText(down)).toBeVisible();
    await expect.element(dialog().getByText("+47 21 55 40 12")).toBeVisible();
  });

  it("whose answer was lost may be bought, which is said with what to do: the same again is bought once", async () => {
    const { purchaseNumber } = numberHandlers();
    const { api } = await draw(
      {},
      {
        purchaseNumber: (...request) =>
          api.requests("purchaseNumber").length > 1 ? purchaseNumber!(...request) : offline(),
      },
    );
    await chooseNumber();
    await button("Purchase").click();
    const alert = dialog().getByRole("alert");
    await expect.element(alert.getByText("No answer came from the server.")).toBeVisible();
    await expect.element(alert.getByText(/try the same again, it is done only once/)).toBeVisible();
    await expect.element(dialog().getByText(/could not be/)).not.toBeInTheDocument();
    await button("Purchase").click();
    await expect.element(page.getByText("Number purchased successfully")).toBeVisible();
  });

  it("says so when there are no numbers in a country, or no prices", async () => {
    await draw({}, { listSettings: () => fail(500, "INTERNAL_ERROR", "The settings could not be read.") });
    await chooseCountry(/Türkiye/);
    await expect.element(dialog().getByText("No number can be bought in this country right now.")).toBeVisible();
    await button("Back").click();
    await dialog()
      .getByRole("button", { name: /Country/ })
      .click();
    await page.getByRole("option", { name: /Norway/ }).click();
    await button("Continue").click();
    await dialog().getByText("+47 21 55 40 12").click();
    await button("Continue").click();
    await expect.element(dialog().getByText("The settings could not be read.")).toBeVisible();
  });

  it("works by keyboard alone, and a second press is no purchase", async () => {
    const { api } = await draw({}, { listNumbers: () => ok(fixtures.page([])) });
    await open();
    await expect.element(dialog().getByText(/Each additional number costs/)).toBeVisible();
    await expect.element(dialog().getByRole("button", { name: /Country/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("option", { name: /Norway/ })).toBeVisible();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("listbox")).not.toBeInTheDocument();
    await expect.element(dialog().getByRole("button", { name: /Country/ })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect.element(button("Continue")).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("heading", { name: "Choose a number" })).toHaveFocus();
    await expect.element(page.getByRole("radio").first()).toBeVisible();
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(page.getByRole("radio", { name: "+47 21 55 40 11" })).toBeChecked();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByRole("heading", { name: "Confirm the charge" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    expect(api.requests("purchaseNumber")).toEqual([]);
  });
});
