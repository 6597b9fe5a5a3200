import type { CallFailureCode } from "../domain/call.ts";
import { MAX_CALL_MINUTES } from "../domain/callPrice.ts";
import { lockCall } from "../store/calls/calls.ts";
import { takeSilentCalls, type SilentCall } from "../store/calls/silentCalls.ts";
import { Alarm } from "./alarm.ts";
import { applyStep } from "./applyStep.ts";
import type { EngineContext } from "./engineContext.ts";
import { ORDER_TIMEOUT_MS } from "./giveOrder.ts";
import { takeEvents } from "./receiveCarrierEvents.ts";
import { REPEATED_WITHIN_MS, repeatOrder } from "./repeatOrder.ts";

const SECOND_MS = 1000;
const SWEEP_EVERY_MS = 3 * SECOND_MS;
/** A call on the line that nobody heard of for this long is asked after. By then no order for it is under way from us. */
const SILENT_MS = ORDER_TIMEOUT_MS + 2 * SECOND_MS;
/** Ringing and the longest call, and some. Nothing is on the line longer than that. */
const LONGEST_ON_THE_LINE_MS = (MAX_CALL_MINUTES * 60 + 120) * SECOND_MS;
/** So few that a process which dies over them postpones few. */
const ASKED_AT_ONCE = 4;
const CALLS_PER_SWEEP = 100;

/**
 * Asks the carrier about calls on the line that lost an event or the process that dialled them, and goes on from the answer. It
 * makes sure that no call stays QUEUED, RINGING or IN_PROGRESS for ever; in good times it finds nothing.
 */
export function startSweeping(engine: EngineContext): AsyncDisposable {
  const stopping = new AbortController();
  const alarm = new Alarm();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await sweep(engine).catch((error: unknown) =>
        engine.logger.warn({ err: error }, "the sweep failed; it will run again"),
      );
      await alarm.rest(SWEEP_EVERY_MS);
    }
  })();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      alarm.ring();
      await running;
    },
  };
}

/** One round. */
export async function sweep(engine: EngineContext): Promise<void> {
  const now = engine.clock.now();
  const silentSince = new Date(now.getTime() - SILENT_MS);
  for (let asked = 0; asked < CALLS_PER_SWEEP; asked += ASKED_AT_ONCE) {
    const calls = await takeSilentCalls(engine.db, silentSince, now, ASKED_AT_ONCE);
    await Promise.all(calls.map((call) => reconcileOrWait(engine, call)));
    if (calls.length < ASKED_AT_ONCE) return;
  }
}

/** A carrier that does not answer is asked again, but not for longer than any call may last. */
async function reconcileOrWait(engine: EngineContext, call: SilentCall): Promise<void> {
  try {
    await reconcile(engine, call);
  } catch (error) {
    engine.logger.warn({ err: error, callId: call.id }, "a call could not be asked after");
    if (isOverdue(engine, call))
      await fail(engine, call.id, call.status === "QUEUED" ? "CARRIER_UNREACHABLE" : "CALL_DROPPED");
  }
}

async function reconcile(engine: EngineContext, call: SilentCall): Promise<void> {
  const { carrier } = engine;
  const events = await carrier.readEvents(call.id);
  if (events === null) {
    if (!(await repeatOrder(engine, call.id))) await fail(engine, call.id, "CARRIER_UNREACHABLE");
    return;
  }
  await takeEvents(engine, events);
  if (!isOverdue(engine, call)) {
    if (call.isHangUpAsked) await carrier.hangUp(call.id);
    return;
  }
  await carrier.hangUp(call.id);
  const afterHangUp = await carrier.readEvents(call.id);
  if (afterHangUp) await takeEvents(engine, afterHangUp);
  await fail(engine, call.id, "CALL_DROPPED");
}

function isOverdue({ clock }: EngineContext, { dialledAt, repeatedOrders }: SilentCall): boolean {
  const orderedLater = repeatedOrders > 0 ? REPEATED_WITHIN_MS : 0;
  return clock.now().getTime() - dialledAt.getTime() >= orderedLater + LONGEST_ON_THE_LINE_MS;
}

async function fail(engine: EngineContext, callId: string, failureCode: CallFailureCode): Promise<void> {
  await engine.db.transaction().execute(async (trx) => {
    const call = await lockCall(trx, callId);
    if (call)
      await applyStep(engine, trx, call, { type: "ENDED", at: engine.clock.now(), outcome: "FAILED", failureCode });
  });
}
