import type { Clock } from "../../../clock.ts";
import { recordingOf } from "../../speech/recordingOf.ts";
import type { Carrier, CarrierCall } from "../port.ts";
import { createRetellApi, type RetellAccount } from "./api.ts";
import type { RetellCall } from "./call.ts";
import { conversationOf, eventsOfCall } from "./events.ts";
import { retellOrder } from "./order.ts";

export interface RetellOptions {
  clock: Clock;
  account: RetellAccount;
  /** The number from which all calls come; it must be a number at Retell. */
  callerNumber: string;
  /** The URL for Retell's reports; requested for each call, because a test knows it only when it listens. */
  eventsUrl: () => string;
}

/**
 * Calls over Retell, whose own agent speaks. It has no key for orders: if a response is lost, the call is found by our
 * id.
 */
export function createRetell({ clock, account, callerNumber, eventsUrl }: RetellOptions): Carrier {
  const api = createRetellApi(account);
  const readCall = async ({ carrierCallId }: CarrierCall): Promise<RetellCall | null> =>
    carrierCallId === null ? null : api.readCall(carrierCallId);

  return {
    name: "retell",
    traits: {
      lostOrders: "lookup",
      speaks: "itsAgent",
      tellsRinging: false,
      conversation: "later",
      cost: "atEnd",
      asksToRecord: false,
      keepsRecordingsDays: null,
      silentSeconds: { QUEUED: 60, RINGING: 60, IN_PROGRESS: 120 },
      limits: { lines: null, callsPerSecond: null },
    },
    abilities: [],

    async dial(order, signal) {
      signal.throwIfAborted();
      const body = retellOrder(order, { agentId: account.agentId, callerNumber, eventsUrl: eventsUrl() });
      return { carrierCallId: (await api.placeCall(body, signal)).call_id };
    },

    async find({ callId }) {
      const [found] = await api.listCalls(callId);
      return found ? { carrierCallId: found.call_id } : "none";
    },

    async hangUp({ carrierCallId }) {
      if (carrierCallId !== null) await api.stopCall(carrierCallId);
    },

    async read(call) {
      const found = await readCall(call);
      return found && { events: eventsOfCall(call.callId, found, clock.now()), conversation: conversationOf(found) };
    },

    async readRecording(call) {
      const url = (await readCall(call))?.recording_url;
      return url ? recordingOf(await api.readSound(url)) : null;
    },

    knowsAccount: () => api.knowsAccount(),

    connect: () => ({ [Symbol.asyncDispose]: () => Promise.resolve() }),
  };
}
