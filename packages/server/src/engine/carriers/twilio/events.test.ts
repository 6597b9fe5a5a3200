import { describe, expect, it } from "vitest";

import { twilioCallOf } from "./call.ts";
import { eventsOfCall, eventsOfCallback, eventsOfMachine, eventsOfRecording } from "./events.ts";
import { failureOf, rejectionOf } from "./rejections.ts";

const now = new Date("2026-05-05T10:00:00Z");
const CallSid = "CA1";

describe("what Twilio reports about a call", () => {
  it("is a step of it, unless it says nothing new or is about no call", () => {
    const typesOf = (form: Record<string, string>) => eventsOfCallback("id", form, now).map(({ type }) => type);
    expect(typesOf({ CallSid, CallStatus: "ringing" })).toEqual(["RINGING"]);
    expect(typesOf({ CallSid, CallStatus: "status-of-tomorrow" })).toEqual([]);
    expect(typesOf({ CallStatus: "completed" })).toEqual([]);
  });

  it("is a recording to be fetched once it is whole, so that no half of a talk is kept", () => {
    const read = (form: Record<string, string>) => eventsOfRecording("id", form, now).map(({ type }) => type);
    expect(read({ CallSid, RecordingStatus: "completed" })).toEqual(["RECORDING_READY"]);
    for (const RecordingStatus of ["in-progress", "absent", "failed", ""])
      expect(read({ CallSid, RecordingStatus })).toEqual([]);
    expect(read({ RecordingStatus: "completed" })).toEqual([]);
  });

  it.each([
    ["human", ["HUMAN"]],
    ["machine_start", ["MACHINE"]],
    ["fax", ["MACHINE"]],
    ["unknown", ["UNKNOWN"]],
    ["", []],
  ])("is who answered: %s", (AnsweredBy, expected) => {
    expect(eventsOfMachine("id", { CallSid, AnsweredBy }, now).map(({ answeredBy }) => answeredBy)).toEqual(expected);
    expect(eventsOfMachine("id", { AnsweredBy }, now)).toEqual([]);
  });

  it("that is asked about and has ended was answered when it began, and ended when it ended", () => {
    const call = {
      sid: CallSid,
      status: "completed",
      duration: "12",
      start_time: "Tue, 05 May 2026 09:59:38 +0000",
      end_time: "Tue, 05 May 2026 09:59:50 +0000",
    };
    expect(eventsOfCall("id", twilioCallOf(call), now)).toMatchObject([
      { type: "ANSWERED", at: "2026-05-05T09:59:38.000Z" },
      { type: "ENDED", outcome: "COMPLETED", durationSeconds: 12, at: "2026-05-05T09:59:50.000Z" },
    ]);
  });

  it.each([
    ["-0.0130", "USD", [13_000]],
    ["0", "EUR", [0]],
    [null, "USD", []],
    ["much", "USD", []],
    ["-0.0130", null, []],
    ["-0.0130", "dollars", []],
  ])("is what it costs us, if it says how much of which money: %s %s", (price, price_unit, expected) => {
    const call = { sid: CallSid, status: "completed", to: "", start_time: null, end_time: null, duration: "8" };
    const costs = eventsOfCall("id", twilioCallOf({ ...call, price, price_unit }), now).filter(
      ({ type }) => type === "COST",
    );
    expect(costs.map(({ costMicros }) => costMicros)).toEqual(expected);
  });
});

describe("why Twilio made no call", () => {
  it.each([
    [400, 21211, "INVALID_NUMBER"],
    [400, 10004, "CARRIER_BUSY"],
    [429, undefined, "CARRIER_BUSY"],
    [400, 21210, "CARRIER_ACCOUNT"],
    [401, undefined, "CARRIER_ACCOUNT"],
    [400, 21999, "CARRIER_REJECTED"],
  ] as const)("with %s and %s it is %s", (status, code, expected) => {
    expect(rejectionOf(status, code)).toBe(expected);
  });

  it.each([
    [undefined, "CARRIER_UNREACHABLE"],
    [404, "INVALID_NUMBER"],
    [603, "CALL_DECLINED"],
    [503, "CARRIER_UNREACHABLE"],
    [488, "CARRIER_REJECTED"],
  ] as const)("the network's %s is %s", (sipCode, expected) => {
    expect(failureOf(sipCode)).toBe(expected);
  });
});
