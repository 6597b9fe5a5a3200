import { setTimeout as rest } from "node:timers/promises";

import type { Database } from "../../../db/database.ts";
import { readTurns } from "../../../store/calls/carrierCalls.ts";
import { recordingOf } from "../../speech/recordingOf.ts";
import type { Carrier, CarrierEvent, CarrierLink } from "../port.ts";
import { signBody } from "../signature.ts";
import { hasEnded, sipBooks } from "./books.ts";
import { placeOnLine, type LineOptions, type PlacedLine } from "./placeOnLine.ts";
import { sayOn } from "./voice.ts";

export interface SipOptions extends Pick<
  LineOptions,
  "clock" | "logger" | "speech" | "trunk" | "fromDomain" | "callerNumber"
> {
  db: Database;
  /** Signs the deliveries. */
  secret: Uint8Array;
  /** The maximum ringing time. */
  ringSeconds?: number;
}

const KEEP_ALIVE_MS = 1_000;
const AGAIN_AFTER_MS = 500;

/**
 * Calls over a SIP trunk, placed by this process, in which its assistant speaks: for laboratories and tests, because
 * what people say is not transcribed. Events are recorded in `sip_calls`, so that every process can read them; a call
 * ends with its process (docs/decisions/0034-sip.md).
 */
export function createSip(options: SipOptions): Carrier {
  const { db, clock, logger, speech, secret, ringSeconds = 30 } = options;
  const books = sipBooks(db, clock);
  const lines = new Map<string, PlacedLine>();
  let link: CarrierLink | undefined;

  const connected = (): CarrierLink => {
    if (!link) throw new Error("The carrier is not connected");
    return link;
  };

  /** Sends until it is accepted; events that are not sent before we stop can still be read. */
  const deliver = async (event: CarrierEvent): Promise<void> => {
    if (!link) return;
    const body = JSON.stringify({ events: [event] });
    try {
      await link.deliver(body, signBody(secret, body, clock.now()));
    } catch (error) {
      logger.warn({ err: error, callId: event.callId }, "an event of a SIP call was not taken; it is told again");
      await rest(AGAIN_AFTER_MS);
      await deliver(event);
    }
  };

  const keepAlive = async (): Promise<void> => {
    const alive = [...lines].map(([callId, line]) => ({ callId, connectedSeconds: line.connectedSeconds() }));
    for (const callId of await books.keepAlive(alive)) lines.get(callId)?.hangUp();
  };

  return {
    name: "sip",
    traits: {
      lostOrders: "lookup",
      speaks: "ourAgent",
      tellsRinging: true,
      conversation: "atEnd",
      cost: "atEnd",
      asksToRecord: true,
      keepsRecordingsDays: 0,
      silentSeconds: { QUEUED: 20, RINGING: 45, IN_PROGRESS: 60 },
      limits: { lines: null, callsPerSecond: null },
    },
    abilities: ["SAY", "TAKE_OVER"],

    async dial(order, signal) {
      signal.throwIfAborted();
      const { talk } = connected();
      const carrierCallId = `sip-${order.callId}`;
      await books.open(order.callId, carrierCallId, signal);
      const over = () => void lines.delete(order.callId);
      const line = { ...options, ringSeconds, books, talk, deliver, over };
      lines.set(order.callId, await placeOnLine(order, carrierCallId, line, signal));
      return { carrierCallId };
    },

    async find({ callId }) {
      const call = await books.read(callId);
      return call ? { carrierCallId: call.carrierCallId } : "none";
    },

    async hangUp({ callId }) {
      await books.askToHangUp(callId);
      lines.get(callId)?.hangUp();
    },

    async read({ callId }) {
      const call = await books.read(callId);
      if (!call) return null;
      const { events } = call;
      return { events, conversation: await readTurns(db, callId), isHeldByUs: !hasEnded(events) };
    },

    async readRecording({ callId }) {
      const wav = await books.readRecording(callId);
      return wav && recordingOf(wav);
    },

    knowsAccount: () => Promise.resolve(true),

    connect(connection) {
      link = connection;
      const failed = (what: string) => (error: unknown) => logger.warn({ err: error }, what);
      // The first sentence of a voice takes a second or two, for which the person would have to wait.
      sayOn(speech, "Hello.", "en").catch(failed("the voice of SIP calls does not speak"));
      const timer = setInterval(
        () => void keepAlive().catch(failed("SIP calls could not be kept alive")),
        KEEP_ALIVE_MS,
      );
      return {
        [Symbol.asyncDispose]() {
          link = undefined;
          clearInterval(timer);
          for (const line of lines.values()) line.hangUp();
          return Promise.resolve();
        },
      };
    },
  };
}
