import type { Clock } from "../../../clock.ts";
import { recordingOf } from "../../speech/recordingOf.ts";
import type { Carrier, CarrierCall } from "../port.ts";
import { createRetellApi, type RetellAccount, type RetellCall } from "./api.ts";
import { conversationOf, eventsOfCall } from "./events.ts";
import { retellOrder } from "./order.ts";

export interface RetellOptions {
  clock: Clock;
  account: RetellAccount;
  /** Where all calls come from: a number that Retell has. */
  callerNumber: string;
  /** Where Retell reports to; asked for each call, since a test knows it only when it listens. */
  eventsUrl: () => string;
}

/** Calls over Retell, whose own agent speaks. It knows no key for an order: one whose answer got lost is found by our id. */
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
