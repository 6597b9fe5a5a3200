import type { Clock } from "../../../clock.ts";
import { recordingOf } from "../../speech/recordingOf.ts";
import type { Carrier, CarrierCall, StepInOrder } from "../port.ts";
import { createVapiApi, type VapiAccount, type VapiControl } from "./api.ts";
import type { VapiCall } from "./call.ts";
import { callKey } from "./callKey.ts";
import { conversationOf, eventsOfCall } from "./events.ts";
import { vapiOrder } from "./order.ts";

export interface VapiOptions {
  clock: Clock;
  account: VapiAccount;
  /** Creates the key of each call, which authenticates its reports. */
  secret: Uint8Array;
  /** The URL for Vapi's reports; requested for each call, because a test knows it only when it listens. */
  eventsUrl: () => string;
}

/** The clock for Vapi and for us. */
const CLOCKS_APART_MS = 5_000;

/**
 * Calls over Vapi, whose own assistant speaks. It has no key for orders: if a response is lost, the call is found by
 * our id.
 */
export function createVapi({ clock, account, secret, eventsUrl }: VapiOptions): Carrier {
  const api = createVapiApi(account);
  const readCall = async ({ carrierCallId }: CarrierCall): Promise<VapiCall | null> =>
    carrierCallId === null ? null : api.readCall(carrierCallId);

  return {
    name: "vapi",
    traits: {
      lostOrders: "lookup",
      speaks: "itsAgent",
      tellsRinging: true,
      conversation: "later",
      cost: "atEnd",
      asksToRecord: false,
      keepsRecordingsDays: 14,
      silentSeconds: { QUEUED: 30, RINGING: 60, IN_PROGRESS: 120 },
      limits: { lines: account.lines, callsPerSecond: null },
    },
    abilities: ["SAY", "TRANSFER"],

    async dial(order, signal) {
      signal.throwIfAborted();
      const key = callKey(secret, order.callId);
      const body = vapiOrder(order, { phoneNumberId: account.phoneNumberId, eventsUrl: eventsUrl(), key });
      return { carrierCallId: (await api.placeCall(body, signal)).id };
    },

    async find({ callId, dialledAt }) {
      const calls = await api.listCalls(new Date(dialledAt.getTime() - CLOCKS_APART_MS));
      const found = calls.find(({ customer }) => customer?.externalId === callId);
      return found ? { carrierCallId: found.id } : "none";
    },

    async hangUp(call) {
      const { status, monitor } = (await readCall(call)) ?? {};
      if (status !== undefined && status !== "ended" && monitor?.controlUrl)
        await api.control(monitor.controlUrl, { type: "end-call" });
    },

    async stepIn(call, order) {
      const { status, monitor } = (await readCall(call)) ?? {};
      const message = controlOf(order);
      return status === "in-progress" && monitor?.controlUrl !== undefined && message !== null
        ? api.control(monitor.controlUrl, message)
        : false;
    },

    async read(call) {
      const found = await readCall(call);
      return found && { events: eventsOfCall(call.callId, found, clock.now()), conversation: conversationOf(found) };
    },

    async readRecording(call) {
      const url = (await readCall(call))?.artifact?.recordingUrl;
      return url ? recordingOf(await api.readSound(url)) : null;
    },

    knowsAccount: () => api.knowsAccount(),

    connect: () => ({ [Symbol.asyncDispose]: () => Promise.resolve() }),
  };
}

/** An intervention in Vapi's form; null if Vapi does not support it. */
function controlOf(order: StepInOrder): VapiControl | null {
  switch (order.kind) {
    case "SAY":
      return { type: "say", content: order.words, endCallAfterSpoken: false };
    case "TRANSFER":
      return { type: "transfer", destination: { type: "number", number: order.phoneNumber }, content: order.words };
    case "TAKE_OVER":
      return null;
  }
}
