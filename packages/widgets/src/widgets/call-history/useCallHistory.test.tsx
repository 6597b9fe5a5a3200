import { createFakeApi, fail, fixtures, never, ok, type FakeHandlers } from "@callwright/sdk/fake";
import { CallwrightApiProvider } from "@callwright/sdk/hooks";
import { act } from "react";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";

import { useMessages } from "../../i18n/index.js";
import { ToastProvider } from "../../ui/toast/index.js";
import { callHistoryMessages } from "./callHistory.messages.js";
import { useCallDetail } from "./detail/useCallDetail.js";
import { useFeedback } from "./detail/useFeedback.js";
import { callHistoryHandlers, heardCall } from "./testing/DrawnCallHistory.js";
import { type CallHistoryModel, useCallHistory, type CallHistoryOptions } from "./useCallHistory.js";

async function control(handlers: FakeHandlers = {}, options: CallHistoryOptions = {}) {
  const api = createFakeApi({ ...callHistoryHandlers(), ...handlers });
  const result = {} as { current: CallHistoryModel & { drawer: ReturnType<typeof useDrawer> } };
  function Controlled() {
    const model = useCallHistory(options, useMessages(callHistoryMessages));
    const drawer = useDrawer(model);
    Object.assign(result, { current: { ...model, drawer } });
    return model.actions.part;
  }
  await render(
    <CallwrightApiProvider client={api.client}>
      <ToastProvider>
        <Controlled />
      </ToastProvider>
    </CallwrightApiProvider>,
  );
  const status = () => result.current.state.status;
  return { api, result, act, status };
}

/** The open call as its drawer takes it. */
function useDrawer({ detail, actions, view, onFeedbackSent }: CallHistoryModel) {
  const { state } = useCallDetail(detail, actions.cancelling);
  const sendFeedback = useFeedback({
    t: useMessages(callHistoryMessages),
    callId: view.openCallId,
    feedbackId: state.status === "ready" ? state.feedback?.id : undefined,
    readAgain: detail.mutate,
    onSent: onFeedbackSent,
  });
  return { status: state.status, sendFeedback };
}

/** Waits for an announcement, and closes it. */
async function said(text: string) {
  await expect.element(page.getByText(text)).toBeVisible();
  await page.getByRole("button", { name: "Close message" }).click();
  await expect.element(page.getByText(text)).not.toBeInTheDocument();
}

describe("the list's state", () => {
  const cases: [status: string, handlers: FakeHandlers, options: CallHistoryOptions][] = [
    ["loading", { listCalls: never }, {}],
    ["loading", { getProfile: never }, {}],
    ["forbidden", { listCalls: () => fail(403, "FORBIDDEN") }, {}],
    ["error", { listCalls: () => fail(400, "VALIDATION_FAILED") }, {}],
    ["error", { getProfile: () => fail(500, "INTERNAL_ERROR") }, {}],
    ["empty", callHistoryHandlers({ calls: [] }), {}],
    ["noMatch", {}, { initialView: { text: "nobody" } }],
    ["ready", {}, {}],
  ];
  it.each(cases)("is %s", async (expected, handlers, options) => {
    const { status } = await control(handlers, options);
    await expect.poll(status).toBe(expected);
  });

  it("keeps the rows of a page while the next is on its way, and not when that fails", async () => {
    const { api, result, act, status } = await control();
    await expect.poll(status).toBe("ready");
    api.use({ listCalls: never });
    act(() => result.current.change({ page: 1 }));
    expect(result.current.state).toMatchObject({ status: "ready", isRefetching: true });
    api.use({ listCalls: () => fail(400, "VALIDATION_FAILED") });
    act(() => result.current.change({ page: 2 }));
    await expect.poll(status).toBe("error");
  });
});

describe("what was chosen", () => {
  it("is kept from page to page, and given up when the filters change", async () => {
    const { result, act, status } = await control();
    await expect.poll(status).toBe("ready");
    act(() => result.current.select(new Set([result.current.rows[0]!.id])));
    act(() => result.current.change({ page: 1 }));
    await expect.poll(() => result.current.rows[0]?.id).toBe(fixtures.idOf("call", 10));
    expect((await result.current.readChosen()).map(({ id }) => id)).toEqual([fixtures.idOf("call", 0)]);
    act(() => result.current.change({ statuses: ["BUSY"] }));
    expect(result.current.selection).toEqual(new Set());
  });

  it("may be all that the filters find, also what was never on the screen", async () => {
    const { api, result, act, status } = await control({}, { initialView: { statuses: ["COMPLETED"], perPage: 5 } });
    await expect.poll(status).toBe("ready");
    act(() => result.current.select("all"));
    expect(await result.current.readChosen()).toHaveLength(result.current.totalCount ?? 0);
    expect(api.requests("listCalls").at(-1)?.input.query).toMatchObject({ statuses: ["COMPLETED"], perPage: 100 });
  });

  it("says so when it cannot be read what all of them are", async () => {
    const { api, result, act, status } = await control();
    await expect.poll(status).toBe("ready");
    act(() => result.current.select("all"));
    api.use({ listCalls: () => fail(400, "VALIDATION_FAILED", "Ask for less.") });
    await act(() => result.current.questions.askMany(26));
    expect(result.current.questions.isOpen).toBe(false);
    await said("Ask for less.");
  });
});

describe("what happens", () => {
  it("is read again after a write: calls after calling, the call after feedback", async () => {
    const { api, result, act, status } = await control({}, { initialView: { openCallId: heardCall.id } });
    await expect.poll(() => result.current.drawer.status).toBe("ready");
    await expect.poll(status).toBe("ready");
    await result.current.actions.call({ itemIds: [fixtures.idOf("phoneBook", 0)], about: undefined });
    await expect.poll(() => api.requests("listCalls").length).toBe(2);

    const reads = api.requests("getCall").length;
    const draft = { evaluation: { effectiveness: 5, responses: 5, understanding: 5 }, description: "" };
    await act(async () => expect(await result.current.drawer.sendFeedback(draft)).toBe(true));
    await expect.element(page.getByText(callHistoryMessages.texts.feedbackSent)).toBeVisible();
    await expect.poll(() => api.requests("getCall").length).toBeGreaterThan(reads);
  });

  it("is said when it goes wrong", async () => {
    const { result, act } = await control(
      {
        startCalls: () => fail(402, "INSUFFICIENT_BALANCE", "Your balance is low."),
        cancelCalls: ({ body }) =>
          ok({ items: body.ids.map((id) => ({ id, outcome: "NOT_FOUND" as const, status: null })) }),
        exportCalls: () => fail(402, "PLAN_UPGRADE_REQUIRED"),
        createFeedback: () => fail(400, "VALIDATION_FAILED", "Too long."),
      },
      { initialView: { openCallId: heardCall.id } },
    );
    const { cancelFailed, exportFailed } = callHistoryMessages.texts;
    await expect.poll(() => result.current.drawer.status).toBe("ready");
    await result.current.actions.call({ itemIds: ["p"], about: undefined });
    await said("Your balance is low.");
    await result.current.actions.cancel("c");
    await said(cancelFailed);
    act(() => result.current.actions.exportAll());
    await said(exportFailed);
    const draft = { evaluation: { effectiveness: 1, responses: 1, understanding: 1 }, description: "" };
    await act(async () => expect(await result.current.drawer.sendFeedback(draft)).toBe(false));
    await said("Too long.");
  });
});
