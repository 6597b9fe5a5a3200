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
  /** Where calls come from when a company has no number. */
  callerNumber: string;
  /** How many orders a second the account may give. */
  callsPerSecond: number;
  /** Where Twilio reaches us; asked for each call, since a test knows it only when it listens. */
  publicUrl: () => string;
}

const RING_SECONDS = 30;
/** Twilio's clock and ours. */
const CLOCKS_APART_MS = 5_000;

/**
 * Calls over Twilio, in which our own assistant speaks (ConversationRelay). Twilio knows no key for an order: a lost answer is healed by
 * the first callback, whose address names the call, and a call speaks only after it was claimed.
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
          // Who leaves a message waits for the end of the greeting.
          ["MachineDetection", manner.voicemail.action === "LEAVE_MESSAGE" ? "DetectMessageEnd" : "Enable"],
          ["AsyncAmd", "true"],
          ["AsyncAmdStatusCallback", addresses.machine],
        ],
        signal,
      );
      return { carrierCallId: sid };
    },

    /** One call to that number since then is the one; of several none can be told to be. */
    async find({ to, dialledAt }) {
      const since = new Date(dialledAt.getTime() - CLOCKS_APART_MS);
      const calls = await api.listCalls(to, since);
      const [one, another] = calls.filter(({ start_time: at }) => at && new Date(at) >= since);
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

/** What Twilio could not deliver because of the connection it sends again, up to three times. */
const SENT_AGAIN = "#rc=3&rp=all";

/** Both sides in their own channel, and where it is told that the sound is there. */
function recorded({ recordings }: { recordings: string }): [name: string, value: string][] {
  return [
    ["RecordingChannels", "dual"],
    ["RecordingStatusCallback", recordings + SENT_AGAIN],
    ["RecordingStatusCallbackEvent", "completed"],
  ];
}
