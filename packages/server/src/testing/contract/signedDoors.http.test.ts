import { afterAll, describe, expect, it } from "vitest";

import { CALL_KEY_HEADER, callKey } from "../../engine/carriers/vapi/callKey.ts";
import { RETELL_SIGNATURE_HEADER, retellSignature } from "../../engine/carriers/retell/signature.ts";
import { signBody } from "../../engine/carriers/signature.ts";
import { twilioSignature } from "../../engine/carriers/twilio/signature.ts";
import type { CarrierName } from "../../engine/carriers/port.ts";
import { carrierSecret } from "../../engine/receiveCarrierEvents.ts";
import { dialledCall } from "../../engine/testing/dialledCall.ts";
import { deliver, startFakeStripe } from "../../payments/testing/fakeStripe.ts";
import { oddForms } from "../oddJson.ts";
import { people } from "../people.ts";
import { startTestServer } from "../startTestServer.ts";

/**
 * Whatever Stripe and the carriers send with their signatures is taken or refused, and never a fault of ours, which they
 * would send again for days.
 */
const stripe = await startFakeStripe();
/** Nobody is there: what a carrier would be asked next is no part of this. */
const nowhere = "http://127.0.0.1:1";
const server = await startTestServer({
  processes: 1,
  env: {
    ...stripe.env,
    TWILIO_ACCOUNT_SID: `AC${"0".repeat(31)}1`,
    TWILIO_AUTH_TOKEN: "token-of-a-test",
    TWILIO_API_URL: nowhere,
    CALLWRIGHT_CALLER_NUMBER: "+14155550100",
    RETELL_API_KEY: "key-of-a-test",
    RETELL_AGENT_ID: "agent-of-a-test",
    RETELL_API_URL: nowhere,
    VAPI_API_KEY: "key-of-a-test",
    VAPI_PHONE_NUMBER_ID: "number-of-a-test",
    VAPI_API_URL: nowhere,
  },
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await stripe[Symbol.asyncDispose]();
});
const { context } = server;

async function newCall(carrier: CarrierName): Promise<string> {
  const id = context.ids.next();
  await dialledCall(context, id, carrier);
  return id;
}

type Sent = { name: string; status: number };

/** Sends every form. None may be a fault of ours, and a signature that is right lets some of them through. */
async function expectNoFault<Form>(forms: { name: string; form: Form }[], send: (form: Form) => Promise<number>) {
  const sent: Sent[] = [];
  for (const { name, form } of forms) sent.push({ name, status: await send(form) });
  expect(sent.filter(({ status }) => status >= 500)).toEqual([]);
  expect(sent.filter(({ status }) => status < 300)).not.toEqual([]);
}

const jsonForms = (json: object) => oddForms(json).map(({ name, json: form }) => ({ name, form: form as object }));
/** Some of many, with another odd value at each place. */
const someOf = <Form>(forms: Form[]) => forms.filter((_, index) => index % 11 === 0);
const post = async (path: string, body: string, headers: Record<string, string>) =>
  (
    await server.anonymous.raw(path, {
      method: "POST",
      body,
      headers: { "content-type": "application/json", ...headers },
    })
  ).status;

it("an event of Stripe of any form", async () => {
  const seller = await server.signIn(people.seller);
  await seller.post("/v1/transactions/deposit", { amount: 25 });
  const session = { ...stripe.checkouts[0], status: "complete", payment_status: "paid", asked: undefined };
  const charge = { amount_refunded: 500, currency: "usd", metadata: { transactionId: session.client_reference_id } };
  const forms = [
    ...jsonForms({ id: "evt_1", object: "event", type: "checkout.session.completed", data: { object: session } }),
    ...jsonForms({ id: "evt_2", object: "event", type: "charge.refunded", data: { object: charge } }),
  ];
  const send = async (form: object) => (await deliver(server.anonymous, form as Parameters<typeof deliver>[1])).status;
  await expectNoFault(forms, send);
});

