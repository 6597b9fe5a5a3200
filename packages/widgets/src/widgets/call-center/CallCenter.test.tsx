import type { PhoneBook } from "@callwright/sdk/contract";
import { createFakeApi, fail, fixtures, never, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";

import { ClockContext } from "../../lib/clock.js";
import { itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { CallCenter, type CallCenterProps } from "./index.js";
import { stillClock } from "../../testing/stillClock.js";
import { callCenterHandlers } from "./testing/DrawnCallCenter.js";

const draw = (props: CallCenterProps = {}, handlers: FakeHandlers = {}, provider: Partial<RenderOptions> = {}) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <CallCenter {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...callCenterHandlers(), ...handlers }), ...provider },
  );

/**
 * The space beside the end of a text in px. Below 0 the text ends in an ellipsis, even if only a fraction of a pixel is
 * missing.
 */
function roomLeft(text: Locator): number {
  const element = text.element();
  const letters = document.createRange();
  letters.selectNodeContents(element);
  return element.getBoundingClientRect().right - letters.getBoundingClientRect().right + 0.01;
}

const row = (name: string | RegExp) => page.getByRole("row", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name, exact: true });
const dialog = (name: string) => page.getByRole("dialog", { name, exact: true });
const question = (name: string) => page.getByRole("alertdialog", { name });
const select = (name: string) => page.getByRole("checkbox", { name: `Select ${name}`, exact: true });
/** A filter. The column of the same name, further down, may have a button too. */
const filter = (name: string) => page.getByRole("button", { name, exact: true }).first();
const firstId = fixtures.idOf("phoneBook", 0);
const openPopover = async (contact = "Ingrid Halvorsen") => button(`Call ${contact}`).click();

itBehavesLikeAWidget({
  name: "call-center",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <CallCenter {...props} />
    </ClockContext.Provider>
  ),
  handlers: callCenterHandlers(),
  readyText: "Halvorsen Interiør AS",
  catalogue: "callCenter",
});

