import type { Database } from "../../../db/database.ts";
import type { Clock } from "../../../clock.ts";
import { usualManner } from "../../../domain/callManner.ts";
import { readTurns } from "../../../store/calls/carrierCalls.ts";
import { recordingOf } from "../../speech/recordingOf.ts";
import type { Carrier, CarrierCall } from "../port.ts";
import { twilioAddresses } from "./addresses.ts";
import { createTwilioApi } from "./api.ts";
import type { TwilioAccount } from "./client.ts";
import { eventsOfCall } from "./events.ts";

export interface TwilioOptions {
  db: Database;
  clock: Clock;
  account: TwilioAccount;
  /** The number from which calls are made if a company has none. */
  callerNumber: string;
  /** The number of orders per second that the account may send. */
  callsPerSecond: number;
  /** The URL at which Twilio reaches us; requested for each call, because a test knows it only when it listens. */
  publicUrl: () => string;
}

const RING_SECONDS = 30;
/** The clock for Twilio and for us. */
const CLOCKS_APART_MS = 5_000;

/**
 * Calls over Twilio, in which our own assistant speaks (ConversationRelay). Twilio has no key for orders: if a response
 * is lost, the first callback, whose URL names the call, replaces it, and the assistant speaks in a call only after it
 * was claimed.
 */
export function createTwilio({ db, clock, account, callerNumber, callsPerSecond, publicUrl }: TwilioOptions): Carrier {
  const api = createTwilioApi(account);

  const asked = ({ carrierCallId }: CarrierCall) => (carrierCallId === null ? null : api.readCall(carrierCallId));

  return {
    name: "twilio",
    traits: {
      lostOrders: "claim",
      speaks: "ourAgent",
      tellsRinging: true,
      conversation: "atEnd",
      cost: "later",
      asksToRecord: true,
      keepsRecordingsDays: null,
      silentSeconds: { QUEUED: 20, RINGING: 45, IN_PROGRESS: 90 },
      limits: { lines: null, callsPerSecond },
    },
    abilities: ["SAY", "TRANSFER", "TAKE_OVER"],

    async dial({ callId, to, from, brief, maxDurationSeconds }, signal) {
      signal.throwIfAborted();
      const addresses = twilioAddresses(publicUrl(), callId);
      const { manner = usualManner } = brief;
      const { sid } = await api.placeCall(
        [
          ["To", to],
          ["From", from ?? callerNumber],
          ["Url", addresses.answer()],
          ["StatusCallback", addresses.events + SENT_AGAIN],
          ...["initiated", "ringing", "answered", "completed"].map((event): [string, string] => [
            "StatusCallbackEvent",
            event,
          ]),
          ["Timeout", String(RING_SECONDS)],
          ["TimeLimit", String(maxDurationSeconds)],
          ...(manner.recording === "ON" ? [["Record", "true"] as [string, string], ...recorded(addresses)] : []),
          // To leave a message, it waits for the end of the greeting.
          ["MachineDetection", manner.voicemail.action === "LEAVE_MESSAGE" ? "DetectMessageEnd" : "Enable"],
          ["AsyncAmd", "true"],
          ["AsyncAmdStatusCallback", addresses.machine],
        ],
        signal,
      );
      return { carrierCallId: sid };
    },

    /** If there is one call to this number since then, it is the right one; with several, it is unknown which one. */
    async find({ to, dialledAt }) {
      const since = new Date(dialledAt.getTime() - CLOCKS_APART_MS);
      const calls = await api.listCalls(to, since);
      const [one, another] = calls.filter(({ startTime: at }) => at && new Date(at) >= since);
      if (!one) return "none";
      return another ? "unknown" : { carrierCallId: one.sid };
    },

    async hangUp(known) {
      const call = await asked(known);
      if (call) await api.changeCall(call.sid, call.status === "in-progress" ? "completed" : "canceled");
    },

    async read(known) {
      const call = await asked(known);
      if (!call) return null;
      return {
        events: eventsOfCall(known.callId, call, clock.now()),
        conversation: await readTurns(db, known.callId),
      };
    },

    startRecording: (callId, carrierCallId) =>
      api.startRecording(carrierCallId, recorded(twilioAddresses(publicUrl(), callId))),

    async readRecording({ carrierCallId }) {
      const sound = carrierCallId === null ? null : await api.readSound(carrierCallId);
      return sound && recordingOf(sound);
    },

    knowsAccount: () => api.knowsAccount(),

    connect: () => ({ [Symbol.asyncDispose]: () => Promise.resolve() }),
  };
}

/** Twilio sends again, up to three times, what it could not deliver because of the connection. */
const SENT_AGAIN = "#rc=3&rp=all";

/** Each side has its own channel, and this is the URL for the report that the recording is available. */
function recorded({ recordings }: { recordings: string }): [name: string, value: string][] {
  return [
    ["RecordingChannels", "dual"],
    ["RecordingStatusCallback", recordings + SENT_AGAIN],
    ["RecordingStatusCallbackEvent", "completed"],
  ];
}
