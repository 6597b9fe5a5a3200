import type { Call, CallPause, CallStatus, Feedback } from "../contract.js";
import { created, fail, type FakeHandlers, file, fixtures, ok } from "../fake/index.js";
import { isNumber } from "./isNumber.js";
import { recording } from "./recording.js";
import { sheet } from "./sheet.js";
import type { World } from "./world.js";

const missing = () => fail(404, "NOT_FOUND", "The call was not found.");
const isOver = (status: CallStatus) => ["CANCELLED", "COMPLETED", "BUSY", "NO_ANSWER", "FAILED"].includes(status);

const taken = { code: "ALREADY_ON_THE_LINE" as const, message: "This number is already being called." };

const notHeld = { heldUntil: null, heldReason: null };

/** How long after its start a call is at each status. */
const course = [
  ["RINGING", 1_500],
  ["IN_PROGRESS", 4_000],
  ["COMPLETED", 12_000],
] as const;

/** Calls: those that were made, and those that somebody starts, which go on as real ones do. */
export function callHandlers(world: World): FakeHandlers {
  const { calls, items, contacts, feedback } = world;

  const move = (id: string, change: Partial<Call>) => {
    const call = calls.find(id);
    if (!call || isOver(call.status)) return;
    const changed = calls.change(id, { ...change, updatedAt: world.now() });
    if (changed) tell(changed);
  };
  /** A number has one call at a time, and every item with it says so. */
  const tell = (call: Call) => {
    const { id, status, startAt, answeredAt, createdAt } = call;
    const activeCall = isOver(status) || status === "CRON" ? null : { id, status, startAt, answeredAt, createdAt };
    for (const item of items.all())
      if (item.contact?.phoneNumber === call.contact.phoneNumber && (activeCall || item.activeCall?.id === id))
        items.change(item.id, { activeCall });
    for (const contact of contacts.all())
      if (contact.phoneNumber === call.contact.phoneNumber && (activeCall || contact.activeCall?.id === id))
        contacts.change(contact.id, { activeCall });
    world.push(fixtures.callUpdated(call));
  };
  const run = (id: string) => {
    for (const [status, milliseconds] of course) {
      const heard = fixtures.call({ status });
      const { answer, conversation, durationSeconds, voiceRecord } = heard;
      const isLast = status === "COMPLETED";
      setTimeout(() => {
        const at = world.now();
        const times = { ...(status === "IN_PROGRESS" && { answeredAt: at }), ...(isLast && { endedAt: at }) };
        move(id, { status, answer, conversation, durationSeconds, voiceRecord, ...times });
        if (isLast) world.pay(-2);
      }, milliseconds);
    }
  };

  let paused: CallPause["ofCompany"] = null;
  const count = (...statuses: CallStatus[]) => calls.all().filter(({ status }) => statuses.includes(status)).length;
  const pauseNow = () =>
    fixtures.callPause({
      isPaused: paused !== null,
      ofCompany: paused,
      waitingCount: count("CRON", "QUEUED"),
      onTheLineCount: count("RINGING", "IN_PROGRESS"),
    });

  return {
    listCalls: ({ query }) => {
      const { statuses, answers, potentialCustomerCompanyIds: customerIds, phoneBookId, phoneNumber } = query;
      return ok(
        calls.page(
          query,
          (call) =>
            isNumber(phoneNumber, call.contact.phoneNumber) &&
            (statuses?.includes(call.status) ?? true) &&
            (answers?.includes(call.answer) ?? true) &&
            (customerIds?.includes(call.potentialCustomerCompany.id ?? "") ?? true) &&
            (phoneBookId === undefined || call.phoneBook?.id === phoneBookId),
        ),
      );
    },
    getCall: ({ path }) => {
      const call = calls.find(path.id);
      return call ? ok(fixtures.callDetail({ ...call, feedback: feedback.get(call.id) ?? null })) : missing();
    },
    getCallRecording: () => file(recording(192), "recording.wav"),
    exportCalls: () => sheet("calls", calls.all()),
    startCalls: ({ body }) => {
      const isLater = body.type === "CALL_LATER";
      const started = body.phoneBookIds.map((phoneBookId) => {
        const item = items.find(phoneBookId);
        if (!isLater && item?.activeCall)
          return { phoneBookId, callId: null, status: "FAILED" as const, refusal: taken, ...notHeld };
        const { id = null, name = "" } = item?.potentialCustomerCompany ?? {};
        const at = world.now();
        const usual = fixtures.call({ status: isLater ? "CRON" : "QUEUED" });
        const call = calls.add({
          ...usual,
          id: world.newId("call"),
          phoneBook: { id: phoneBookId },
          potentialCustomerCompany: { id, name },
          ...(body.cronDate && { localCallAt: body.cronDate, startAt: `${body.cronDate}:00.000Z` }),
          contact: item?.contact ?? usual.contact,
          product: item?.product ?? usual.product,
          language: body.language ?? item?.language ?? "en",
          createdAt: at,
          updatedAt: at,
        });
        if (item) items.change(item.id, { callsCount: item.callsCount + 1 });
        tell(call);
        if (!isLater) run(call.id);
        return { phoneBookId, callId: call.id, status: call.status, refusal: null, ...notHeld };
      });
      return ok({ items: started });
    },
    checkCalls: ({ body }) => {
      const isLater = body.type === "CALL_LATER";
      const refused = body.phoneBookIds.filter((id) => !isLater && items.find(id)?.activeCall);
      return ok(fixtures.callCheck(body.phoneBookIds, { refused: { [taken.code]: refused } }));
    },
    rescheduleCalls: ({ body }) => {
      const isNow = body.type === "CALL_NOW";
      const localCallAt = body.cronDate ?? null;
      const rescheduled = body.ids.map((id) => {
        const status = calls.find(id)?.status ?? null;
        if (status !== "CRON")
          return { id, outcome: status ? ("CONFLICT" as const) : ("NOT_FOUND" as const), status, refusal: null };
        const startAt = localCallAt && `${localCallAt}:00.000Z`;
        move(id, { status: isNow ? "QUEUED" : "CRON", startAt, localCallAt });
        if (isNow) run(id);
        return {
          id,
          outcome: "RESCHEDULED" as const,
          status: isNow ? ("QUEUED" as const) : ("CRON" as const),
          refusal: null,
        };
      });
      return ok({ items: rescheduled });
    },
    cancelCalls: ({ body }) => {
      for (const id of body.ids) move(id, { status: "CANCELLED" });
      return ok({ items: body.ids.map((id) => ({ id, outcome: "CANCELLED" as const, status: "CANCELLED" as const })) });
    },
    cancelWaitingCalls: ({ query, body }) => {
      const { statuses, answers, potentialCustomerCompanyIds: customerIds, phoneBookId } = query;
      const meant = calls
        .all()
        .filter((call) =>
          body?.ids
            ? body.ids.includes(call.id)
            : (statuses?.includes(call.status) ?? true) &&
              (answers?.includes(call.answer) ?? true) &&
              (customerIds?.includes(call.potentialCustomerCompany.id ?? "") ?? true) &&
              (phoneBookId === undefined || call.phoneBook?.id === phoneBookId),
        );
      const waiting = meant.filter(({ status }) => status === "CRON" || status === "QUEUED");
      for (const { id } of waiting) move(id, { status: "CANCELLED" });
      const onTheLineCount = meant.filter(({ status }) => status === "RINGING" || status === "IN_PROGRESS").length;
      return ok({ cancelledCount: waiting.length, onTheLineCount });
    },
    hangUpCalls: ({ body }) => {
      const items = body.ids.map((id) => {
        const status = calls.find(id)?.status ?? null;
        if (status !== "RINGING" && status !== "IN_PROGRESS")
          return { id, outcome: status ? ("CONFLICT" as const) : ("NOT_FOUND" as const), status };
        const endedAt = world.now();
        move(id, { status: status === "RINGING" ? "CANCELLED" : "COMPLETED", endedAt });
        return { id, outcome: "HANGING_UP" as const, status };
      });
      return ok({ items });
    },
    getCallPause: () => ok(pauseNow()),
    pauseCalls: () => {
      paused = { pausedAt: world.now(), pausedBy: "Elif Yılmaz" };
      return ok(pauseNow());
    },
    resumeCalls: () => {
      paused = null;
      return ok(pauseNow());
    },
    createFeedback: ({ body }) => {
      const at = world.now();
      const known = { id: world.newId("feedback"), createdAt: at, updatedAt: at };
      const opinion: Feedback = { relationId: null, ...body, description: body.description ?? "", ...known };
      if (opinion.relationId !== null) feedback.set(opinion.relationId, opinion);
      return created(opinion);
    },
    updateFeedback: ({ path, body }) => {
      const known = [...feedback.values()].find(({ id }) => id === path.id);
      if (!known) return missing();
      const { description = known.description, ...opinions } = body;
      const opinion = { ...known, ...opinions, description: description ?? "", updatedAt: world.now() };
      if (opinion.relationId !== null) feedback.set(opinion.relationId, opinion);
      return ok(opinion);
    },
    getCallStatistics: () => {
      const count = (fits: (call: Call) => boolean) => calls.all().filter(fits).length;
      const byStatus = (status: CallStatus) => count((call) => call.status === status);
      const byAnswer = (answer: Call["answer"]) => count((call) => call.answer === answer);
      return ok({
        answer: {
          NO_CALL: byAnswer("NO_CALL"),
          IN_PROGRESS: byAnswer("IN_PROGRESS"),
          POSITIVE: byAnswer("POSITIVE"),
          NEGATIVE: byAnswer("NEGATIVE"),
          NEUTRAL: byAnswer("NEUTRAL"),
          ANSWERING_MACHINE: byAnswer("ANSWERING_MACHINE"),
        },
        status: {
          CRON: byStatus("CRON"),
          QUEUED: byStatus("QUEUED"),
          RINGING: byStatus("RINGING"),
          IN_PROGRESS: byStatus("IN_PROGRESS"),
          CANCELLED: byStatus("CANCELLED"),
          COMPLETED: byStatus("COMPLETED"),
          BUSY: byStatus("BUSY"),
          NO_ANSWER: byStatus("NO_ANSWER"),
          FAILED: byStatus("FAILED"),
        },
        stats: { totalCount: calls.all().length },
      });
    },
    getPotentialCustomerStatistics: () => ok({ stats: { totalCount: world.customers.all().length } }),
  };
}