describe("the list", () => {
  it("shows who is called about what, ten to a page, newest first (A-CC-01, R-52)", async () => {
    const { api } = await draw();
    await expect.element(row(/Halvorsen/)).toBeVisible();
    const headers = page.getByRole("columnheader").elements();
    expect(headers.map((header) => header.textContent).filter(Boolean)).toEqual(
      expect.arrayContaining(["Customer", "Country", "Contact", "Product", "Calls", "Created"]),
    );
    await expect.element(page.getByText("1–10 of 26")).toBeVisible();
    expect(api.requests("listPhoneBooks")[0]?.input.query).toEqual({ page: 0, perPage: 10, sortBy: "-createdAt" });
  });

  it("tells each customer's local time, and whether it is a good one", async () => {
    await page.viewport(1600, 800);
    await draw();
    await expect.element(row(/Greystone/).getByText("7:32 AM")).toBeVisible();
    await page.viewport(1280, 800);
    const described = row(/Greystone/)
      .element()
      .querySelectorAll("[aria-description]");
    const meanings = [...described].map((element) => element.getAttribute("aria-description"));
    expect(meanings).toContain("Before office hours, Chicago");
  });

  it("says a customer's country once, whether the city is known or not (R-52)", async () => {
    await page.viewport(1440, 800);
    const [item] = fixtures.phoneBooks(1);
    const customer = item!.potentialCustomerCompany!;
    const bare = { ...customer, name: "Glomma Trading", headquarterCity: null };
    const unknown = { ...item!, id: fixtures.idOf("phoneBook", 1), potentialCustomerCompany: bare };
    await draw({}, callCenterHandlers({ items: [item!, unknown] }));
    const visible = (name: string, text: string) =>
      row(new RegExp(name))
        .getByText(text, { exact: true })
        .elements()
        .filter((element) => element.checkVisibility());
    await expect.poll(() => visible("Glomma", "Norway")).toHaveLength(1);
    expect(visible("Halvorsen", "Oslo, NO")).toHaveLength(1);
    await page.viewport(390, 800);
    await expect.poll(() => visible("Glomma", "Norway")).toHaveLength(1);
    await page.viewport(1280, 800);
  });

  it("has every column of the documents where there is room, and whole ones where there is less (R-52)", async () => {
    await page.viewport(1440, 800);
    await draw();
    for (const name of ["Customer", "Country", "Contact", "Product", "Number", "Language", "Calls", "Created"])
      await expect.element(page.getByRole("columnheader", { name })).toBeVisible();
    await page.viewport(1280, 800);
    await expect.element(page.getByRole("columnheader", { name: "Number" })).not.toBeInTheDocument();
  });

  it("offers an empty call center's seller a first item (A-CC-09)", async () => {
    await draw({}, callCenterHandlers({ items: [] }));
    await button("Add Call Center Item").click();
    await expect.element(dialog("Add New Call")).toBeVisible();
  });

  it("lets managers see everybody's items and create none (A-CC-10, A-CC-11, R-43)", async () => {
    await draw({}, callCenterHandlers({ profile: fixtures.managerProfile() }));
    await expect.element(page.getByRole("columnheader", { name: "Seller" })).toBeVisible();
    await expect.element(filter("Seller")).toBeVisible();
    expect(button("Create").elements()).toEqual([]);
    await draw({}, callCenterHandlers({ items: [], profile: fixtures.managerProfile() }));
    await expect.element(page.getByText("Your call center is empty.")).toBeVisible();
    expect(button("Add Call Center Item").elements()).toEqual([]);
  });

  it("searches on the server", async () => {
    const { api } = await draw();
    await expect.element(row(/Halvorsen/)).toBeVisible();
    await page.getByRole("searchbox", { name: "Search call center" }).fill("brückner");
    await expect.element(row(/Halvorsen/)).not.toBeInTheDocument();
    await expect.element(row(/Brückner/).first()).toBeVisible();
    const texts = api.requests("listPhoneBooks").map(({ input }) => input.query.text);
    expect(texts).toEqual([undefined, "brückner"]);
  });

  it("is filtered by product and customer that the server finds, and tells the host (R-17)", async () => {
    const onViewChange = vi.fn();
    const { api } = await draw({ onViewChange });
    await expect.element(row(/Halvorsen/)).toBeVisible();
    expect(api.requests("listProducts")).toEqual([]);
    await filter("Product").click();
    await page.getByRole("option", { name: /Hotel bathrobes/ }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(row(/Halvorsen/)).not.toBeInTheDocument();
    expect(onViewChange).toHaveBeenLastCalledWith({ productIds: [fixtures.idOf("product", 1)] });
  });

  it("names what an address filters by", async () => {
    await draw({ initialView: { potentialCustomerCompanyIds: [fixtures.idOf("customer", 40)] } });
    await expect.element(page.getByText("Greystone Supply Co.")).toBeVisible();
    await button("Clear filters").click();
    await expect.element(row(/Halvorsen/)).toBeVisible();
  });

  it("is sorted in words and by its headers", async () => {
    const { api } = await draw();
    await expect.element(row(/Halvorsen/)).toBeVisible();
    await button("Newest first").click();
    await page.getByRole("menuitem", { name: "Most calls" }).click();
    await expect.poll(() => api.requests("listPhoneBooks").at(-1)?.input.query.sortBy).toBe("-callsCount");
    await page.getByRole("columnheader", { name: "Contact" }).getByRole("button").click();
    await expect.poll(() => api.requests("listPhoneBooks").at(-1)?.input.query.sortBy).toBe("contact");
  });

  it("goes to the last page when the one it is on is gone", async () => {
    await draw({ initialView: { page: 9 } });
    await expect.element(page.getByText("21–26 of 26")).toBeVisible();
  });

  it("says why it cannot be shown, and asks again", async () => {
    const { api } = await draw({}, { listPhoneBooks: () => fail(500, "INTERNAL_ERROR", "The lights are out.") });
    await expect.element(page.getByRole("alert").getByText("The lights are out.")).toBeVisible();
    api.use(callCenterHandlers());
    await button("Try Again").click();
    await expect.element(row(/Halvorsen/)).toBeVisible();
  });

  it("shows a person without access nothing", async () => {
    await draw({}, { listPhoneBooks: () => fail(403, "FORBIDDEN") });
    await expect.element(page.getByText("You do not have access to the call center.")).toBeVisible();
  });
});

describe("a free plan", () => {
  it("explains what it forbids: choosing rows, and what is done with chosen ones (A-PERM-06, B-ROLE-06)", async () => {
    const { api } = await draw({}, callCenterHandlers({ profile: fixtures.freeProfile() }));
    for (const name of ["Call Now", "Call Later", "Export", "Delete"])
      await expect
        .element(page.getByRole("button", { name, exact: true }))
        .toHaveAccessibleDescription("Please upgrade your plan");
    await expect.element(select("Halvorsen Interiør AS")).toHaveAttribute("aria-disabled", "true");
    await select("Halvorsen Interiør AS").click({ force: true });
    await button("Export").click({ force: true });
    expect(page.getByText("1 selected").elements()).toEqual([]);
    expect(api.requests("exportPhoneBooks")).toEqual([]);
  });

  it("still calls one", async () => {
    await draw({}, callCenterHandlers({ profile: fixtures.freeProfile() }));
    await openPopover();
    await page.getByRole("dialog").getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByText("Call is queued...")).toBeVisible();
  });
});

