import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import type { CallCreatePhoneCallParams, PhoneCallResponse } from "retell-sdk/resources/call";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { systemClock } from "../../../clock.ts";
import { anyBrief, itBehavesLikeACarrier } from "../../testing/itBehavesLikeACarrier.ts";
import { CarrierRejection, type Carrier } from "../port.ts";
import { signBody } from "../signature.ts";
import { meaningOf } from "./disconnections.ts";
import { callIdOf, eventsOfCall, eventsOfReport, type RetellReport } from "./events.ts";
import { retellCallOf } from "./call.ts";
import { retellOrder } from "./order.ts";
import { createRetell } from "./retell.ts";
import { isFromRetell, RETELL_SIGNATURE_HEADER } from "./signature.ts";
import { startFakeRetell, type FakeRetell } from "./testing/fakeRetell.ts";

const secret = new TextEncoder().encode("the carrier's secret");
const numbers = { answered: "+4722860144", busy: "+4722860100", unanswered: "+4722860101", invalid: "+4722860102" };
const reasons: Readonly<Record<string, string>> = {
  [numbers.busy]: "dial_busy",
  [numbers.unanswered]: "dial_no_answer",
  [numbers.invalid]: "invalid_destination",
};
let retell: FakeRetell;
let receiver: Server;
let eventsUrl: string;
let deliver: (rawBody: string, signature: string) => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  retell = await startFakeRetell(systemClock);
  receiver = createServer((request, response) => void receive(request, response)).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  eventsUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await retell[Symbol.asyncDispose]();
  receiver.close();
});
beforeEach(() => {
  retell.chaos = {};
  retell.orders.length = 0;
  retell.reasonOf = (to) => reasons[to] ?? "user_hangup";
});

const createCarrier = () =>
  createRetell({
    clock: systemClock,
    account: retell.account,
    callerNumber: "+14155550100",
    eventsUrl: () => eventsUrl,
  });
const order = () => ({
  callId: crypto.randomUUID(),
  to: numbers.answered,
  from: "+12025550143",
  brief: anyBrief,
  maxDurationSeconds: 300,
});

/** Accepts Retell's reports like our server, and passes them on in the form that the suite expects. */
function delivering(carrier: Carrier): Carrier {
  return {
    ...carrier,
    connect(link) {
      deliver = link.deliver;
      return { [Symbol.asyncDispose]: () => Promise.resolve() };
    },
  };
}

async function receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const raw = (await buffer(request)).toString();
  const report = JSON.parse(raw) as RetellReport;
  const signature = String(request.headers[RETELL_SIGNATURE_HEADER]);
  const isGenuine = isFromRetell(retell.account.apiKey, raw, signature, new Date());
  const events = isGenuine ? eventsOfReport(callIdOf(report.call) ?? "", report, new Date()) : [];
  const body = JSON.stringify({ events });
  const isTaken = await deliver(body, signBody(secret, body, new Date())).then(
    () => true,
    () => false,
  );
  response.writeHead(isTaken ? 204 : 500).end();
}

itBehavesLikeACarrier("retell", async () => ({ carrier: delivering(createCarrier()), secret, numbers }));

describe("an order to Retell", () => {
  it("is what the official client takes, with our first sentence and where to report", () => {
    const body: CallCreatePhoneCallParams = retellOrder(order(), {
      agentId: "agent",
      callerNumber: "+14155550100",
      eventsUrl: "https://callwright.example/v1/carriers/retell/events",
    });
    expect(body.agent_override?.retell_llm?.begin_message).toContain("an AI assistant calling for");
    expect(body.agent_override?.agent?.max_call_duration_ms).toBe(300_000);
    expect(body.retell_llm_dynamic_variables?.instructions).toContain("You offer: Olive oil.");
  });

  it("leaves the company's message on a machine, and tells the agent of the digits", () => {
    const place = { agentId: "agent", callerNumber: "+14155550100", eventsUrl: "https://callwright.example" };
    expect(retellOrder(order(), place).agent_override.agent).not.toHaveProperty("voicemail_option");
    const voicemail = { action: "LEAVE_MESSAGE", message: "We called about your olives." } as const;
    const brief = { ...anyBrief, proofDigits: "482013", manner: { recording: "OFF", voicemail } as const };
    const asked = retellOrder({ ...order(), brief }, place);
    expect(asked.agent_override.agent.voicemail_option?.action.text).toContain("We called about your olives.");
    expect(asked.retell_llm_dynamic_variables.instructions).toContain(
      "these six digits, which their screen shows: 482013",
    );
  });

  it.each(["503", "cut", "hang", "html"] as const)(
    "is sent once when its answer is lost (%s), and its call is found",
    async (manner) => {
      const carrier = createCarrier();
      retell.chaos = { order: manner };
      const given = order();
      const lost = carrier.dial(given, AbortSignal.timeout(1_000));
      await expect(lost).rejects.not.toBeInstanceOf(CarrierRejection);
      expect(retell.orders).toHaveLength(1);
      const call = { ...given, carrierCallId: null, dialledAt: new Date() };
      expect(await carrier.find(call)).toEqual({ carrierCallId: retell.calls.at(-1)?.call_id });
    },
  );

  it.each([
    [429, "Rate limited", "CARRIER_BUSY"],
    [401, "API key is invalid.", "CARRIER_ACCOUNT"],
    [402, "Trial has ended, please add payment method.", "CARRIER_ACCOUNT"],
    [422, "to_number is not a valid phone number", "INVALID_NUMBER"],
    [400, "No outbound agent id set up for phone number.", "CARRIER_REJECTED"],
  ])("that is refused with %i (%s) is sent once and says %s", async (status, message, failureCode) => {
    retell.chaos = { refusal: { status, message } };
    const refused = createCarrier().dial(order(), AbortSignal.timeout(5_000));
    await expect(refused).rejects.toMatchObject({ failureCode, carrierReason: message });
    expect(retell.orders).toHaveLength(1);
  });
});

