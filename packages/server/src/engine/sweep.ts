import { findDueCalls, findSilentCalls, findWaitingCalls, lockCall, markReconciled } from "../store/calls/calls.ts";
import { applyStep } from "./applyStep.ts";
import { MAX_CALL_MINUTES } from "../domain/callPrice.ts";
import type { CallFailureCode } from "../domain/call.ts";
import type { EngineContext } from "./engineContext.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";

const SECOND_MS = 1000;
const SWEEP_EVERY_MS = 3 * SECOND_MS;
/** A call that waits this long has perhaps lost its job with the process that held it. */
const LOST_JOB_MS = 10 * SECOND_MS;
/** A call on the line that nobody heard of for this long is asked after. */
const SILENT_MS = 10 * SECOND_MS;
/** Ringing and the longest call, and some. Nothing is on the line longer than that. */
const LONGEST_ON_THE_LINE_MS = (MAX_CALL_MINUTES * 60 + 120) * SECOND_MS;
const CALLS_PER_SWEEP = 100;

/**
 * Finds calls that lost what drives them (a job, an event, a process) and sets them going again, or ends them. It makes sure
 * that no call stays QUEUED, RINGING or IN_PROGRESS for ever; in good times it finds nothing.
 */
export function startSweeping(engine: EngineContext): AsyncDisposable {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await sweep(engine).catch((error: unknown) =>
        engine.logger.warn({ err: error }, "the sweep failed; it will run again"),
      );
      await pause(SWEEP_EVERY_MS, stopping.signal);
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

/** One round. */
export async function sweep(engine: EngineContext): Promise<void> {
  await requeue(engine);
  const silentSince = new Date(engine.clock.now().getTime() - SILENT_MS);
  for (const call of await findSilentCalls(engine.db, silentSince, CALLS_PER_SWEEP)) {
    await reconcile(engine, call.id, call.dialledAt ?? silentSince);
  }
}

async function requeue({ db, clock, queue }: EngineContext): Promise<void> {
  const now = clock.now();
  const due = await findDueCalls(db, now, CALLS_PER_SWEEP);
  const waitingSince = new Date(now.getTime() - LOST_JOB_MS);
  const waiting = await findWaitingCalls(db, CALLS_PER_SWEEP, { waitingSince });
  if (due.length + waiting.length === 0) return;
  await db.transaction().execute((trx) => queue.send(trx, "dial-call", [...due, ...waiting]));
}

/** Asks the carrier what became of a call and goes on from the answer. An intent is never dialled again. */
async function reconcile(engine: EngineContext, callId: string, dialledAt: Date): Promise<void> {
  const { db, carrier, clock } = engine;
  const events = await carrier.readEvents(callId);
  if (events) await takeEvents(engine, events);
  await db.transaction().execute((trx) => markReconciled(trx, callId, clock.now()));

  if (events === null) return end(engine, callId, "CARRIER_UNREACHABLE");
  if (clock.now().getTime() - dialledAt.getTime() < LONGEST_ON_THE_LINE_MS) return;
  await carrier.hangUp(callId);
  const afterHangUp = await carrier.readEvents(callId);
  if (afterHangUp) await takeEvents(engine, afterHangUp);
  await end(engine, callId, "CALL_DROPPED");
}

async function end(engine: EngineContext, callId: string, failureCode: CallFailureCode): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, callId);
    if (call)
      await applyStep(engine, trx, call, { type: "ENDED", at: engine.clock.now(), outcome: "FAILED", failureCode });
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, milliseconds);
    signal.addEventListener("abort", done, { once: true });
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener("abort", done);
      resolve();
    }
  });
}