describe("calling one", () => {
  it("shows whom, what time it is there, in which language and from where (A-CC-03, A-LANG-02)", async () => {
    await draw();
    await openPopover("Dana Whitfield");
    const popover = dialog("Call Dana Whitfield");
    await expect.element(popover.getByText("+1 312 555 0147")).toBeVisible();
    await expect.element(popover.getByText("7:32 AM in Chicago, before office hours")).toBeVisible();
    await expect.element(popover.getByRole("button", { name: /Language/ }).getByText("English")).toBeVisible();
    await expect.element(popover.getByText("From +90 212 555 01 20")).toBeVisible();
  });

  it.each([
    [
      "until when it waits",
      { held: { OUTSIDE_CALLING_HOURS: [firstId] } },
      /^Waits until .*9:00 AM.* in Oslo.*Nobody may be called/,
    ],
    ["why it will not be made", { refused: { DO_NOT_CALL: [firstId] } }, /^This contact asked not to be called again/],
  ] as const)("says before %s", async (_what, checked, said) => {
    await draw({}, { checkCalls: () => ok(fixtures.callCheck([firstId], checked)) });
    await openPopover();
    await expect.element(page.getByRole("dialog").getByRole("status").getByText(said)).toBeVisible();
  });

  it("says before what would be with real phones, where nothing rings", async () => {
    const [strict] = fixtures.callCheck([firstId], { held: { OUTSIDE_CALLING_HOURS: [firstId] } }).items;
    const { verdict, heldUntil, reason } = strict!;
    const check = fixtures.callCheck([firstId]);
    const items = check.items.map((item) => ({ ...item, advised: { verdict, heldUntil, reason } }));
    await draw({}, { checkCalls: () => ok({ ...check, items }) });
    await openPopover();
    await expect.element(page.getByRole("dialog").getByText(/^With real phones: Waits until/)).toBeVisible();
  });

  it("names the number that the server would call from, and none while it has not said it", async () => {
    const check = fixtures.callCheck([firstId]);
    const items = check.items.map((item) => ({ ...item, fromNumber: "+4722860134" }));
    let answer = () => {};
    const asked = new Promise<void>((resolve) => (answer = resolve));
    await draw({}, { checkCalls: () => asked.then(() => ok({ ...check, items })) });
    await openPopover();
    await expect.element(page.getByRole("dialog").getByRole("button", { name: "Call Now" })).toBeVisible();
    expect(page.getByText(/^From/).elements()).toEqual([]);
    answer();
    await expect.element(page.getByText("From +47 22 86 01 34")).toBeVisible();
  });

  it("says the time on a phone once: beside the name, or in the line that warns (A-CC-03)", async () => {
    const real = window.matchMedia.bind(window);
    vi.spyOn(window, "matchMedia").mockImplementation((query) => real(query.includes("coarse") ? "all" : query));
    await page.viewport(390, 844);
    await draw();
    const times = () =>
      page
        .getByRole("dialog")
        .getByText(/\d:\d\d/)
        .elements()
        .filter((element) => element.checkVisibility())
        .map((element) => element.textContent?.replace(/.*[AP]M/, ""));
    await openPopover("Dana Whitfield");
    await expect.poll(times).toEqual([" in Chicago, before office hours"]);
    await userEvent.keyboard("{Escape}");
    await openPopover();
    await expect.poll(times).toEqual([""]);
  });

  it("says what it may cost before anything is dialled (R-64)", async () => {
    const profile = fixtures.profile();
    const [company] = profile.sellerCompanies;
    const subscription = { ...company!.subscription!, remaining: { minutes: 2 } };
    const paying = { ...profile, sellerCompanies: [{ ...company!, subscription }] };
    const { api } = await draw({}, callCenterHandlers({ profile: paying }));
    await openPopover();
    const cost = "2 free minutes are left, then $0.35 a started minute, at most $1.05.";
    await expect.element(dialog("Call Ingrid Halvorsen").getByText(cost)).toBeVisible();
    expect(api.requests("startCalls")).toEqual([]);
  });

  it("closes the popover, leads to the call, and says what came of it where the person is", async () => {
    const onOpenCall = vi.fn();
    const { api } = await draw({ onOpenCall });
    await openPopover();
    await button("Call Now").click();
    await expect.element(page.getByText("Call is queued...")).toBeVisible();
    await expect.element(dialog("Call Ingrid Halvorsen")).not.toBeInTheDocument();
    const callId = fixtures.idOf("call", 90);
    await button("Open call").click();
    expect(onOpenCall).toHaveBeenCalledWith({ callId });
    api.push(fixtures.callUpdated({ ...fixtures.call(), id: callId }));
    const result = page.getByRole("alertdialog", { name: "Call completed successfully!" });
    await expect.element(result).toBeVisible();
    await expect.element(result.getByText(/Positive/)).toBeVisible();
    await result.getByRole("button", { name: "Open call" }).click();
    expect(onOpenCall).toHaveBeenCalledTimes(2);
  });

  it("says in its row where the call is, live, and leads to it instead of offering another", async () => {
    await page.viewport(1440, 800);
    const onOpenCall = vi.fn();
    let activeCall: PhoneBook["activeCall"] = null;
    const listPhoneBooks = () => ok(fixtures.page([fixtures.phoneBook({ activeCall })]));
    const { api } = await draw({ onOpenCall }, { listPhoneBooks });
    await expect.element(button("Call Ingrid Halvorsen")).toBeVisible();
    button("Call Ingrid Halvorsen").element().focus();
    const call = fixtures.call({ status: "RINGING" });
    const { id, startAt, answeredAt, createdAt } = call;
    activeCall = { id, status: "RINGING", startAt, answeredAt, createdAt };
    api.push(fixtures.callUpdated(call));
    await expect.element(row(/Halvorsen/).getByText("Ringing")).toBeVisible();
    expect(button("Call Ingrid Halvorsen").elements()).toEqual([]);
    await expect.element(button("Open the call to Ingrid Halvorsen")).toHaveFocus();
    expect(roomLeft(row(/Halvorsen/).getByText("Ingrid Halvorsen")), "the name is whole").toBeGreaterThanOrEqual(0);
    await button("Open the call to Ingrid Halvorsen").click();
    expect(onOpenCall).toHaveBeenCalledWith({ callId: call.id });
    activeCall = { ...activeCall, status: "IN_PROGRESS", answeredAt: fixtures.now };
    api.push(fixtures.callUpdated({ ...call, status: "IN_PROGRESS", answeredAt: fixtures.now }));
    await expect.element(row(/Halvorsen/).getByText("In Progress")).toBeVisible();
    await expect.element(row(/Halvorsen/).getByText("0:00")).toBeVisible();
    activeCall = null;
    api.push(fixtures.callUpdated({ ...call, status: "COMPLETED" }));
    await expect.element(button("Call Ingrid Halvorsen")).toBeVisible();
  });

  it("is said in the popover and the detail, too, while a call is under way", async () => {
    const { id, status, startAt, answeredAt, createdAt } = fixtures.call({ status: "RINGING" });
    const item = fixtures.phoneBook({ activeCall: { id, status, startAt, answeredAt, createdAt } });
    const initialView = { openItemId: item.id };
    await draw({ initialView, onOpenCall: () => undefined }, callCenterHandlers({ items: [item] }));
    const drawer = dialog("Halvorsen Interiør AS");
    await expect.element(drawer.getByText("Ringing")).toBeVisible();
    await expect.element(drawer.getByRole("button", { name: "Open call" })).toBeVisible();
    expect(drawer.getByRole("button", { name: "Call", exact: true }).elements()).toEqual([]);
  });

  it.each([1440, 1100, 390])(
    "its item's earlier calls are in line with what is above them, %d px wide",
    async (width) => {
      await page.viewport(width, 844);
      const item = fixtures.phoneBook();
      const initialView = { openItemId: item.id, tab: "history" as const };
      await draw({ initialView }, callCenterHandlers({ items: [item] }));
      const drawer = dialog("Halvorsen Interiør AS");
      const time = drawer.getByText(/^(Nov|Dec) \d+, 20/).first();
      await expect.element(time).toBeVisible();
      const left = time.element().getBoundingClientRect().left;
      expect(left).toBe(drawer.getByRole("heading", { level: 2 }).element().getBoundingClientRect().left);
    },
  );

  it("is below the name in the detail on a phone, beside neither job title nor number", async () => {
    await page.viewport(390, 844);
    const { id, status, startAt, answeredAt, createdAt } = fixtures.call({ status: "RINGING" });
    const item = fixtures.phoneBook({ activeCall: { id, status, startAt, answeredAt, createdAt } });
    const initialView = { openItemId: item.id };
    await draw({ initialView, onOpenCall: () => undefined }, callCenterHandlers({ items: [item] }));
    const drawer = dialog("Halvorsen Interiør AS");
    const openCall = drawer.getByRole("button", { name: "Open call" });
    await expect.element(openCall).toBeVisible();
    const title = drawer.getByText("Head of Purchasing").element().getBoundingClientRect();
    expect(title.width).toBeGreaterThan(80);
    expect(openCall.element().getBoundingClientRect().top).toBeGreaterThan(title.bottom);
    await page.viewport(1280, 800);
  });

  it("offers the 27 languages (A-LANG-01)", async () => {
    await draw();
    await openPopover();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /Language/ })
      .click();
    await expect.element(page.getByRole("option", { name: /Vietnamese/ })).toBeInTheDocument();
    expect(page.getByRole("option").elements()).toHaveLength(27);
  });

  it("says Calling... and then, in its place, what became of it (A-CALL-04, A-CALL-05, A-CALL-10, A-CALLMSG-02)", async () => {
    const onCallsStarted = vi.fn();
    const onEvent = vi.fn();
    const started = {
      phoneBookId: fixtures.idOf("phoneBook", 0),
      callId: fixtures.idOf("call", 1),
      refusal: null,
      heldUntil: null,
      heldReason: null,
    };
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const startCalls: FakeHandlers["startCalls"] = async () => {
      await answered;
      return ok({ items: [{ ...started, status: "QUEUED" as const }], campaigns: [] });
    };
    const { api } = await draw({ onCallsStarted }, { startCalls }, { onEvent });
    await openPopover();
    await button("Call Now").click();
    await expect.element(page.getByText("Calling...")).toBeVisible();
    answer();
    await expect.element(page.getByText("Call is queued...")).toBeVisible();
    expect(page.getByText("Calling...").elements()).toEqual([]);
    expect(api.requests("startCalls")[0]?.input.body).toEqual({
      phoneBookIds: [started.phoneBookId],
      type: "CALL_NOW",
      language: "en",
      browserTimeZone: "Europe/Istanbul",
    });
    expect(onCallsStarted).toHaveBeenCalledWith({ calls: [{ ...started, status: "QUEUED" }] });
    expect(onEvent).toHaveBeenLastCalledWith(expect.objectContaining({ type: "callsStarted" }));
  });

  it("locks Call Now after its use, and no other item's (A-CALL-03)", async () => {
    const { api } = await draw();
    await openPopover();
    await button("Call Now").click();
    await openPopover();
    await expect.element(button("Call Now")).toHaveAccessibleDescription("A call was just started");
    await button("Call Now").click({ force: true });
    await expect.element(page.getByText("Call is queued...")).toBeVisible();
    await userEvent.keyboard("{Escape}{Escape}"); // the first closes the button's tooltip
    expect(api.requests("startCalls")).toHaveLength(1);
    await openPopover("Dana Whitfield");
    await expect.element(button("Call Now")).not.toHaveAttribute("aria-disabled");
  });

  it("says the server's reason when it cannot, else that it was unexpected (A-CALL-11)", async () => {
    const { api } = await draw({}, { startCalls: () => fail(402, "INSUFFICIENT_BALANCE", "The balance is too low.") });
    await openPopover();
    await button("Call Now").click();
    await expect.element(page.getByText("The balance is too low.")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    api.use({
      startCalls: () => {
        throw new TypeError("Failed to fetch");
      },
    });
    await openPopover("Dana Whitfield");
    await button("Call Now").click();
    await expect.element(page.getByText("Unexpected error occured")).toBeVisible();
    await expect
      .element(page.getByText(/No answer came from the server.\s+It may have been done all the same/))
      .toBeVisible();
  });

  it("is not possible without a product, customer or seller company (A-CALL-01)", async () => {
    await draw({}, callCenterHandlers({ items: [fixtures.phoneBook({ product: null })] }));
    await button("Call Ingrid Halvorsen").click({ force: true });
    await expect.element(page.getByRole("tooltip")).toHaveTextContent("This item has no product");
    expect(page.getByRole("dialog").elements()).toEqual([]);
  });

  it("is not possible without a contact (A-CALL-02)", async () => {
    await draw({}, callCenterHandlers({ items: [fixtures.phoneBook({ contact: null })] }));
    await button("Call").click();
    for (const name of ["Call Now", "Call Later"])
      await expect.element(button(name)).toHaveAccessibleDescription("This item has no contact");
  });
});