describe("a call over Retell", () => {
  const call = { call_id: "call_1", start_timestamp: 1, duration_ms: 7_400 };
  const typesOf = (events: { type: string }[]) => events.map(({ type }) => type);

  it("is not over while it rings or is talked in, so that nobody calls the person a second time", () => {
    const read = (changes: object) =>
      typesOf(eventsOfCall("id", { ...call, call_status: "ongoing", ...changes }, new Date()));
    expect(read({ call_status: "registered", start_timestamp: undefined })).toEqual(["ACCEPTED"]);
    expect(read({ start_timestamp: undefined })).toEqual(["ACCEPTED"]);
    expect(read({})).toEqual(["ACCEPTED", "ANSWERED"]);
  });

  it("is over when Retell says so, and not only once it was analysed", () => {
    const ended = { ...call, call_status: "ended", disconnection_reason: "user_hangup" };
    const told = (event: string) => typesOf(eventsOfReport("id", { event, call: ended }, new Date()));
    expect(told("call_ended")).toEqual(["ENDED"]);
    expect(told("transcript_updated")).toEqual([]);
    const analysed = { ...ended, transcript_object: [{ role: "user", content: "Hello?" }] };
    const after = eventsOfReport("id", { event: "call_analyzed", call: analysed }, new Date());
    expect(typesOf(after)).toEqual(["ENDED", "CONVERSATION_READY"]);
    expect(typesOf(eventsOfCall("id", ended, new Date())), "its words may still be on their way").toEqual([
      "ACCEPTED",
      "ANSWERED",
      "ENDED",
    ]);
  });

  it.each([503, 429])("that Retell does not hang up (%i) is not taken for hung up", async (status) => {
    const carrier = createCarrier();
    const given = order();
    const { carrierCallId } = await carrier.dial(given, AbortSignal.timeout(5_000));
    retell.chaos = { hangUp: status };
    await expect(carrier.hangUp({ ...given, carrierCallId, dialledAt: new Date() })).rejects.toThrow(String(status));
  });

  it("without an id is no call: what a broken answer says is not believed", () => {
    expect(() => retellCallOf({ call_status: "ended" })).toThrow("without an id");
  });
});

describe("why a call over Retell ended", () => {
  const faults = [
    "error_llm_websocket_open",
    "error_llm_websocket_lost_connection",
    "error_llm_websocket_runtime",
    "error_llm_websocket_corrupt_payload",
    "error_no_audio_received",
    "error_asr",
    "error_retell",
    "error_unknown",
    "error_user_not_joined",
    "registered_call_timeout",
  ] as const satisfies PhoneCallResponse["disconnection_reason"][];
  type Meant = Exclude<NonNullable<PhoneCallResponse["disconnection_reason"]>, (typeof faults)[number]>;
  // A reason that the official client knows and that is missing here does not compile.
  const meant: Record<Meant, string> = {
    user_hangup: "COMPLETED",
    agent_hangup: "COMPLETED",
    call_transfer: "COMPLETED",
    inactivity: "COMPLETED",
    max_duration_reached: "COMPLETED",
    manual_stopped: "COMPLETED",
    call_take_over: "COMPLETED",
    transfer_bridged: "COMPLETED",
    transfer_cancelled: "COMPLETED",
    voicemail_reached: "COMPLETED",
    ivr_reached: "COMPLETED",
    dial_busy: "BUSY",
    dial_no_answer: "NO_ANSWER",
    user_declined: "FAILED",
    invalid_destination: "FAILED",
    dial_failed: "FAILED",
    sip_routing_error: "FAILED",
    telephony_provider_unavailable: "FAILED",
    telephony_provider_permission_denied: "FAILED",
    no_valid_payment: "FAILED",
    marked_as_spam: "FAILED",
    scam_detected: "FAILED",
    concurrency_limit_reached: "FAILED",
    no_concurrency_fallback: "FAILED",
  };

  it.each(Object.entries(meant))("%s is %s", (reason, outcome) => {
    expect(meaningOf(reason).outcome).toBe(outcome);
  });

  it.each([...faults, "error_of_tomorrow", "constructor"])("%s is a fault", (reason) => {
    expect(meaningOf(reason)).toEqual({ outcome: "FAULT" });
  });

  const ended = { call_id: "call_1", call_status: "ended", disconnection_reason: "error_asr", duration_ms: 7_400 };
  const endOf = (more: object) =>
    eventsOfCall("id", { ...ended, ...more }, new Date()).find(({ type }) => type === "ENDED");

  it("a fault before anybody was heard is free, and after that is charged by its seconds", () => {
    expect(endOf({})).toMatchObject({ outcome: "FAILED", failureCode: "CALL_DROPPED" });
    const heard = { start_timestamp: 1, transcript_object: [{ role: "user", content: "Hello?" }] };
    expect(endOf(heard)).toMatchObject({ outcome: "COMPLETED", durationSeconds: 7 });
  });

  it("cost is told in cents and kept in millionths of a dollar", () => {
    const cost = eventsOfCall("id", { ...ended, call_cost: { combined_cost: 70.25 } }, new Date()).at(-1);
    expect(cost).toMatchObject({ type: "COST", costMicros: 702_500, currency: "USD" });
  });
});
