import { sql } from "kysely";

import type { Clock } from "../../../clock.ts";
import type { Database } from "../../../db/database.ts";
import type { CarrierEvent } from "../port.ts";

/** How long the process of a call may be silent before the call is considered lost. */
const LOST_AFTER_MS = 15_000;

/** The data about calls in progress that every process can read. */
export interface SipBooks {
  /**
   * Records that a call is about to be placed.
   *
   * @throws if it was recorded before: an order is placed once.
   */
  open(callId: string, carrierCallId: string, signal: AbortSignal): Promise<void>;
  /** Records an event; one that was recorded before, only once. */
  note(event: CarrierEvent): Promise<void>;
  /** Confirms that this process still has these calls; returns those that have to be hung up. */
  keepAlive(callIds: readonly string[]): Promise<string[]>;
  askToHangUp(callId: string): Promise<void>;
  keepRecording(callId: string, wav: Buffer): Promise<void>;
  readRecording(callId: string): Promise<Buffer | null>;
  /** The events so far; for a call whose process is lost, also its end. Null if there is no such call. */
  read(callId: string): Promise<{ carrierCallId: string; events: CarrierEvent[] } | null>;
}

export function sipBooks(db: Database, clock: Clock): SipBooks {
  const ofCall = (callId: string) => db.updateTable("sip_calls").where("call_id", "=", callId);
  return {
    async open(callId, carrierCallId, signal) {
      await db.transaction().execute(async (trx) => {
        await trx
          .insertInto("sip_calls")
          .values({ call_id: callId, carrier_call_id: carrierCallId, events: "[]", alive_at: clock.now() })
          .execute();
        signal.throwIfAborted(); // who gave up must not be surprised by a call
      });
    },
    async note(event) {
      await ofCall(event.callId)
        .set({
          events: sql`case when events @> ${JSON.stringify([{ id: event.id }])}::jsonb then events
            else events || ${JSON.stringify([event])}::jsonb end`,
          alive_at: clock.now(),
        })
        .execute();
    },
    async keepAlive(callIds) {
      if (callIds.length === 0) return [];
      const alive = await db
        .updateTable("sip_calls")
        .set({ alive_at: clock.now() })
        .where("call_id", "in", callIds)
        .returning(["call_id", "is_hang_up_asked"])
        .execute();
      return alive.filter((call) => call.is_hang_up_asked).map((call) => call.call_id);
    },
    async askToHangUp(callId) {
      await ofCall(callId).set({ is_hang_up_asked: true }).execute();
    },
    async keepRecording(callId, wav) {
      await ofCall(callId).set({ recording: wav }).execute();
    },
    async readRecording(callId) {
      const call = await db
        .selectFrom("sip_calls")
        .select("recording")
        .where("call_id", "=", callId)
        .executeTakeFirst();
      return call?.recording ?? null;
    },
    async read(callId) {
      const call = await db
        .selectFrom("sip_calls")
        .select(["carrier_call_id", "events", "alive_at"])
        .where("call_id", "=", callId)
        .executeTakeFirst();
      if (!call) return null;
      const isLost = clock.now().getTime() - call.alive_at.getTime() >= LOST_AFTER_MS;
      const hasEnded = call.events.some(({ type }) => type === "ENDED");
      const about = { callId, carrierCallId: call.carrier_call_id };
      const lost = isLost && !hasEnded ? [endOfLost(about, call.events, call.alive_at)] : [];
      return { carrierCallId: call.carrier_call_id, events: [...call.events, ...lost] };
    },
  };
}

type About = Pick<CarrierEvent, "callId" | "carrierCallId">;
/** The content of an event. */
export type Told = Pick<CarrierEvent, "type" | "outcome" | "durationSeconds" | "failureCode" | "carrierReason">;

/** An event of a call. Each happens once, so a repeated event has the same id. */
export function sipEvent({ callId, carrierCallId }: About, at: Date, told: Told): CarrierEvent {
  return { id: `${carrierCallId}:${told.type}`, callId, carrierCallId, at: at.toISOString(), ...told };
}

/** The line ended with its process. The conversation until then counts. */
function endOfLost(about: About, events: readonly CarrierEvent[], at: Date): CarrierEvent {
  const answered = events.find(({ type }) => type === "ANSWERED");
  if (!answered) return sipEvent(about, at, { type: "ENDED", outcome: "FAILED", failureCode: "CARRIER_UNREACHABLE" });
  const durationSeconds = Math.max(0, Math.round((at.getTime() - new Date(answered.at).getTime()) / 1000));
  return sipEvent(about, at, { type: "ENDED", outcome: "COMPLETED", durationSeconds });
}
