import { describe, expect, it } from "vitest";

import { callStatuses, isTerminal, type CallState, type CallStatus } from "../domain/call.ts";
import { stepCall, type CallEvent } from "./callMachine.ts";

const at = (second: number) => new Date(Date.UTC(2026, 10, 20, 9, 0, second));
const queued: CallState = {
  status: "QUEUED",
  answer: "NO_CALL",
  startAt: null,
  expiresAt: at(3600),
  dialledAt: null,
  answeredAt: null,
  endedAt: null,
  durationSeconds: null,
  failureCode: null,
  hasRecording: false,
};
const dialled: CallState = { ...queued, dialledAt: at(0), startAt: at(0) };

const events = {
  due: { type: "DUE", at: at(1), expiresAt: at(7200) },
  cancelled: { type: "CANCELLED", at: at(1) },
  dialled: { type: "DIALLED", at: at(2) },
  ringing: { type: "RINGING", at: at(3) },
  answered: { type: "ANSWERED", at: at(5) },
  completed: { type: "ENDED", at: at(45), outcome: "COMPLETED", durationSeconds: 40 },
  busy: { type: "ENDED", at: at(4), outcome: "BUSY" },
  noAnswer: { type: "ENDED", at: at(30), outcome: "NO_ANSWER" },
  failed: { type: "ENDED", at: at(4), outcome: "FAILED", failureCode: "INVALID_NUMBER" },
  analysed: { type: "ANALYSED", answer: "POSITIVE" },
  recording: { type: "RECORDING_READY" },
} satisfies Record<string, CallEvent>;

const run = (call: CallState, ...steps: CallEvent[]) => steps.reduce((now, event) => stepCall(now, event).call, call);

describe("a call that goes well", () => {
  it("goes queued, ringing, in progress, completed and is settled by its analysis", () => {
    const course = [
      events.dialled,
      events.ringing,
      events.answered,
      events.completed,
      events.analysed,
      events.recording,
    ];
    let call = queued;
    const seen = course.map((event) => {
      const step = stepCall(call, event);
      call = step.call;
      return [call.status, call.answer, step.effects.map((effect) => effect.type)];
    });
    expect(seen).toEqual([
      ["QUEUED", "NO_CALL", []],
      ["RINGING", "NO_CALL", []],
      ["IN_PROGRESS", "IN_PROGRESS", []],
      ["COMPLETED", "IN_PROGRESS", ["SETTLE", "ANALYSE", "DISPATCH_NEXT"]],
      ["COMPLETED", "POSITIVE", []],
      ["COMPLETED", "POSITIVE", ["FETCH_RECORDING"]],
    ]);
    expect(call).toMatchObject({ answeredAt: at(5), endedAt: at(45), durationSeconds: 40, hasRecording: true });
  });

  it("is charged for the seconds the carrier counted", () => {
    expect(stepCall(run(dialled, events.answered), events.completed).effects).toContainEqual({
      type: "SETTLE",
      seconds: 40,
    });
  });

  it("counts the seconds itself when the carrier does not", () => {
    const step = stepCall(run(dialled, events.answered), { type: "ENDED", at: at(17), outcome: "COMPLETED" });
    expect(step.call.durationSeconds).toBe(12);
  });
});

describe("a call that does not connect", () => {
  it("is cancelled, free of charge, when we hang up before anybody answers", () => {
    const hungUp = { type: "ENDED", at: at(4), outcome: "CANCELLED" } as const;
    const step = stepCall(run(dialled, events.ringing), hungUp);
    expect(step.call).toMatchObject({ status: "CANCELLED", answer: "NO_CALL", failureCode: null });
    expect(step.effects).toContainEqual({ type: "SETTLE", seconds: 0 });
  });

  it.each([
    ["BUSY", events.busy, null],
    ["NO_ANSWER", events.noAnswer, null],
    ["FAILED", events.failed, "INVALID_NUMBER"],
  ] as const)("ends %s, costs nothing and stays NO_CALL", (status, event, failureCode) => {
    const step = stepCall(run(dialled, events.ringing), event);
    expect(step.call).toMatchObject({ status, answer: "NO_CALL", failureCode, durationSeconds: null });
    expect(step.effects).toEqual([{ type: "SETTLE", seconds: 0 }, { type: "DISPATCH_NEXT" }]);
  });

  it.each([
    ["CANCELLED", { type: "ENDED", at: at(4), outcome: "CANCELLED" }],
    ["BUSY", events.busy],
    ["NO_ANSWER", events.noAnswer],
    ["FAILED", events.failed],
  ] satisfies [CallStatus, CallEvent][])("has no recording to listen to when it ended %s", (status, event) => {
    const ended = run(dialled, events.ringing, event);
    expect(ended.status).toBe(status);
    expect(stepCall(ended, events.recording)).toEqual({ call: ended, effects: [], changed: false });
  });

  it("is not charged when the line fails in the middle of the conversation", () => {
    const step = stepCall(run(dialled, events.answered), { type: "ENDED", at: at(9), outcome: "FAILED" });
    expect(step.call).toMatchObject({ status: "FAILED", failureCode: "CALL_DROPPED", answer: "NO_CALL" });
    expect(step.effects).toContainEqual({ type: "SETTLE", seconds: 0 });
  });

  it("is refused by the gate before any money is set aside", () => {
    const step = stepCall(queued, { type: "REFUSED", at: at(1), failureCode: "DO_NOT_CALL" });
    expect(step).toMatchObject({ call: { status: "FAILED", failureCode: "DO_NOT_CALL" }, effects: [] });
  });
});

