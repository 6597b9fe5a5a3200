import type { Call, CallDetail, CurrentUser } from "@callwright/sdk/contract";
import { createFakeApi, file, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";

import { silentRecording } from "../../../testing/silentRecording.js";
import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { CallHistory, type CallHistoryProps } from "../index.js";

/** The call in the stories of the detail. */
export const heardCall = fixtures.call({}, 0);

/** The second attempt at a contact who cannot be called before the morning. */
export const heldUntilMorning = fixtures.call({
  status: "QUEUED",
  heldUntil: "2026-11-21T08:00:00.000Z",
  heldReason: {
    code: "OUTSIDE_CALLING_HOURS",
    message: "Nobody may be called at this hour where the person is.",
  },
  attempt: 2,
  attempts: 3,
});

/** A call that its carrier is dialling. Some carriers do not report ringing. */
export const dialledCall = fixtures.call({ status: "QUEUED", startAt: fixtures.now, answer: "NO_CALL" }, 1);

/** Calls for two and a half pages, with every status and answer. */
export const manyCalls: readonly Call[] = fixtures.calls(26);

/** Handlers of a server that has these calls. */
export function callHistoryHandlers({
  calls = manyCalls,
  profile = fixtures.profile(),
  detail = {},
}: {
  calls?: readonly Call[];
  profile?: CurrentUser;
  /** Data that replaces the default data of an opened call. */
  detail?: Partial<CallDetail>;
} = {}): FakeHandlers {
  const find = (id: string) => calls.find((call) => call.id === id) ?? heardCall;
  return {
    getProfile: () => ok(profile),
    listCalls: ({ query }) => {
      const { page = 0, perPage = 10, text = "", statuses, answers, results, potentialCustomerCompanyIds: ids } = query;
      const found = calls.filter(
        (call) =>
          call.potentialCustomerCompany.name.toLowerCase().includes(text.toLowerCase()) &&
          (statuses?.includes(call.status) ?? true) &&
          (answers?.includes(call.answer) ?? true) &&
          (results === undefined || (call.result !== null && results.includes(call.result))) &&
          (ids?.includes(call.potentialCustomerCompany.id ?? "") ?? true),
      );
      return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
    },
    getCall: ({ path }) => ok(fixtures.callDetail({ ...find(path.id), ...detail })),
    setCallQuestionAnswer: () => ok(fixtures.callDetail()),
    setCallAnswer: ({ path, body: { answer } }) => {
      const setAnswer = { answer, by: "Elif Yılmaz", at: fixtures.now };
      const reading = { ...fixtures.callReading(answer), setAnswer };
      return ok(fixtures.callDetail({ ...find(path.id), answer, reading }));
    },
    getCallRecording: () => file(silentRecording(192), "recording.wav"),
    listPotentialCustomers: ({ query }) => {
      const text = (query.text ?? "").toLowerCase();
      const found = fixtures.potentialCustomers(12).filter(({ name }) => name.toLowerCase().includes(text));
      return ok(fixtures.page(found));
    },
    listSellerCompanies: () => ok(fixtures.page([fixtures.sellerCompany()])),
    checkCalls: ({ body }) => ok(fixtures.callCheck(body.phoneBookIds)),
    startCalls: ({ body }) =>
      ok({
        items: body.phoneBookIds.map((phoneBookId, nth) => ({
          phoneBookId,
          callId: fixtures.idOf("call", 90 + nth),
          status: "QUEUED" as const,
          refusal: null,
          heldUntil: null,
          heldReason: null,
        })),
        campaigns: [],
      }),
    getPhoneBook: ({ path }) => {
      const nth = calls.findIndex(({ phoneBook }) => phoneBook?.id === path.id);
      return ok(fixtures.phoneBook({ id: path.id }, Math.max(nth, 0)));
    },
    rescheduleCalls: ({ body }) => {
      const status = body.type === "CALL_NOW" ? ("QUEUED" as const) : ("CRON" as const);
      return ok({
        items: body.ids.map((id) => ({
          id,
          outcome: "RESCHEDULED" as const,
          status,
          refusal: null,
          heldUntil: null,
          heldReason: null,
        })),
      });
    },
    cancelCalls: ({ body }) =>
      ok({ items: body.ids.map((id) => ({ id, outcome: "CANCELLED" as const, status: "CANCELLED" as const })) }),
    cancelWaitingCalls: ({ body }) => ok({ cancelledCount: body?.ids?.length ?? 2, onTheLineCount: 1 }),
    hangUpCalls: ({ body }) =>
      ok({ items: body.ids.map((id) => ({ id, outcome: "HANGING_UP" as const, status: "IN_PROGRESS" as const })) }),
    getCallPause: () => ok(fixtures.callPause()),
    exportCalls: () => file(new Blob(["workbook"]), "calls.xlsx"),
    createFeedback: ({ body }) =>
      ({
        status: 201,
        body: {
          id: fixtures.idOf("feedback", 0),
          createdAt: fixtures.now,
          updatedAt: fixtures.now,
          relationId: null,
          ...body,
          description: body.description ?? "",
        },
      }) as const,
  };
}

/** Props of {@link DrawnCallHistory}. */
export interface DrawnCallHistoryProps extends CallHistoryProps, DrawnOptions {
  calls?: readonly Call[];
  profile?: CurrentUser;
  detail?: Partial<CallDetail>;
}

/** The widget on an in-memory server, on the fixtures' day. */
export function DrawnCallHistory({ handlers, calls, profile, detail, place, ...props }: DrawnCallHistoryProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...callHistoryHandlers({ calls, profile, detail }), ...handlers })}
      place={{ blockSize: 720, ...place }}
    >
      <CallHistory {...props} />
    </DrawnWidget>
  );
}