describe("a form of Twilio with any value", () => {
  const form = {
    AccountSid: "AC1",
    CallSid: "CA1",
    CallStatus: "completed",
    CallDuration: "12",
    Timestamp: "Tue, 05 May 2026 09:59:50 +0000",
    SipResponseCode: "200",
    AnsweredBy: "human",
    RecordingStatus: "completed",
    From: "+4722860144",
    To: "+14155550100",
    Digits: "1",
    SessionStatus: "ended",
    HandoffData: '{"transfer":"019f0000-0000-7000-8000-000000000001"}',
    DialCallStatus: "completed",
  };
  const odd = ["", "a\u0000b", "x".repeat(20_000), "-5", "1e9", "99999999", "+275760-09-13"];
  const forms = Object.keys(form).flatMap((field) =>
    odd.map((value) => ({ name: `${field}: ${value.slice(0, 20)}`, form: { ...form, [field]: value } })),
  );

  it.each([
    ["events", "completed"],
    ["events", "failed"],
    ["machine", ""],
    ["recordings", ""],
    ["answer", ""],
    ["done", ""],
    ["inbound", ""],
  ])("sent to %s %s", async (event, CallStatus) => {
    const send = async (fields: typeof form) => {
      const callId = await newCall("twilio");
      const path = `/v1/carriers/twilio/${event}${event === "inbound" ? "" : `?callId=${callId}`}`;
      const body = new URLSearchParams({ ...fields, ...(CallStatus && { CallStatus }) });
      const signature = twilioSignature("token-of-a-test", context.publicUrl + path, Object.fromEntries(body));
      const headers = { "x-twilio-signature": signature };
      return (await server.anonymous.raw(path, { method: "POST", body, headers })).status;
    };
    await expectNoFault(forms, send);
  });
});

it("a report of Retell of any form", async () => {
  const call = {
    call_id: "call_1",
    call_status: "ended",
    disconnection_reason: "user_hangup",
    start_timestamp: Date.now() - 20_000,
    end_timestamp: Date.now() - 8_000,
    duration_ms: 12_000,
    metadata: { callId: "" },
    recording_url: "https://retell.example/call.wav",
    transcript_object: [{ role: "user", content: "Yes.", words: [{ word: "Yes.", start: 1, end: 2 }] }],
    call_cost: { combined_cost: 12 },
  };
  const send = async (form: object) => {
    const callId = await newCall("retell");
    const body = JSON.stringify(form).replace('"callId":""', `"callId":"${callId}"`);
    const signature = retellSignature("key-of-a-test", body, context.clock.now());
    return post("/v1/carriers/retell/events", body, { [RETELL_SIGNATURE_HEADER]: signature });
  };
  const forms = ["call_started", "call_ended", "call_analyzed", "transcript_updated"].flatMap((event) =>
    jsonForms({ event, call }),
  );
  await expectNoFault(someOf(forms), send);
});

it("a report of Vapi of any form", async () => {
  const call = { id: "call-1", customer: { externalId: "" }, monitor: { controlUrl: "https://vapi.example/control" } };
  const messages = [
    { type: "status-update", status: "in-progress", timestamp: Date.now(), call },
    {
      type: "end-of-call-report",
      endedReason: "customer-ended-call",
      startedAt: "2026-05-05T09:59:38Z",
      endedAt: "2026-05-05T09:59:50Z",
      durationSeconds: 12,
      cost: 0.12,
      artifact: {
        recordingUrl: "https://vapi.example/call.wav",
        messages: [{ role: "user", message: "Yes.", secondsFromStart: 1 }],
      },
      call,
    },
    { type: "transcript", role: "user", transcriptType: "final", transcript: "Yes.", timestamp: Date.now(), call },
    { type: "conversation-update", messages: [{ role: "user", message: "Yes.", secondsFromStart: 1 }], call },
  ];
  const send = async (form: object) => {
    const callId = await newCall("vapi");
    const body = JSON.stringify(form).replace('"externalId":""', `"externalId":"${callId}"`);
    return post("/v1/carriers/vapi/events", body, { [CALL_KEY_HEADER]: callKey(carrierSecret(context), callId) });
  };
  await expectNoFault(someOf(messages.flatMap((message) => jsonForms({ message }))), send);
});

it("a report of a carrier with our signature of any form", async () => {
  const at = context.clock.now().toISOString();
  const event = { carrierCallId: "c", at, callId: "" };
  const events = [
    { ...event, id: "1", type: "ENDED", outcome: "COMPLETED", durationSeconds: 12, carrierReason: "done" },
    { ...event, id: "2", type: "COST", costMicros: 1200, currency: "USD" },
    { ...event, id: "3", type: "RECORDING_READY", recordingUrl: "https://carrier.example/call.wav" },
  ];
  const send = async (form: object) => {
    const callId = await newCall("simulator");
    const body = JSON.stringify(form).replaceAll('"callId":""', `"callId":"${callId}"`);
    const signature = signBody(carrierSecret(context), body, context.clock.now());
    return post("/v1/carrier/events", body, { "callwright-carrier-signature": signature });
  };
  const forms = events.flatMap((one) => jsonForms({ events: [one] }));
  await expectNoFault(forms, send);
});