describe("events that come late, twice or out of order", () => {
  const ranks: CallStatus[][] = [["CRON"], ["QUEUED"], ["RINGING"], ["IN_PROGRESS"], callStatuses.filter(isTerminal)];
  const rankOf = (status: CallStatus) => ranks.findIndex((group) => group.includes(status));
  const reaching: [CallStatus, CallEvent][] = [
    ["RINGING", events.ringing],
    ["IN_PROGRESS", events.answered],
    ["COMPLETED", events.completed],
    ["BUSY", events.busy],
    ["NO_ANSWER", events.noAnswer],
    ["FAILED", events.failed],
  ];
  const pairs = callStatuses.flatMap((from) => reaching.map(([to, event]) => ({ from, to, event })));

  it.each(pairs)("in $from an event for $to raises the rank or changes nothing", ({ from, to, event }) => {
    const before: CallState = { ...dialled, status: from };
    const step = stepCall(before, event);
    const rises = rankOf(to) > rankOf(from);
    expect([step.changed, step.call.status]).toEqual([rises, rises ? to : from]);
    expect(rises || step.effects.length === 0).toBe(true);
  });

  it.each(reaching)("a repeated event for %s changes nothing", (_status, event) => {
    const once = run(dialled, event);
    expect(stepCall(once, event)).toEqual({ call: once, effects: [], changed: false });
  });

  it("ends the same in every order in which the events of one call can come", () => {
    const orders = permutations([events.ringing, events.answered, events.completed, events.recording]);
    expect(orders).toHaveLength(24);
    for (const order of orders) {
      const ended = {
        status: "COMPLETED",
        durationSeconds: 40,
        endedAt: at(45),
        answeredAt: at(5),
        hasRecording: true,
      };
      expect(run(dialled, ...order)).toMatchObject(ended);
      expect(effectsOf(dialled, order).filter((type) => type === "FETCH_RECORDING")).toHaveLength(1);
      expect(effectsOf(dialled, order).filter((type) => type === "SETTLE")).toHaveLength(1);
    }
  });

  it("are ignored as long as no carrier was asked", () => {
    for (const [, event] of reaching) expect(stepCall(queued, event).changed).toBe(false);
  });

  it("do not dial a second time", () => {
    expect(stepCall(dialled, events.dialled).changed).toBe(false);
  });

  it("settle the answer once", () => {
    const done = run(dialled, events.completed, events.analysed);
    expect(stepCall(done, { type: "ANALYSED", answer: "NEGATIVE" }).changed).toBe(false);
  });
});

describe("a scheduled call", () => {
  const scheduled: CallState = { ...queued, status: "CRON", startAt: at(59) };

  it("becomes queued when it is due", () => {
    const queuedNow = { status: "QUEUED", startAt: null, expiresAt: at(7200) };
    expect(stepCall(scheduled, events.due).call).toMatchObject(queuedNow);
  });

  it.each(callStatuses)("A-STATUS-11, R-57: in %s a cancel by the user works only until it is dialled", (status) => {
    const step = stepCall({ ...scheduled, status }, events.cancelled);
    expect(step.changed).toBe(status === "CRON" || status === "QUEUED");
    expect(step.effects).toEqual([]);
    expect(stepCall({ ...dialled, status }, events.cancelled).changed).toBe(false);
  });

  it("that is too late is refused with a reason, unless it was dialled", () => {
    const expired = { type: "REFUSED", at: at(1), failureCode: "EXPIRED" } as const;
    expect(stepCall(scheduled, expired).call).toMatchObject({ status: "FAILED", failureCode: "EXPIRED" });
    expect(stepCall(dialled, expired).changed).toBe(false);
  });

  it("is not dialled after it was cancelled", () => {
    const cancelled = run(scheduled, events.cancelled);
    for (const event of [events.due, events.dialled, events.ringing])
      expect(stepCall(cancelled, event).changed).toBe(false);
  });
});

function effectsOf(call: CallState, order: CallEvent[]): string[] {
  let now = call;
  return order.flatMap((event) => {
    const step = stepCall(now, event);
    now = step.call;
    return step.effects.map(({ type }) => type);
  });
}

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, index) => permutations(items.toSpliced(index, 1)).map((rest) => [item, ...rest]));
}