describe("calling later", () => {
  const date = () => page.getByRole("group", { name: "Date and time" });
  const type = async (digits: string) => {
    await date().getByRole("spinbutton").first().click();
    await userEvent.keyboard(digits);
  };

  it("needs a date (A-CALL-06)", async () => {
    await draw();
    await openPopover();
    await button("Call Later").click();
    await expect.element(dialog("Call Later")).toBeVisible();
    await expect.element(date()).toBeVisible();
    await button("Schedule").click();
    await expect.element(page.getByText("Date is required")).toBeVisible();
  });

  it("begins at the customer's now (A-CALL-07)", async () => {
    const { api } = await draw();
    await openPopover("Dana Whitfield");
    await button("Call Later").click();
    await expect.element(date()).toBeVisible();
    await type("112020260731AM");
    await button("Schedule").click();
    await expect.element(page.getByText("Choose a time that is still to come")).toBeVisible();
    expect(api.requests("startCalls")).toEqual([]);
  });

  it("is on the customer's clock, with the seller's own time under it (A-CALL-09, A-CALL-12, A-CC-12)", async () => {
    const { api } = await draw();
    await openPopover("Dana Whitfield");
    await button("Call Later").click();
    await expect.element(date()).toBeVisible();
    await type("112320260930AM");
    await expect.element(page.getByText("That is Nov 23, 2026 6:30 PM your time.")).toBeVisible();
    await button("Schedule").click();
    await expect.element(page.getByText("Call successfully scheduled")).toBeVisible();
    await expect.element(dialog("Call Later")).not.toBeInTheDocument();
    expect(api.requests("startCalls")[0]?.input.body).toEqual({
      phoneBookIds: [fixtures.idOf("phoneBook", 4)],
      type: "CALL_LATER",
      language: "en",
      cronDate: "2026-11-23T09:30",
      browserTimeZone: "Europe/Istanbul",
    });
  });

  it("offers times that are often wanted, on the customer's clock (R-64)", async () => {
    const { api } = await draw();
    await openPopover("Dana Whitfield");
    await button("Call Later").click();
    const offered = page.getByRole("group", { name: "On the customer's clock" });
    await offered.getByRole("button", { name: "Next working day 9:00 AM" }).click();
    await expect.element(page.getByText("That is Nov 23, 2026 6:00 PM your time.")).toBeVisible();
    await button("Schedule").click();
    await expect.element(page.getByText("Call successfully scheduled")).toBeVisible();
    expect(api.requests("startCalls")[0]?.input.body).toMatchObject({ cronDate: "2026-11-23T09:00" });
  });

  it("says that the times are on the seller's clock if the customer's time zone is not known", async () => {
    const item = fixtures.phoneBook();
    const potentialCustomerCompany = { ...item.potentialCustomerCompany!, timeZone: null };
    await draw({}, callCenterHandlers({ items: [{ ...item, potentialCustomerCompany }] }));
    await openPopover();
    await button("Call Later").click();
    await expect.element(page.getByRole("group", { name: "On your clock" })).toBeVisible();
  });

  it.each([
    [
      "skip it",
      "031420270230AM",
      "Clocks there skip this time. The call starts at Mar 14, 2027 3:00 AM, which is Mar 14, 2027 11:00 AM your time.",
    ],
    [
      "show it twice",
      "110720270130AM",
      "Clocks there show this time twice. The call starts the first time, which is Nov 7, 2027 9:30 AM your time.",
    ],
  ])("says when the call will be where the customer's clocks %s (R-39)", async (_, digits, says) => {
    await draw();
    await openPopover("Dana Whitfield");
    await button("Call Later").click();
    await expect.element(date()).toBeVisible();
    await type(digits);
    await expect.element(page.getByText(says)).toBeVisible();
  });

  it("stays open when the server does not take it", async () => {
    await draw({}, { startCalls: () => fail(400, "VALIDATION_FAILED", "Too far ahead.") });
    await openPopover();
    await button("Call Later").click();
    await expect.element(date()).toBeVisible();
    await type("112320260930AM");
    await button("Schedule").click();
    await expect.element(page.getByText("Too far ahead.")).toBeVisible();
    await expect.element(dialog("Call Later")).toBeVisible();
  });

  it("means each customer's own clock for several (A-CALL-08, A-CALL-13, A-CC-08, A-CC-12)", async () => {
    const { api } = await draw();
    for (const name of ["Halvorsen Interiør AS", "Greystone Supply Co."]) await select(name).click();
    await button("Call Later").click();
    const modal = dialog("Call Selected Rows Later");
    await expect.element(modal.getByText("Greystone Supply Co., Chicago, GMT-6")).toBeVisible();
    await expect.element(modal.getByText("On each customer's own clock")).toBeVisible();
    await expect.element(date()).toBeVisible();
    await type("112320260930AM");
    await button("Schedule").click();
    await expect.element(page.getByText("Calls successfully scheduled")).toBeVisible();
    expect(api.requests("startCalls")[0]?.input.body).toEqual({
      phoneBookIds: [fixtures.idOf("phoneBook", 0), fixtures.idOf("phoneBook", 4)],
      type: "CALL_LATER",
      cronDate: "2026-11-23T09:30",
      browserTimeZone: "Europe/Istanbul",
      campaign: { name: "Nov 20, 2026 4:32 PM · 2 calls" },
    });
  });
});

