import type { CallDetail, CallPause } from "@callwright/sdk/contract";
import { createFakeApi, delay, fail, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { describe, expect, it, vi } from "vitest";
import { page, userEvent } from "vitest/browser";

import { canCancel } from "../../calls/callRow.model.js";
import { ClockContext } from "../../lib/clock.js";
import { cellOf } from "../../testing/cellOf.js";
import { itBehavesLikeAWidget, renderWidget, type RenderOptions } from "../../testing/index.js";
import { CallHistory, type CallHistoryProps } from "./index.js";
import { stillClock } from "../../testing/stillClock.js";
import { callHistoryHandlers, heardCall, heldUntilMorning, manyCalls } from "./testing/DrawnCallHistory.js";

const draw = (props: CallHistoryProps = {}, handlers: FakeHandlers = {}, provider: Partial<RenderOptions> = {}) =>
  renderWidget(
    <ClockContext.Provider value={stillClock}>
      <CallHistory {...props} />
    </ClockContext.Provider>,
    { api: createFakeApi({ ...callHistoryHandlers(), ...handlers }), ...provider },
  );

const row = (name: string | RegExp) => page.getByRole("row", { name });
const button = (name: string | RegExp) => page.getByRole("button", { name });
/** A filter. The column by which it filters, further down, may have a button with the same name. */
const filter = (name: string) => page.getByRole("button", { name, exact: true }).first();
const menuItem = (name: string | RegExp) => page.getByRole("menuitem", { name });
const detail = () => page.getByRole("dialog");

itBehavesLikeAWidget({
  name: "call-history",
  draw: (props) => (
    <ClockContext.Provider value={stillClock}>
      <CallHistory {...props} />
    </ClockContext.Provider>
  ),
  handlers: callHistoryHandlers(),
  readyText: "Halvorsen Interiør AS",
  catalogue: "callHistory",
  hiddenWithoutHandler: [{ role: "button", name: "Open Call Center" }],
});

describe("the list", () => {
  it("has the columns of the documents (R-52)", async () => {
    await page.viewport(1440, 800);
    await draw();
    await expect.element(row(/Halvorsen/)).toBeVisible();
    const headers = page.getByRole("columnheader").elements();
    await page.viewport(1280, 800);
    expect(headers.map((header) => header.textContent).filter(Boolean)).toEqual([
      "Status",
      "Answer",
      "Customer",
      "Contact",
      "Score",
      "Number",
      "Start",
      "Created",
      "Actions",
    ]);
    await expect.element(page.getByRole("heading", { name: "My Calls" })).toBeVisible();
  });

  it.each([
    ["A-CALLS-01", "Status", /Okafor/, "Completed"],
    ["A-CALLS-02", "Answer", /Okafor/, "Positive"],
    ["A-CALLS-03", "Customer", /Okafor/, "Okafor Trading Ltd"],
    ["A-CALLS-04", "Contact", /Okafor/, "Chidi Okafor"],
    ["A-CALLS-05", "Number", /Tanaka/, "+90 212 555 01 20"],
  ])("%s: under %s stands, for %s, %s", async (_id, column, name, text) => {
    await draw();
    await expect.element(row(name).first()).toBeVisible();
    expect(cellOf(row(name).first(), column).textContent).toContain(text);
  });

  it.each([
    ["A-CALLS-06", "Start", "startAt"],
    ["A-CALLS-06", "Created", "createdAt"],
  ] as const)("%s: under %s stands when that was", async (_id, column, field) => {
    await draw();
    await expect.element(row(/Okafor/).first()).toBeVisible();
    const time = cellOf(row(/Okafor/).first(), column).querySelector("time");
    expect(time?.dateTime).toBe(manyCalls[3]?.[field]);
    expect(time?.textContent).not.toBe("");
  });

  it("shows managers everybody's calls and whose they are (A-CALLS-07, A-CALLS-08)", async () => {
    await draw({}, callHistoryHandlers({ profile: fixtures.managerProfile() }));
    await expect.element(page.getByRole("heading", { name: "All Calls" })).toBeVisible();
    await expect.element(page.getByRole("columnheader", { name: "Seller" })).toBeVisible();
    await filter("Seller").click();
    await expect.element(page.getByRole("option", { name: "Meridyen Textiles" })).toBeVisible();
  });

  it("keeps hooks by which the styles of a page around it find its parts", async () => {
    await draw();
    await expect.element(row(/Halvorsen/)).toBeVisible();
    const partsOf = (place: ParentNode) =>
      [...place.querySelectorAll<HTMLElement>("[data-part]")].map(({ dataset }) => dataset.part);
    expect(partsOf(document.querySelector('[data-widget="call-history"]')!)).toEqual(
      expect.arrayContaining(["header", "toolbar", "table", "pagination"]),
    );
    await row(/Halvorsen/).click();
    await expect.element(detail()).toBeVisible();
    expect(detail().element().closest("[data-part=dialog]")?.getAttribute("data-kind")).toBe("drawer");
  });

  it("says what each status and answer means (A-STATUS-10, A-ANSWER-03)", async () => {
    await draw();
    await expect.element(row(/Okafor/).getByText("Completed")).toBeVisible();
    const described = row(/Okafor/)
      .element()
      .querySelectorAll("[aria-description]");
    const meanings = [...described].map((element) => element.getAttribute("aria-description"));
    expect(meanings).toContain("The call has ended.");
    expect(meanings).toContain("The contact was interested.");
  });

  it("tells when a scheduled call is due where the customer is (A-CALLS-24, A-CALLS-23)", async () => {
    await draw();
    await row(/Van der Meer/)
      .getByText("Scheduled")
      .hover();
    await expect
      .element(page.getByRole("tooltip"))
      .toHaveTextContent("Nov 20, 2026 5:30 PM in Europe/Amsterdam (GMT+1)");
  });

  it("tells until when a call waits where the customer is, why, and which attempt it is", async () => {
    await draw({}, callHistoryHandlers({ calls: [heldUntilMorning] }));
    await expect.element(row(/Halvorsen/)).toBeVisible();
    expect(cellOf(row(/Halvorsen/), "Start").textContent).toBe("Waits until Nov 21, 9:00 AM in Oslo");
    expect(cellOf(row(/Halvorsen/), "Status").textContent).toContain("Attempt 2 of 3");
    await row(/Halvorsen/).click();
    await expect
      .element(detail().getByText(/^Waits until .*in Oslo\. Nobody may be called at this hour/))
      .toBeVisible();
    await expect.element(detail().getByText("2 of 3")).toBeVisible();
  });

  it("tells why a call ended, and who answered", async () => {
    await draw({}, callHistoryHandlers({ calls: [fixtures.call({ answer: "ANSWERING_MACHINE" })] }));
    await row(/Halvorsen/).click();
    await expect.element(detail().getByText("An answering machine answered.")).toBeVisible();
    await expect.element(detail().getByText("An answering machine", { exact: true })).toBeVisible();
  });

  it("searches 300 ms after the last letter (A-CALLS-13)", async () => {
    const { api } = await draw();
    await expect.element(row(/Halvorsen/)).toBeVisible();
    await page.getByRole("searchbox", { name: "Search calls" }).fill("brückner");
    await expect.element(row(/Brückner/)).toBeVisible();
    await expect.element(row(/Halvorsen/)).not.toBeInTheDocument();
    const texts = api.requests("listCalls").map(({ input }) => input.query.text);
    expect(texts).toEqual([undefined, "brückner"]);
  });

  it("is narrowed to a campaign, whose name the server knows", async () => {
    const campaigns = [0, 1].map((nth) => fixtures.campaign({}, nth));
    const listCampaigns = () => ok(fixtures.page(campaigns, campaigns.length));
    const { api } = await draw({}, { listCampaigns });
    await filter("Campaign").click();
    await page.getByRole("option", { name: campaigns[0]!.name }).click();
    await expect
      .poll(() => api.requests("listCalls").at(-1)?.input.query)
      .toMatchObject({ campaignId: campaigns[0]!.id });
    await page.getByRole("option", { name: campaigns[1]!.name }).click();
    await expect
      .poll(() => api.requests("listCalls").at(-1)?.input.query)
      .toMatchObject({ campaignId: campaigns[1]!.id });
  });

  it("leads from a call to its campaign, where the host has a place for it", async () => {
    const onOpenCampaign = vi.fn();
    const campaign = { id: fixtures.campaign().id, name: "Hotels in spring" };
    const getCall = () => ok(fixtures.callDetail({ campaign }));
    await draw({ onOpenCampaign, initialView: { openCallId: fixtures.call().id } }, { getCall });
    await detail().getByRole("link", { name: "Hotels in spring" }).click();
    expect(onOpenCampaign).toHaveBeenCalledWith({ campaignId: campaign.id });
    await draw({ initialView: { openCallId: fixtures.call().id } }, { getCall });
    await expect.element(detail().last().getByText("Hotels in spring")).toBeVisible();
    expect(detail().last().getByRole("link", { name: "Hotels in spring" }).elements()).toEqual([]);
  });

  it("is filtered by status, and tells the host (A-CALLS-12)", async () => {
    const onViewChange = vi.fn();
    await draw({ onViewChange });
    await filter("Status").click();
    await page.getByRole("option", { name: "No Answer" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(row(/Halvorsen/)).not.toBeInTheDocument();
    expect(onViewChange).toHaveBeenLastCalledWith({ statuses: ["NO_ANSWER"] });
  });

  it("is filtered by what calls came to", async () => {
    const onViewChange = vi.fn();
    const { api } = await draw({ onViewChange });
    await filter("Result").click();
    await page.getByRole("option", { name: "Interested", exact: true }).click();
    await userEvent.keyboard("{Escape}");
    await expect.poll(() => api.requests("listCalls").at(-1)?.input.query.results).toEqual(["INTERESTED"]);
    expect(onViewChange).toHaveBeenLastCalledWith({ results: ["INTERESTED"] });
    await expect.element(row(/Okafor/).first()).toBeVisible();
  });

  it("shows how well the assistant spoke, and brings the best first", async () => {
    await page.viewport(1440, 800);
    const { api } = await draw({}, callHistoryHandlers({ calls: [fixtures.call({ score: 71 })] }));
    await expect.element(row(/Halvorsen/)).toBeVisible();
    expect(cellOf(row(/Halvorsen/), "Score").textContent).toContain("71");
    await page.getByRole("columnheader", { name: "Score" }).getByRole("button").click();
    await expect.poll(() => api.requests("listCalls").at(-1)?.input.query.sortBy).toBe("-score");
    await page.viewport(390, 844);
    await expect.element(page.getByText("Score 71")).toBeVisible();
    await page.viewport(1280, 800);
  });

  it("is filtered by customers that the server finds (A-CALLS-10)", async () => {
    const { api } = await draw();
    await expect.element(row(/Halvorsen/)).toBeVisible();
    expect(api.requests("listPotentialCustomers")).toEqual([]);
    await filter("Customer").click();
    await page.getByRole("option", { name: "Tanaka Shoji KK" }).click();
    await userEvent.keyboard("{Escape}");
    await expect.element(row(/Halvorsen/)).not.toBeInTheDocument();
    await expect.element(row(/Tanaka/).first()).toBeVisible();
  });

  it("starts where an address says, and takes no nonsense from it", async () => {
    const { api } = await draw({
      initialView: { page: 1, perPage: 5, answers: ["POSITIVE"], sortBy: "nonsense" as never },
    });
    await expect.element(page.getByRole("heading", { name: "My Calls" })).toBeVisible();
    expect(api.requests("listCalls")[0]?.input.query).toEqual({
      page: 1,
      perPage: 5,
      sortBy: "-createdAt",
      answers: ["POSITIVE"],
    });
  });

  it("says its order where no column head has room to show it, and takes another", async () => {
    const { api } = await draw();
    await expect.element(row(/Halvorsen/)).toBeVisible();
    await expect.element(page.getByRole("columnheader", { name: "Created" })).not.toBeInTheDocument();
    await button("Created, newest first").click();
    await menuItem("Start, latest first").click();
    await expect.poll(() => api.requests("listCalls").at(-1)?.input.query.sortBy).toBe("-startAt");
    await expect.element(button("Start, latest first")).toBeVisible();
    await expect.element(page.getByRole("columnheader", { name: "Start" })).toHaveAttribute("aria-sort", "descending");
    await page.getByRole("columnheader", { name: "Contact" }).getByRole("button").click();
    await expect.element(page.getByRole("button", { name: "Contact", exact: true }).first()).toBeVisible();
  });

  it("goes to the last page when the one it is on is gone", async () => {
    await draw({ initialView: { page: 9 } });
    await expect.element(page.getByText("21–26 of 26")).toBeVisible();
  });

  it("shows only one item's calls where it is told to, and offers to call it (A-CCDET-03)", async () => {
    const { api } = await draw({ phoneBookId: fixtures.idOf("phoneBook", 0) });
    await expect.element(page.getByRole("heading", { name: "Call History" })).toBeVisible();
    expect(api.requests("listCalls")[0]?.input.query.phoneBookId).toBe(fixtures.idOf("phoneBook", 0));
    await button("Call").click();
    await button("Call Now").click();
    await expect.element(page.getByText("Call is queued...")).toBeVisible();
  });
});

describe("when there is nothing to show", () => {
  it("an empty list says so and leads to where calls are made (A-CCDET-02)", async () => {
    const onOpenCallCenter = vi.fn();
    await draw({ onOpenCallCenter }, callHistoryHandlers({ calls: [] }));
    await expect.element(page.getByText("You currently have no phone calls. Let's make one now!")).toBeVisible();
    await button("Open Call Center").click();
    expect(onOpenCallCenter).toHaveBeenCalledOnce();
  });

  it("filters that find nothing can be cleared", async () => {
    await draw({ initialView: { text: "nobody" } });
    await expect.element(page.getByText("No results")).toBeVisible();
    await button("Clear filters").click();
    await expect.element(row(/Halvorsen/)).toBeVisible();
  });

  it("a failure says what the server said, and can be tried again", async () => {
    const { api } = await draw({}, { listCalls: () => fail(400, "VALIDATION_FAILED", "The calls could not be read.") });
    await expect.element(page.getByRole("alert").getByText("The calls could not be read.")).toBeVisible();
    api.use(callHistoryHandlers());
    await button("Try Again").click();
    await expect.element(row(/Halvorsen/)).toBeVisible();
  });

  it("somebody who may not see calls is told so", async () => {
    await draw({}, { listCalls: () => fail(403, "FORBIDDEN") });
    await expect.element(page.getByText("You do not have access to calls.")).toBeVisible();
  });
});

describe("calls that go on", () => {
  it("change in place as it happens, and count their time", async () => {
    const ringing = fixtures.call({ status: "RINGING" }, 1);
    const { api } = await draw({}, callHistoryHandlers({ calls: [heardCall, ringing] }));
    await expect.element(row(/Brückner/).getByText("Ringing")).toBeVisible();
    const answeredAt = fixtures.minutesAgo(2);
    api.push(fixtures.callUpdated({ ...ringing, status: "IN_PROGRESS", answer: "IN_PROGRESS", answeredAt }));
    await expect.element(row(/Brückner/).getByText("In Progress")).toBeVisible();
    await expect.element(row(/Brückner/).getByText("2:00")).toBeVisible();
    expect(api.requests("listCalls")).toHaveLength(1);
  });
});

describe("stopping a campaign (R-57)", () => {
  const pause = (paused: Partial<CallPause>) => () => ok(fixtures.callPause(paused));
  const asked = () => page.getByRole("alertdialog");

  it("asks with the number it will stop, stops what the filters find and says what goes on", async () => {
    const { api } = await draw({ initialView: { text: "o" } });
    await expect.element(row(/Okafor/).first()).toBeVisible();
    const waiting = manyCalls.filter(
      ({ status, potentialCustomerCompany }) =>
        (status === "CRON" || status === "QUEUED") && potentialCustomerCompany.name.toLowerCase().includes("o"),
    ).length;
    await button("Stop calls").click();
    await expect.element(asked()).toHaveAccessibleName(`Stop ${waiting} call${waiting === 1 ? "" : "s"}`);
    expect(api.requests("cancelWaitingCalls")).toEqual([]);
    await asked().getByRole("button", { name: "Stop calls" }).click();
    await expect.element(page.getByText("2 calls were cancelled.")).toBeVisible();
    await expect.element(page.getByText("1 call on the line goes on.")).toBeVisible();
    expect(api.requests("cancelWaitingCalls")[0]?.input).toMatchObject({ query: { text: "o" } });
  });

  it("does not ask where no call waits", async () => {
    await draw({ initialView: { statuses: ["COMPLETED"] } });
    await expect.element(row(/Okafor/).first()).toBeVisible();
    await button("Stop calls").click();
    await expect.element(page.getByText("None of these calls waits.")).toBeVisible();
  });

  it("says to managers when they are about to stop everybody's calls", async () => {
    await draw({}, callHistoryHandlers({ profile: fixtures.managerProfile() }));
    await button("Stop calls").click();
    await expect.element(asked()).toHaveAccessibleDescription(/calls of all companies/);
  });

  it("cancels a call that waits for a line, and hangs up one that is on it, after a question", async () => {
    const waiting = fixtures.call({ status: "QUEUED", startAt: null }, 0);
    const talking = fixtures.call({ status: "IN_PROGRESS", id: fixtures.idOf("call", 1) }, 1);
    const { api } = await draw({}, callHistoryHandlers({ calls: [waiting, talking] }));
    await button(/^Cancel call /).click();
    await expect.element(asked()).toHaveAccessibleDescription(/waits for a line/);
    await asked().getByRole("button", { name: "Cancel call" }).click();
    await expect.poll(() => api.requests("cancelCalls")[0]?.input.body).toEqual({ ids: [waiting.id] });
    await button(/^Hang up on /).click();
    await expect.element(asked()).toHaveAccessibleDescription(/ends at once/);
    await asked().getByRole("button", { name: "Hang up" }).click();
    await expect.poll(() => api.requests("hangUpCalls")[0]?.input.body).toEqual({ ids: [talking.id] });
  });

  it("is read along in its detail while it goes on, and can be hung up there", async () => {
    const talking = fixtures.call({ status: "IN_PROGRESS" }, 0);
    const { api } = await draw({ initialView: { openCallId: talking.id } }, callHistoryHandlers({ calls: [talking] }));
    await expect.element(detail().getByText(/appears here as it is spoken/)).toBeVisible();
    const [first] = fixtures.callWords(talking.id);
    api.say(first!);
    await expect.element(detail().getByText(first!.content, { exact: true })).toBeVisible();
    await expect.element(detail().getByText("Live", { exact: true })).toBeVisible();
    await expect.element(detail().getByRole("button", { name: "Hang up" })).toBeVisible();
  });

  it("stays inside its detail, however long the job title of the contact is", async () => {
    const title = "Senior Vice President of International Procurement, Supply Chain and Store Operations";
    const { contact, ...call } = fixtures.call({ status: "IN_PROGRESS" }, 0);
    const talking = { ...call, contact: { ...contact, title } };
    await draw({ initialView: { openCallId: call.id } }, callHistoryHandlers({ calls: [talking] }));
    const hangUp = detail().getByRole("button", { name: "Hang up" });
    await expect.element(hangUp).toBeVisible();
    const summary = hangUp.element().closest("section")!;
    expect(summary.scrollWidth).toBe(summary.clientWidth);
  });

  it("pauses after a question; the banner says who did and how many wait, and resumes", async () => {
    let state: Partial<CallPause> = {};
    const paused = { pausedAt: fixtures.now, pausedBy: "Elif Yılmaz" };
    const { api } = await draw(
      {},
      {
        getCallPause: () => pause(state)(),
        pauseCalls: () => pause((state = { isPaused: true, ofCompany: paused, waitingCount: 312 }))(),
        resumeCalls: () => pause((state = {}))(),
      },
    );
    await button("Pause calls").click();
    await expect.element(asked()).toHaveAccessibleDescription(/New calls wait/);
    await asked().getByRole("button", { name: "Pause calls" }).click();
    const banner = page.getByRole("status").filter({ hasText: "Calls are paused" });
    await expect.element(banner.getByText(/^312 calls wait.*Paused by Elif Yılmaz/)).toBeVisible();
    await expect.element(button("Pause calls")).not.toBeInTheDocument();
    await banner.getByRole("button", { name: "Resume calls" }).click();
    await expect.element(banner).not.toBeInTheDocument();
    expect(api.requests("resumeCalls")[0]?.input.body).toEqual({});
  });

  it("tells a seller of the operator's pause, which is not theirs to end; an admin's it is", async () => {
    const everybody = { isPaused: true, ofInstallation: { pausedAt: fixtures.now, pausedBy: null }, waitingCount: 4 };
    const { unmount } = await draw({}, { getCallPause: pause(everybody) });
    await expect.element(page.getByText("All calls are paused by the operator")).toBeVisible();
    await expect.element(button("Resume calls")).not.toBeInTheDocument();
    await unmount();
    const { api } = await draw(
      {},
      {
        ...callHistoryHandlers({ profile: fixtures.managerProfile() }),
        getCallPause: pause(everybody),
        resumeCalls: pause({}),
      },
    );
    await button("Resume calls").click();
    await expect.poll(() => api.requests("resumeCalls")[0]?.input.body).toEqual({ isEveryCompany: true });
  });
});

describe("calls that are held because placing them failed", () => {
  const held =
    (breakers = [fixtures.callBreaker()]) =>
    () =>
      ok(fixtures.callPause({ breakers, waitingCount: 312 }));
  const banner = () => page.getByRole("status").filter({ hasText: "cannot be placed" });

  it("a seller reads why, how many wait and when one is tried, and can do nothing about it", async () => {
    await draw({}, { getCallPause: held() });
    await expect.element(banner().getByText("Your calls cannot be placed at the moment")).toBeVisible();
    await expect
      .element(banner().getByText(/account does not allow this call.*312 calls wait.*tried at /))
      .toBeVisible();
    expect(banner().getByRole("button").elements()).toEqual([]);
  });

  it("a manager sees whose they are and lets them go on", async () => {
    let breakers = [fixtures.callBreaker()];
    const { api } = await draw(
      {},
      {
        ...callHistoryHandlers({ profile: fixtures.managerProfile() }),
        getCallPause: () => held(breakers)(),
        resetCallBreaker: () => held((breakers = []))(),
      },
    );
    await expect.element(banner().getByText(/The calls of Meridyen Textiles cannot be placed/)).toBeVisible();
    await banner().getByRole("button", { name: "Try again now" }).click();
    await expect.element(banner()).not.toBeInTheDocument();
    expect(api.requests("resetCallBreaker")[0]?.input.path).toEqual({ id: fixtures.callBreaker().id });
  });
});

describe("a scheduled call", () => {
  const cancelButton = () => row(/Van der Meer/).getByRole("button", { name: /^Cancel call / });
  const cancel = async () => {
    await cancelButton().click();
    const asked = page.getByRole("alertdialog", { name: /Cancel the call to/ });
    await asked.getByRole("button", { name: "Cancel call" }).click();
  };

  it("is cancelled after a question, and shows it at once; others cannot be (A-CALLS-16, A-STATUS-11)", async () => {
    const { api } = await draw({}, { cancelCalls: ({ body }) => delay(300, cancelled(body.ids)) });
    await expect.element(row(/Van der Meer/)).toBeVisible();
    const waiting = manyCalls.slice(0, 10).filter((call) => canCancel(call));
    expect(button(/^Cancel call /).elements()).toHaveLength(waiting.length);
    await cancelButton().click();
    const asked = page.getByRole("alertdialog", { name: /Cancel the call to/ });
    await expect.element(asked).toHaveAccessibleDescription(/It is scheduled for Nov 20, 2026/);
    await asked.getByRole("button", { name: "Keep call" }).click();
    await expect.element(asked).not.toBeInTheDocument();
    expect(api.requests("cancelCalls")).toEqual([]);
    await cancel();
    await expect.element(row(/Van der Meer/).getByText("Cancelled")).toBeVisible();
    expect(api.requests("cancelCalls")[0]?.input.body).toEqual({ ids: [cron.id] });
    await expect.element(page.getByText("Call was cancelled.")).toBeVisible();
  });

  it("comes back when the call had gone on meanwhile (R-38)", async () => {
    await draw(
      {},
      {
        cancelCalls: ({ body }) =>
          ok({ items: body.ids.map((id) => ({ id, outcome: "CONFLICT" as const, status: "RINGING" as const })) }),
      },
    );
    await cancel();
    await expect.element(page.getByText("The call can no longer be cancelled: Ringing")).toBeVisible();
    await expect.element(row(/Van der Meer/).getByText("Scheduled")).toBeVisible();
  });

  it("comes back when the server fails", async () => {
    await draw({}, { cancelCalls: () => fail(503, "SERVICE_UNAVAILABLE", "Try later.") });
    await cancel();
    await expect.element(page.getByText("Try later.")).toBeVisible();
    await expect.element(row(/Van der Meer/).getByText("Scheduled")).toBeVisible();
  });

  it("is given another time from its row (R-64)", async () => {
    const { api } = await draw();
    await row(/Van der Meer/)
      .getByRole("button", { name: /^More/ })
      .click();
    await menuItem("Reschedule").click();
    const asked = page.getByRole("dialog", { name: "Reschedule call" });
    await asked.getByRole("button", { name: /Next working day/ }).click();
    await asked.getByRole("button", { name: "Reschedule" }).click();
    await expect.element(page.getByText("Call was rescheduled.")).toBeVisible();
    expect(api.requests("rescheduleCalls")[0]?.input.body).toEqual({
      ids: [cron.id],
      type: "CALL_LATER",
      cronDate: "2026-11-23T09:00",
    });
  });

  it("is made now from its detail, after the question of every call (R-64)", async () => {
    const { api } = await draw({ initialView: { openCallId: cron.id } });
    for (const name of ["Call Now", "Reschedule", "Cancel call"])
      await expect.element(detail().getByRole("button", { name })).toBeVisible();
    await detail().getByRole("button", { name: "Call Now" }).click();
    const asked = page.getByRole("dialog", { name: "Call 1 contact now" });
    await expect.element(asked.getByText(/free minutes are left/)).toBeVisible();
    expect(api.requests("rescheduleCalls")).toEqual([]);
    await asked.getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByText("Call is queued...")).toBeVisible();
    expect(api.requests("rescheduleCalls")[0]?.input.body).toEqual({ ids: [cron.id], type: "CALL_NOW" });
  });

  it("that cannot be made now stays scheduled, and says why", async () => {
    const refusal = { code: "ALREADY_ON_THE_LINE" as const, message: "This number is already being called." };
    const item = { outcome: "REFUSED" as const, status: "CRON" as const, refusal };
    await draw({}, { rescheduleCalls: ({ body }) => ok({ items: body.ids.map((id) => ({ id, ...item })) }) });
    await row(/Van der Meer/)
      .getByRole("button", { name: /^More/ })
      .click();
    await menuItem("Call Now").click();
    await page.getByRole("dialog").getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByText("This number is already being called.")).toBeVisible();
    await expect.element(row(/Van der Meer/).getByText("Scheduled")).toBeVisible();
  });

  const cron = manyCalls.find(({ status }) => status === "CRON")!;
  const cancelled = (ids: readonly string[]) =>
    ok({ items: ids.map((id) => ({ id, outcome: "CANCELLED" as const, status: "CANCELLED" as const })) });
});

describe("calling", () => {
  const callAgain = async () => {
    await row(/Okafor/)
      .getByRole("button", { name: /^More/ })
      .click();
    await menuItem("Call again").click();
  };

  it("again asks first: whom, from which number, what time it is there and what it may cost (R-64)", async () => {
    const { api } = await draw();
    await callAgain();
    const asked = page.getByRole("dialog", { name: /^Call / });
    await expect.element(asked.getByText(/^From /)).toBeVisible();
    await expect.element(asked.getByText(/free minutes are left/)).toBeVisible();
    await expect.element(asked.getByRole("button", { name: /Language/ })).toBeVisible();
    await userEvent.keyboard("{Escape}");
    await expect.element(asked).not.toBeInTheDocument();
    expect(api.requests("startCalls")).toEqual([]);
  });

  it("again says Calling..., then what became of it, and locks for a while (A-CALL-10, A-CALL-03)", async () => {
    let answer = () => {};
    const answered = new Promise<void>((resolve) => {
      answer = resolve;
    });
    const startCalls: FakeHandlers["startCalls"] = async ({ body }) => {
      await answered;
      return queued(body.phoneBookIds);
    };
    const { api } = await draw({}, { startCalls });
    await callAgain();
    await button("Call Now").click();
    await expect.element(page.getByText("Calling...")).toBeVisible();
    answer();
    await expect.element(page.getByText("Call is queued...")).toBeVisible();
    expect(api.requests("startCalls")[0]?.input.body).toEqual({
      phoneBookIds: [fixtures.idOf("phoneBook", 3)],
      type: "CALL_NOW",
      language: "en",
      browserTimeZone: "Europe/Istanbul",
    });
    await callAgain();
    await expect.element(button("Call Now")).toHaveAccessibleDescription("A call was just started");
  });

  it("again can wait until later (R-64)", async () => {
    const { api } = await draw();
    await callAgain();
    await button("Call Later").click();
    const asked = page.getByRole("dialog", { name: "Call Later" });
    await asked.getByRole("button", { name: /Next working day/ }).click();
    await asked.getByRole("button", { name: "Schedule" }).click();
    await expect.poll(() => api.requests("startCalls")[0]?.input.body.cronDate).toBe("2026-11-23T09:00");
  });

  it("is not offered while a call to the person is under way: that one is", async () => {
    const running = fixtures.call({ status: "RINGING" }, 3);
    const { id, status, startAt, answeredAt, createdAt } = running;
    const activeCall = { id, status, startAt, answeredAt, createdAt };
    await draw({}, { getPhoneBook: ({ path }) => ok(fixtures.phoneBook({ id: path.id, activeCall }, 3)) });
    await callAgain();
    const asked = page.getByRole("dialog", { name: /^Call / });
    await expect.element(asked.getByText("Ringing")).toBeVisible();
    expect(asked.getByRole("button", { name: "Call Now" }).elements()).toEqual([]);
    await asked.getByRole("button", { name: "Open call" }).click();
    await expect.element(page.getByRole("dialog", { name: running.potentialCustomerCompany.name })).toBeVisible();
  });

  it("that fails says what the server said, else that it was unexpected (A-CALL-11)", async () => {
    const { api } = await draw({}, { startCalls: () => fail(402, "INSUFFICIENT_BALANCE", "Your balance is low.") });
    await callAgain();
    await button("Call Now").click();
    await expect.element(page.getByText("Your balance is low.")).toBeVisible();
    await expect.element(page.getByText("Calling...")).not.toBeInTheDocument();
    expect(api.requests("startCalls")).toHaveLength(1);
  });

  it("several asks, and counts them by status (A-CALLS-20, A-CALLMSG-11, R-64)", async () => {
    const { api } = await draw();
    await page.getByRole("checkbox", { name: /Select Okafor/ }).click();
    await page.getByRole("checkbox", { name: /Select Tanaka/ }).click();
    await button("Call selected").click();
    const asked = page.getByRole("dialog", { name: "Call 2 contacts now" });
    await expect.element(asked.getByText(/free minutes are left/)).toBeVisible();
    expect(api.requests("startCalls")).toEqual([]);
    await asked.getByRole("button", { name: "Call Now" }).click();
    await expect.element(page.getByText("Queued: 2")).toBeVisible();
    expect(api.requests("startCalls")[0]?.input.body.phoneBookIds).toEqual([
      fixtures.idOf("phoneBook", 3),
      fixtures.idOf("phoneBook", 7),
    ]);
  });

  it("leads to the call, and says what came of it", async () => {
    const { api } = await draw({}, { startCalls: ({ body }) => queued(body.phoneBookIds) });
    await callAgain();
    await button("Call Now").click();
    await expect.element(page.getByText("Call is queued...")).toBeVisible();
    api.push(fixtures.callUpdated(fixtures.call({ status: "BUSY", id: "c" })));
    const result = page.getByRole("alertdialog", { name: "The line is busy." });
    await result.getByRole("button", { name: "Open call" }).click();
    await expect.poll(() => api.requests("getCall").at(-1)?.input.path.id).toBe("c");
  });

  const queued = (ids: readonly string[]) =>
    ok({
      items: ids.map((phoneBookId) => ({
        phoneBookId,
        callId: "c",
        status: "QUEUED" as const,
        refusal: null,
        heldUntil: null,
        heldReason: null,
      })),
      campaigns: [],
    });
});

describe("exporting", () => {
  it("all saves what the filters find (A-CALLS-18, R-19)", async () => {
    const { api } = await draw({ initialView: { statuses: ["COMPLETED"] } });
    await button("Export").click();
    await expect
      .poll(() => api.requests("exportCalls")[0]?.input.query)
      .toEqual({
        sortBy: "-createdAt",
        statuses: ["COMPLETED"],
      });
  });

  it("selected saves the chosen ones (A-CALLS-19)", async () => {
    const { api } = await draw();
    await page.getByRole("checkbox", { name: /Select Okafor/ }).click();
    await page.getByRole("toolbar").getByRole("button", { name: "Export" }).click();
    await expect.poll(() => api.requests("exportCalls")[0]?.input.body).toEqual({ ids: [fixtures.idOf("call", 3)] });
  });

  it("all that were chosen saves what the filters find (A-CALLS-19)", async () => {
    const { api } = await draw();
    await page.getByRole("checkbox", { name: "Select all rows on this page" }).click();
    await button(/^Select all \d+/).click();
    await page.getByRole("toolbar").getByRole("button", { name: "Export" }).click();
    await expect.poll(() => api.requests("exportCalls")[0]?.input.query).toEqual({ sortBy: "-createdAt" });
  });

  it("A-ERR-08 that fails says so", async () => {
    await draw({}, { exportCalls: () => fail(500, "INTERNAL_ERROR") });
    await button("Export").click();
    await expect.element(page.getByText("Error during export.")).toBeVisible();
  });
});

it("the free plan explains what it does not allow (A-CALLS-21, A-CALLS-22)", async () => {
  const { api } = await draw({}, callHistoryHandlers({ profile: fixtures.freeProfile() }));
  await expect.element(button("Export")).toHaveAccessibleDescription("Please upgrade your plan");
  await expect.element(button("Call selected")).toHaveAccessibleDescription("Please upgrade your plan");
  await button("Export").click({ force: true });
  await page.getByRole("checkbox", { name: /Select Okafor/ }).click({ force: true });
  await expect.element(page.getByRole("toolbar")).not.toBeInTheDocument();
  expect(api.requests("exportCalls")).toEqual([]);
});

describe("the recording in a row", () => {
  it("is offered where there is one, and plays under it (A-CALLS-14, A-CONV-01)", async () => {
    const { api } = await draw();
    await expect.element(row(/Okafor/)).toBeVisible();
    expect(
      row(/Tanaka/)
        .getByRole("button", { name: /Play/ })
        .elements(),
    ).toEqual([]);
    await button("Play the recording of the call to Chidi Okafor").click();
    await expect.element(button("Pause")).toBeVisible();
    expect(api.requests("getCallRecording")).toHaveLength(1);
    await button("Play the recording of the call to Chidi Okafor").click();
    await expect.element(button("Pause")).not.toBeInTheDocument();
  });
});

describe("a call's detail", () => {
  it("opens from its row with the conversation, and tells the host (A-CALLS-15, A-CONV-02)", async () => {
    const onCallOpened = vi.fn();
    const onEvent = vi.fn();
    await draw({ onCallOpened }, {}, { onEvent });
    await button("Conversation with Chidi Okafor").click();
    await expect.element(detail().getByRole("heading", { name: "Okafor Trading Ltd" })).toBeVisible();
    await expect.element(detail().getByText("Yes, speaking. What is it about?")).toBeVisible();
    expect(onCallOpened).toHaveBeenCalledWith({ callId: fixtures.idOf("call", 3) });
    expect(onEvent).toHaveBeenCalledWith(
      expect.objectContaining({
        widget: "call-history",
        type: "callOpened",
        detail: { callId: fixtures.idOf("call", 3) },
      }),
    );
  });

  it("says what became of it, with its recording and what was said (A-ROLE-07)", async () => {
    await draw({ initialView: { openCallId: fixtures.idOf("call", 3) } });
    await expect.element(detail().getByText("Completed")).toBeVisible();
    await expect.element(detail().getByText("Positive").first()).toBeVisible();
    await expect.element(detail().getByRole("button", { name: "Play" })).toBeVisible();
    await expect.element(detail().getByRole("heading", { name: "Conversation" })).toBeVisible();
    expect(detail().getByRole("listitem").elements().length).toBeGreaterThan(1);
  });

  it("shows the words by which the call was found, which the filter asks the server for", async () => {
    const { api } = await draw();
    await button("Said").click();
    await userEvent.keyboard("What is it about");
    await page.getByRole("option", { name: "What is it about" }).click();
    await expect
      .poll(() => api.requests("listCalls").map(({ input }) => input.query.said))
      .toContain("What is it about");
    await userEvent.keyboard("{Escape}{Escape}"); // the first empties the field, the second closes the filter
    await button("Conversation with Chidi Okafor").click();
    await expect
      .element(detail().getByRole("searchbox", { name: "Find in conversation" }))
      .toHaveValue("What is it about");
    await expect.poll(() => detail().element().querySelectorAll("mark").length).toBeGreaterThanOrEqual(4);
  });

  it("copies a link to the second that is heard, at which a colleague's page opens", async () => {
    const write = vi.spyOn(navigator.clipboard, "writeText").mockResolvedValue();
    const addressOfCall = (place: Record<string, string>) => `https://crm.example/calls?${new URLSearchParams(place)}`;
    const openCallId = fixtures.idOf("call", 3);
    const { api } = await draw({ addressOfCall, initialView: { openCallId, openCallAt: "75s" } });
    await expect.element(detail().getByRole("slider", { name: "Position" })).toHaveAttribute("aria-valuenow", "75");
    expect(api.requests("getCallRecording")).toEqual([]);
    await button("Copy link to this second").click();
    await expect.element(page.getByText("Link copied").first()).toBeVisible();
    expect(write).toHaveBeenCalledWith(`https://crm.example/calls?openCallId=${openCallId}&openCallAt=75s`);
    write.mockRestore();
  });

  it("offers no link where the host has no address for it", async () => {
    await draw({ initialView: { openCallId: fixtures.idOf("call", 3), openCallAt: "soon" } });
    await expect.element(detail().getByRole("slider", { name: "Position" })).toHaveAttribute("aria-valuenow", "0");
    await expect.element(button("Copy link to this second")).not.toBeInTheDocument();
  });

  it("goes on to the next call, and closes back to the list", async () => {
    const onViewChange = vi.fn();
    await draw({ initialView: { openCallId: fixtures.idOf("call", 3) }, onViewChange });
    await expect.element(detail().getByRole("heading", { name: "Okafor Trading Ltd" })).toBeVisible();
    await button("Next call").click();
    await expect.element(detail().getByRole("heading", { name: "Greystone Supply Co." })).toBeVisible();
    expect(onViewChange).toHaveBeenLastCalledWith({ openCallId: fixtures.idOf("call", 4) });
    await userEvent.keyboard("{Escape}");
    await expect.element(detail()).not.toBeInTheDocument();
    expect(onViewChange).toHaveBeenLastCalledWith({}, "closed");
  });

  it("shows the course of a call under way, as it happens", async () => {
    const { api } = await draw({ initialView: { openCallId: fixtures.idOf("call", 1) } });
    await expect.element(detail().getByText("Call is ringing...")).toBeVisible();
    const moved = { ...manyCalls[1]!, status: "IN_PROGRESS" as const, answeredAt: fixtures.minutesAgo(1) };
    api.push(fixtures.callUpdated(moved));
    await expect.element(detail().getByText("Call is in progress...")).toBeVisible();
    await expect.element(detail().getByText("1:00", { exact: true })).toBeVisible();
  });

  it("says that a call is dialled while its carrier has not said that it rings, in the list and beside it", async () => {
    const queued = fixtures.call({ status: "QUEUED", startAt: null }, 1);
    const initialView = { openCallId: queued.id };
    const { api } = await draw({ initialView }, callHistoryHandlers({ calls: [queued] }));
    await expect.element(detail().getByRole("status").getByText("Call is queued...")).toBeVisible();
    const become = (call: typeof queued) => {
      api.use(callHistoryHandlers({ calls: [call] }));
      api.push(fixtures.callUpdated(call));
    };
    const dialled = { ...queued, startAt: fixtures.now };
    become(dialled);
    await expect.element(detail().getByRole("status").getByText("Dialling...")).toBeVisible();
    await expect.element(detail().getByText("Dialling", { exact: true })).toBeVisible();
    await expect.element(row(/Brückner/).getByText("Dialling", { exact: true })).toBeInTheDocument();
    // A carrier that does not report ringing reports the answer next.
    become({ ...dialled, status: "IN_PROGRESS", answeredAt: fixtures.now });
    await expect.element(detail().getByRole("status").getByText("Call is in progress...")).toBeVisible();
    expect(page.getByText("Dialling").elements()).toEqual([]);
  });

  it("says why a call failed, and when it is no longer there", async () => {
    const failed = fixtures.call({ status: "FAILED" }, 2);
    await draw({ initialView: { openCallId: failed.id } }, callHistoryHandlers({ calls: [failed] }));
    await expect.element(detail().getByText("The phone number is not valid.")).toBeVisible();
    await draw({ initialView: { openCallId: heardCall.id } }, { getCall: () => fail(404, "NOT_FOUND") });
    await expect.element(page.getByText("This call is no longer there.")).toBeVisible();
  });

  it("leads to the customer where the host shows customers", async () => {
    const onOpenPotentialCustomer = vi.fn();
    await draw({ onOpenPotentialCustomer });
    await row(/Okafor/)
      .getByRole("button", { name: /^More/ })
      .click();
    await menuItem("Open customer").click();
    expect(onOpenPotentialCustomer).toHaveBeenCalledWith({ potentialCustomerId: fixtures.idOf("customer", 3) });
  });

  it("keeps a sentence that was typed for it, unless the person agrees to lose it", async () => {
    const talking = fixtures.callDetail({ ...manyCalls[3], status: "IN_PROGRESS", abilities: ["SAY"], feedback: null });
    await draw({ initialView: { openCallId: talking.id } }, { getCall: () => ok(talking) });
    await detail().getByRole("button", { name: "Say" }).click();
    await userEvent.keyboard("We deliver on Monday.{Escape}");
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    await expect.element(detail().getByRole("textbox")).toHaveValue("We deliver on Monday.");
  });
});

describe("what a call cost", () => {
  const carried = (carrier: CallDetail["carrier"]) =>
    draw(
      { initialView: { openCallId: fixtures.idOf("call", 3) } },
      { getCall: () => ok(fixtures.callDetail({ ...manyCalls[3], carrier })) },
    );
  const fact = (name: string) =>
    [...detail().element().querySelectorAll("dt")].find(({ textContent }) => textContent === name)?.nextElementSibling
      ?.textContent;

  it("managers read beside what was charged, with what is left", async () => {
    await carried({ name: "twilio", cost: { amount: 0.0712, currency: "USD" }, charged: 0.4 });
    await expect.element(detail().getByText("Twilio")).toBeVisible();
    expect(fact("Charged")).toBe("$0.40");
    expect(fact("Carrier's cost")).toBe("$0.0712");
    expect(fact("Margin")).toBe("$0.3288");
  });

  it("is not known before the carrier has said so, and has no margin in another currency", async () => {
    await carried({ name: "vapi", cost: null, charged: 0.4 });
    await expect.element(detail().getByText("Not known yet")).toBeVisible();
    expect(fact("Carrier's cost")).toBe("Not known yet");
    expect(detail().getByText("Margin").elements()).toEqual([]);
  });

  it("is nobody's business but theirs", async () => {
    await carried(null);
    await expect.element(detail().getByText("Number used")).toBeVisible();
    expect(detail().getByText("Carrier", { exact: true }).elements()).toEqual([]);
  });
});

describe("feedback on a call", () => {
  const opened = { initialView: { openCallId: fixtures.idOf("call", 3) } };
  const score = (name: string) => detail().getByRole("slider", { name });

  it("starts at 2 and is sent as it is shown (A-CALLS-17, A-FB-01, A-FB-02, A-FB-03, R-20)", async () => {
    const onFeedbackSent = vi.fn();
    const { api } = await draw({ ...opened, onFeedbackSent });
    for (const name of ["Effectiveness", "Responses", "Understanding"]) {
      await expect.element(score(name)).toHaveAttribute("aria-valuenow", "2");
    }
    score("Effectiveness").element().focus();
    await userEvent.keyboard("4");
    await button("Add description").click();
    await page.getByRole("textbox", { name: "Description" }).fill("Friendly.");
    await button("Send feedback").click();
    await expect.element(page.getByText("Feedback sent")).toBeVisible();
    expect(api.requests("createFeedback")[0]?.input.body).toEqual({
      relation: "CALL",
      relationId: fixtures.idOf("call", 3),
      description: "Friendly.",
      evaluation: { effectiveness: 4, responses: 2, understanding: 2 },
    });
    expect(onFeedbackSent).toHaveBeenCalledWith({ callId: fixtures.idOf("call", 3) });
  });

  it("that was given before is changed, not given twice (A-FB-04)", async () => {
    const feedback = {
      id: fixtures.idOf("feedback", 0),
      relation: "CALL" as const,
      relationId: fixtures.idOf("call", 3),
      description: "Good.",
      evaluation: { effectiveness: 4, responses: 5, understanding: 3 },
      createdAt: fixtures.now,
      updatedAt: fixtures.now,
    };
    const { api } = await draw(opened, {
      ...callHistoryHandlers({ detail: { feedback } }),
      updateFeedback: () => ok(feedback),
    });
    await expect.element(score("Responses")).toHaveAttribute("aria-valuenow", "5");
    await button("Update feedback").click();
    await expect.element(page.getByText("Feedback sent")).toBeVisible();
    expect(api.requests("updateFeedback")[0]?.input.path).toEqual({ id: feedback.id });
    expect(api.requests("createFeedback")).toEqual([]);
  });

  it("stays where it is once it was sent, and so does the focus of somebody without a mouse", async () => {
    let feedback: CallDetail["feedback"] = null;
    await draw(opened, {
      getCall: () => ok(fixtures.callDetail({ ...manyCalls[3], feedback })),
      createFeedback: ({ body: { relation, evaluation, description } }) => {
        const times = { createdAt: fixtures.now, updatedAt: fixtures.now };
        const said = { relation, evaluation, description: description ?? "", relationId: null };
        const sent = { id: fixtures.idOf("feedback", 0), ...said, ...times };
        feedback = sent;
        return { status: 201 as const, body: sent };
      },
    });
    await expect.element(score("Effectiveness")).toBeVisible();
    score("Effectiveness").element().focus();
    await userEvent.keyboard("4");
    button("Send feedback").element().focus();
    await userEvent.keyboard("{Enter}");
    await expect.element(button("Update feedback")).toHaveFocus();
    await expect.element(score("Effectiveness")).toHaveAttribute("aria-valuenow", "4");
    await userEvent.keyboard("{Escape}");
    await expect.element(detail()).not.toBeInTheDocument();
  });

  it("is not lost unasked", async () => {
    await draw(opened);
    await expect.element(score("Effectiveness")).toBeVisible();
    score("Effectiveness").element().focus();
    await userEvent.keyboard("5");
    await expect.element(score("Effectiveness")).toHaveAttribute("aria-valuenow", "5");
    await userEvent.keyboard("{Escape}");
    await expect.element(page.getByRole("alertdialog", { name: "Are you sure?" })).toBeVisible();
  });
});
