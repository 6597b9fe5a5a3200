import { setTimeout as pause } from "node:timers/promises";

import { sql } from "kysely";

import { storedJson } from "../../../db/storedJson.ts";
import type { Clock } from "../../../clock.ts";
import type { Database } from "../../../db/database.ts";
import type { CarrierEvent } from "../port.ts";

/** How long the process of a call may seem to be silent before somebody looks whether it still runs. */
const SILENT_AFTER_MS = 15_000;
/** It confirms every second that it has the call. */
const LOOK_EVERY_MS = 1_000;
const MOST_LOOKS = 5;

/** A call that this process has, and for how long it has been connected, on a clock that nobody sets. */
export interface CallAlive {
  callId: string;
  connectedSeconds: number;
}

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
  keepAlive(calls: readonly CallAlive[]): Promise<string[]>;
  askToHangUp(callId: string): Promise<void>;
  keepRecording(callId: string, wav: Buffer): Promise<void>;
  readRecording(callId: string): Promise<Buffer | null>;
  /** The events so far. A call whose process is lost is ended first. Null if there is no such call. */
  read(callId: string): Promise<{ carrierCallId: string; events: CarrierEvent[] } | null>;
}

export function sipBooks(db: Database, clock: Clock): SipBooks {
  const ofCall = (callId: string) => db.updateTable("sip_calls").where("call_id", "=", callId);
  const find = (callId: string) =>
    db
      .selectFrom("sip_calls")
      .select(["call_id", "carrier_call_id", "events", "alive_at", "connected_seconds"])
      .where("call_id", "=", callId)
      .executeTakeFirst();

  /**
   * Whether a process still has a call. A time that seems long ago does not prove the contrary: clocks are set, and the
   * database may have been away for all. A process that runs confirms it again meanwhile.
   */
  const isHeld = async ({ call_id: callId, alive_at: before }: SipCall): Promise<boolean> => {
    if (Math.abs(clock.now().getTime() - before.getTime()) < SILENT_AFTER_MS) return true;
    for (let looks = 0; looks < MOST_LOOKS; looks += 1) {
      await pause(LOOK_EVERY_MS);
      if ((await find(callId))?.alive_at.getTime() !== before.getTime()) return true;
    }
    return false;
  };

  /** Ends a call unless its process comes back at this moment. If it comes back later, it hangs up. */
  const endLost = async (call: SipCall): Promise<void> => {
    await ofCall(call.call_id)
      .where("alive_at", "=", call.alive_at)
      .set({ events: withEvent(endOfLost(call)), is_hang_up_asked: true })
      .execute();
  };

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
          events: withEvent(event),
          alive_at: clock.now(),
        })
        .execute();
    },
    async keepAlive(calls) {
      if (calls.length === 0) return [];
      const { rows: alive } = await sql<{ callId: string; isHangUpAsked: boolean }>`
        update sip_calls c set alive_at = ${clock.now()}, connected_seconds = n."connectedSeconds"
        from jsonb_to_recordset(${storedJson(calls)}::jsonb) as n ("callId" uuid, "connectedSeconds" double precision)
        where c.call_id = n."callId" returning c.call_id as "callId", c.is_hang_up_asked as "isHangUpAsked"`.execute(
        db,
      );
      return alive.filter(({ isHangUpAsked }) => isHangUpAsked).map(({ callId }) => callId);
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
      let call = await find(callId);
      if (call && !hasEnded(call.events) && !(await isHeld(call))) {
        await endLost(call);
        call = await find(callId);
      }
      return call ? { carrierCallId: call.carrier_call_id, events: call.events } : null;
    },
  };
}

interface SipCall {
  call_id: string;
  carrier_call_id: string;
  events: CarrierEvent[];
  alive_at: Date;
  connected_seconds: number;
}

export const hasEnded = (events: readonly CarrierEvent[]) => events.some(({ type }) => type === "ENDED");

/** The events with one more, which is there once. */
function withEvent(event: CarrierEvent) {
  return sql<string>`case when events @> ${storedJson([{ id: event.id }])}::jsonb then events
    else events || ${storedJson([event])}::jsonb end`;
}

type About = Pick<CarrierEvent, "callId" | "carrierCallId">;
/** The content of an event. */
export type Told = Pick<CarrierEvent, "type" | "outcome" | "durationSeconds" | "failureCode" | "carrierReason">;

/** An event of a call. Each happens once, so a repeated event has the same id. */
export function sipEvent({ callId, carrierCallId }: About, at: Date, told: Told): CarrierEvent {
  return { id: `${carrierCallId}:${told.type}`, callId, carrierCallId, at: at.toISOString(), ...told };
}

/** The line ended with its process. The conversation until then counts. */
function endOfLost(call: SipCall): CarrierEvent {
  const { alive_at: at, events } = call;
  const about = { callId: call.call_id, carrierCallId: call.carrier_call_id };
  if (!events.some(({ type }) => type === "ANSWERED"))
    return sipEvent(about, at, { type: "ENDED", outcome: "FAILED", failureCode: "CARRIER_UNREACHABLE" });
  const durationSeconds = Math.round(call.connected_seconds);
  return sipEvent(about, at, { type: "ENDED", outcome: "COMPLETED", durationSeconds });
}