describe("what is chosen", () => {
  it("is called at once after a question, and counted by what became of it (A-CC-07, A-CALLMSG-11)", async () => {
    const { api } = await draw();
    for (const name of ["Halvorsen Interiør AS", "Greystone Supply Co."]) await select(name).click();
    await button("Call Now").click();
    const asked = dialog("Call 2 contacts now");
    await expect.element(asked.getByText("Ingrid Halvorsen, Dana Whitfield")).toBeVisible();
    await expect.element(asked.getByText("From +90 212 555 01 20")).toBeVisible();
    await expect.element(asked.getByText("Outside office hours for 1 contact")).toBeVisible();
    await expect.element(asked.getByText(/free minutes are left/)).toBeVisible();
    expect(api.requests("startCalls")).toEqual([]);
    await asked.getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByText("Queued: 2")).toBeVisible();
    expect(page.getByText("2 selected").elements()).toEqual([]);
  });

  it("becomes a campaign with a name and a pace, to which the message leads", async () => {
    const onOpenCampaign = vi.fn();
    const campaign = { id: fixtures.campaign().id, name: "Hotels in spring" };
    const items = [0, 4].map((nth) => ({
      phoneBookId: fixtures.idOf("phoneBook", nth),
      callId: fixtures.idOf("call", nth),
      status: "QUEUED" as const,
      refusal: null,
      heldUntil: null,
      heldReason: null,
    }));
    const { api } = await draw({ onOpenCampaign }, { startCalls: () => ok({ items, campaigns: [campaign] }) });
    for (const name of ["Halvorsen Interiør AS", "Greystone Supply Co."]) await select(name).click();
    await button("Call Now").click();
    const asked = dialog("Call 2 contacts now");
    const named = asked.getByRole("textbox", { name: "Campaign name" });
    await expect.element(named).toHaveValue("Nov 20, 2026 4:32 PM · 2 calls");
    await named.fill("Hotels in spring");
    await asked.getByRole("textbox", { name: /^Calls per minute/ }).fill("0");
    await expect.element(asked.getByText("Please enter a number from 1 to 600")).toBeVisible();
    await expect.element(asked.getByRole("button", { name: "Call Now" })).toBeDisabled();
    await asked.getByRole("textbox", { name: /^Calls per minute/ }).fill("12");
    await asked.getByRole("button", { name: "Call Now" }).click();
    await button("Open campaign").click();
    expect(onOpenCampaign).toHaveBeenCalledWith({ campaignId: campaign.id });
    expect(api.requests("startCalls")[0]?.input.body.campaign).toEqual({
      name: "Hotels in spring",
      callsPerMinute: 12,
    });
  });

  it("is not left without a question once its name was written", async () => {
    const { api } = await draw();
    for (const name of ["Halvorsen Interiør AS", "Greystone Supply Co."]) await select(name).click();
    await button("Call Now").click();
    const asked = dialog("Call 2 contacts now");
    const named = asked.getByRole("textbox", { name: "Campaign name" });
    await named.fill("Hotels in spring");
    await userEvent.keyboard("{Escape}");
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await expect.element(named).toHaveValue("Hotels in spring");
    await asked.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Discard" }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(api.requests("startCalls")).toEqual([]);
  });

  it("is asked about in one step: everything that is read is shown at once", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const ids = [0, 4].map((nth) => fixtures.idOf("phoneBook", nth));
    await draw({}, { checkCalls: async () => (await answered, ok(fixtures.callCheck(ids, {}))) });
    for (const name of ["Halvorsen Interiør AS", "Greystone Supply Co."]) await select(name).click();
    await button("Call Now").click();
    const asked = dialog("Call 2 contacts now");
    const people = asked.getByText("Ingrid Halvorsen, Dana Whitfield");
    await expect.element(asked.getByRole("status", { name: "Checking who may be called" })).toBeVisible();
    await expect.element(asked.getByRole("textbox", { name: "Campaign name" })).toBeVisible();
    expect(people.elements()).toEqual([]);
    answer();
    await expect.element(people).toBeVisible();
    await expect.element(asked.getByText("2 now")).toBeVisible();
    expect(asked.getByRole("status").elements()).toEqual([]);
  });

  it("is checked before: who is called now, who waits, who is not called and why", async () => {
    const [first, second, third, fourth] = [0, 1, 2, 3].map((nth) => fixtures.idOf("phoneBook", nth));
    const ids = [first, second, third, fourth].map(String);
    const check = {
      held: { OUTSIDE_CALLING_HOURS: [ids[1]!] },
      refused: { DO_NOT_CALL: [ids[2]!], ATTEMPT_LIMIT: [ids[3]!] },
    };
    const { api } = await draw({}, { checkCalls: () => ok(fixtures.callCheck(ids, check)) });
    const names = fixtures.phoneBooks(4).map(({ potentialCustomerCompany }) => potentialCustomerCompany?.name ?? "");
    for (const name of names) await select(name).click();
    await button("Call Now").click();
    const asked = dialog("Call 2 contacts now");
    await expect.element(asked.getByText("1 now")).toBeVisible();
    await expect.element(asked.getByText("1 waits until Nov 23, 11:00 AM")).toBeVisible();
    await expect.element(asked.getByText("2 will not be called")).toBeVisible();
    await expect.element(asked.getByText("1 was called too often")).toBeVisible();
    await asked.getByText("1 asked not to be called").click();
    const contact = fixtures.phoneBooks(3)[2]?.contact;
    await expect.element(asked.getByText(`${contact?.name} ${contact?.surname}`, { exact: true })).toBeVisible();
    await asked.getByRole("button", { name: "Call Now" }).click();
    await expect.poll(() => api.requests("startCalls")[0]?.input.body.phoneBookIds).toEqual(ids.slice(0, 2));
  });

  it("is checked before: where nothing rings, what would be with real phones", async () => {
    const ids = [0, 4].map((nth) => fixtures.idOf("phoneBook", nth));
    const strict = fixtures.callCheck(ids, { held: { OUTSIDE_CALLING_HOURS: ids } });
    const check = fixtures.callCheck(ids, {}, { advised: strict.totals });
    const items = check.items.map((item, nth) => ({ ...item, advised: strict.items[nth]! }));
    const advised = items.map((item) => {
      const { verdict, heldUntil, reason } = item.advised;
      return { ...item, advised: { verdict, heldUntil, reason } };
    });
    await draw({}, { checkCalls: () => ok({ ...check, items: advised }) });
    for (const name of ["Halvorsen Interiør AS", "Greystone Supply Co."]) await select(name).click();
    await button("Call Now").click();
    const asked = dialog("Call 2 contacts now");
    await expect.element(asked.getByText("2 now")).toBeVisible();
    await expect.element(asked.getByText("With real phones")).toBeVisible();
    await expect.element(asked.getByText("2 wait until Nov 23, 11:00 AM")).toBeVisible();
  });

  it("can be called when the check fails: each call is checked when it is made", async () => {
    await draw({}, { checkCalls: () => fail(500, "INTERNAL_ERROR") });
    for (const name of ["Halvorsen Interiør AS", "Greystone Supply Co."]) await select(name).click();
    await button("Call Now").click();
    await expect.element(page.getByText(/could not be checked/)).toBeVisible();
    await dialog("Call 2 contacts now").getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByText("Queued: 2")).toBeVisible();
  });

  it("is deleted after a question (A-CC-06)", async () => {
    const { api } = await draw();
    for (const name of ["Halvorsen Interiør AS", "Greystone Supply Co."]) await select(name).click();
    await page.getByRole("toolbar").getByRole("button", { name: "Delete" }).click();
    await question("Delete 2 call center items").getByRole("button", { name: "Delete" }).click();
    await expect.element(page.getByText("2 call center items were deleted.")).toBeVisible();
    await expect.element(row(/Greystone/)).not.toBeInTheDocument();
    expect(api.requests("deletePhoneBooks")[0]?.input.body.ids).toHaveLength(2);
  });

  it("is deleted by keyboard, which goes on in the rows that are left", async () => {
    await draw();
    await expect.element(select("Halvorsen Interiør AS")).toBeInTheDocument();
    select("Halvorsen Interiør AS").element().focus();
    await userEvent.keyboard(" ");
    page.getByRole("toolbar").getByRole("button", { name: "Delete" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(question("Delete 1 call center item")).toBeVisible();
    question("Delete 1 call center item").getByRole("button", { name: "Delete" }).element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(page.getByText("The call center item was deleted.")).toBeVisible();
    await expect.poll(() => document.activeElement?.closest("[data-row-id]")).not.toBeNull();
  });

  it("may be the whole list, whose ids the server tells", async () => {
    const { api } = await draw();
    await page.getByRole("checkbox", { name: "Select all rows on this page" }).click();
    await button("Select all 26").click();
    await button("Call Now").click();
    // The fixtures' contacts repeat after a while, and each contact is listed once.
    const people = new Set(fixtures.phoneBooks(26).map(({ contact }) => contact?.phoneNumber)).size;
    const asked = dialog(`Call ${people} contacts now`);
    await expect.element(asked.getByText(`${26 - people} are being called already, or chosen twice`)).toBeVisible();
    await asked.getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByText(`Queued: ${people}`)).toBeVisible();
    expect(api.requests("startCalls")[0]?.input.body.phoneBookIds).toHaveLength(people);
  });

  it("is exported by its ids, the whole list by its filters, and both in the order of the list (A-CC-05, A-API-36, A-CONST-11)", async () => {
    const saved = vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(() => undefined);
    const { api } = await draw({ initialView: { text: "a", sortBy: "potentialCustomerCompany" } });
    await select("Halvorsen Interiør AS").click();
    await page.getByRole("toolbar").getByRole("button", { name: "Export" }).click();
    await button("Export").first().click();
    await expect.poll(() => api.requests("exportPhoneBooks").length).toBe(2);
    expect(api.requests("exportPhoneBooks").map(({ input }) => [input.query, input.body])).toEqual([
      [{ sortBy: "potentialCustomerCompany", text: "a" }, { ids: [fixtures.idOf("phoneBook", 0)] }],
      [{ sortBy: "potentialCustomerCompany", text: "a" }, undefined],
    ]);
    await expect
      .poll(() => saved.mock.contexts.map((link) => (link as HTMLAnchorElement).download))
      .toEqual(["call-center.xlsx", "call-center.xlsx"]);
    saved.mockRestore();
  });

  it("says when an export fails", async () => {
    await draw({}, { exportPhoneBooks: () => fail(500, "INTERNAL_ERROR") });
    await button("Export").click();
    await expect.element(page.getByText("Error during export.")).toBeVisible();
  });
});

