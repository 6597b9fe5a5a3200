import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";

import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { systemClock } from "../../../clock.ts";
import { anyBrief, itBehavesLikeACarrier } from "../../testing/itBehavesLikeACarrier.ts";
import { CarrierRejection, type Carrier } from "../port.ts";
import { signBody } from "../signature.ts";
import { CALL_KEY_HEADER, isCallKey } from "./callKey.ts";
import { eventsOfMessage } from "./events.ts";
import type { VapiMessage } from "./message.ts";
import { vapiOrder } from "./order.ts";
import { startFakeVapi, type FakeVapi, type Fate } from "./testing/fakeVapi.ts";
import { createVapi } from "./vapi.ts";

const secret = new TextEncoder().encode("the carrier's secret");
const numbers = { answered: "+4722860144", busy: "+4722860100", unanswered: "+4722860101", invalid: "+4722860102" };
const fates: Readonly<Record<string, Fate>> = {
  [numbers.busy]: "busy",
  [numbers.unanswered]: "unanswered",
  [numbers.invalid]: "invalid",
};
let vapi: FakeVapi;
let receiver: Server;
let eventsUrl: string;
let deliver: (rawBody: string, signature: string) => Promise<void> = () => Promise.resolve();

beforeAll(async () => {
  vapi = await startFakeVapi(systemClock);
  receiver = createServer((request, response) => void receive(request, response)).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  eventsUrl = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/`;
});
afterAll(async () => {
  await vapi[Symbol.asyncDispose]();
  receiver.close();
});
beforeEach(() => {
  vapi.chaos = {};
  vapi.orders.length = 0;
  vapi.fateOf = (to) => fates[to] ?? "answered";
});

const createCarrier = () =>
  createVapi({ clock: systemClock, account: vapi.account, secret, eventsUrl: () => eventsUrl });
const order = () => ({
  callId: crypto.randomUUID(),
  to: numbers.answered,
  from: "+12025550143",
  brief: anyBrief,
  maxDurationSeconds: 300,
});

/** Accepts Vapi's messages like our server, and passes them on in the form that the suite expects. */
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
  const { message } = JSON.parse((await buffer(request)).toString()) as { message: VapiMessage };
  const callId = message.call?.customer?.externalId ?? "";
  const isGenuine = isCallKey(secret, callId, String(request.headers[CALL_KEY_HEADER]));
  const body = JSON.stringify({ events: isGenuine ? eventsOfMessage(callId, message, new Date()) : [] });
  const isTaken = await deliver(body, signBody(secret, body, new Date())).then(
    () => true,
    () => false,
  );
  response.writeHead(isTaken ? 200 : 500).end();
}

itBehavesLikeACarrier("vapi", async () => ({ carrier: delivering(createCarrier()), secret, numbers }));

describe("an order to Vapi", () => {
  it.each(["503", "cut", "hang", "html"] as const)(
    "is sent once when its answer is lost (%s), and its call is found",
    async (manner) => {
      const carrier = createCarrier();
      vapi.chaos = { order: manner };
      const given = order();
      const lost = carrier.dial(given, AbortSignal.timeout(1_000));
      await expect(lost).rejects.not.toBeInstanceOf(CarrierRejection);
      expect(vapi.orders).toHaveLength(1);
      const call = { ...given, carrierCallId: null, dialledAt: new Date() };
      expect(await carrier.find(call)).toEqual({ carrierCallId: vapi.calls.at(-1)?.id });
    },
  );

  it.each([
    [429, "Over concurrency limit", "CARRIER_BUSY"],
    [401, "Invalid Key", "CARRIER_ACCOUNT"],
    [402, "Wallet is empty", "CARRIER_ACCOUNT"],
    [400, "customer.number must be a valid phone number", "INVALID_NUMBER"],
    [400, "assistant.firstMessage must be a string", "CARRIER_REJECTED"],
  ])("that is refused with %i (%s) is sent once and says %s", async (status, message, failureCode) => {
    vapi.chaos = { refusal: { status, message } };
    const refused = createCarrier().dial(order(), AbortSignal.timeout(5_000));
    await expect(refused).rejects.toMatchObject({ failureCode, carrierReason: message });
    expect(vapi.orders).toHaveLength(1);
  });

  it("leaves a message, listens for the digits and records only where the company wants it", () => {
    const place = {
      phoneNumberId: "number",
      eventsUrl: "https://callwright.example/v1/carriers/vapi/events",
      key: "key",
    };
    const { assistant: usual } = vapiOrder(order(), place);
    expect(usual.artifactPlan.recordingEnabled).toBe(true);
    expect(usual).not.toHaveProperty("voicemailMessage");
    expect(usual).not.toHaveProperty("keypadInputPlan");
    const voicemail = { action: "LEAVE_MESSAGE", message: "We called about your olives." } as const;
    const brief = { ...anyBrief, proofDigits: "482013", manner: { recording: "OFF", voicemail } as const };
    const { assistant } = vapiOrder({ ...order(), brief }, place);
    expect(assistant.artifactPlan.recordingEnabled).toBe(false);
    expect(assistant.voicemailMessage).toContain("We called about your olives.");
    expect(assistant.keypadInputPlan?.enabled).toBe(true);
    expect(assistant.model.messages[0]?.content).toContain("these six digits, which their screen shows: 482013");
  });
});