describe("deleting one", () => {
  const remove = async () => {
    await row(/Halvorsen Interiør AS Oslo/)
      .getByRole("button", { name: /^More/ })
      .click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await question("Delete Halvorsen Interiør AS").getByRole("button", { name: "Delete" }).click();
  };

  it("opens its detail, which is about that item (A-CC-02)", async () => {
    const onItemOpened = vi.fn();
    await draw({ onItemOpened });
    await row(/Greystone/)
      .getByRole("button", { name: /^More/ })
      .click();
    await page.getByRole("menuitem", { name: "Detail" }).click();
    await expect.element(page.getByRole("dialog", { name: "Greystone Supply Co." })).toBeVisible();
    expect(onItemOpened).toHaveBeenCalledExactlyOnceWith({ itemId: fixtures.idOf("phoneBook", 4) });
  });

  it("asks, and takes the row away at once (A-CC-04)", async () => {
    await draw({}, { deletePhoneBook: never });
    await remove();
    await expect.element(row(/Halvorsen Interiør AS Oslo/)).not.toBeInTheDocument();
    await expect.element(page.getByRole("heading", { name: "Call Center" })).toBeVisible();
  });

  it("brings the row back when the server refuses", async () => {
    await draw({}, { deletePhoneBook: () => fail(500, "INTERNAL_ERROR", "A call is under way.") });
    await remove();
    await expect.element(page.getByText("A call is under way.")).toBeVisible();
    await expect.element(row(/Halvorsen Interiør AS Oslo/)).toBeVisible();
  });
});

describe("by keyboard", () => {
  const focusRow = async () => {
    await expect.element(row(/Halvorsen/)).toBeVisible();
    row(/Halvorsen/)
      .element()
      .focus();
  };

  it.each([
    ["c", () => dialog("Call Ingrid Halvorsen")],
    ["{Enter}", () => dialog("Halvorsen Interiør AS")],
    ["e", () => dialog("Halvorsen Interiør AS").getByRole("button", { name: "Save" })],
    ["{Delete}", () => question("Delete Halvorsen Interiør AS")],
  ])("%s does what it says to the focused row", async (key, expected) => {
    await draw();
    await focusRow();
    await userEvent.keyboard(key);
    await expect.element(expected()).toBeVisible();
  });

  it("gives the focus back to the row when the popover closes", async () => {
    await draw();
    await focusRow();
    await userEvent.keyboard("c");
    await expect.element(dialog("Call Ingrid Halvorsen")).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(row(/Halvorsen/)).toHaveFocus();
  });

  it("leaves letters alone when the host says so", async () => {
    await draw({}, {}, { shortcuts: false });
    await focusRow();
    await userEvent.keyboard("c");
    expect(page.getByRole("dialog").elements()).toEqual([]);
  });
});
