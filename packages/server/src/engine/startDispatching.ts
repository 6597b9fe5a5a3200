import type { Listen } from "../db/listenTo.ts";
import { findWaitingWork } from "../store/calls/waitingCalls.ts";
import { Alarm } from "./alarm.ts";
import { decideNext, endExpiredCalls, queueDueCalls, UndecidedCalls, type Round } from "./dispatch.ts";
import type { EngineContext } from "./engineContext.ts";
import { giveOrder } from "./giveOrder.ts";
import { PlanWatch } from "./planWatch.ts";
import { WAKE_CHANNEL } from "./wakeDispatchers.ts";

/** The maximum delay of a scheduled call, and the delay if a notification is lost. */
const REST_MS = 1000;
/** The interval of checks while calls wait for the next second. */
const SHORT_REST_MS = 100;
/** Concurrent orders of one process, each a request to a carrier. */
export const ORDERS_AT_ONCE = 8;
/**
 * A carrier that recognises a repeated order places it once, so a process that dies during many orders loses no call.
 */
const REPEATABLE_ORDERS_AT_ONCE = 32;
/** How long a call that could not be decided is skipped. */
const UNDECIDED_MS = 60_000;
/** How long a company that waits for its own money is skipped. */
const SHORT_OF_MONEY_MS = 500;
/** How long a call is skipped whose number has a call in progress. */
const HELD_MS = 500;

/**
 * Dials the waiting calls, in every process with the worker role. Rounds take turns over all processes; between them
 * the orders are sent, so that a slow carrier delays nobody's decisions.
 */
export async function startDispatching(engine: EngineContext, listenTo: Listen): Promise<AsyncDisposable> {
  const { logger, clock } = engine;
  const stopping = new AbortController();
  const alarm = new Alarm();
  const plans = new PlanWatch();
  const givingOrders = new Set<Promise<void>>();
  const aside = new Map<string, number>();
  const ordersAtOnce = engine.carrier.traits.lostOrders === "key" ? REPEATABLE_ORDERS_AT_ONCE : ORDERS_AT_ONCE;
  let cautiousRounds = 0;

  const give = (orders: Round["orders"]) => {
    for (const order of orders) {
      const giving = giveOrder(engine, order)
        .catch((error: unknown) => logger.warn({ err: error }, "an order failed"))
        .finally(() => {
          givingOrders.delete(giving);
          alarm.ring();
        });
      givingOrders.add(giving);
    }
  };

  // Not by the time of day: when that is set back, they would be skipped for longer.
  const putAside = (ids: string[], milliseconds: number) => {
    for (const id of ids) aside.set(id, performance.now() + milliseconds);
  };
  const whatIsAside = () => {
    const now = performance.now();
    for (const [id, until] of aside) if (until <= now) aside.delete(id);
    return [...aside.keys()];
  };

  /** Returns how long to wait after it. */
  const round = async (): Promise<number> => {
    const work = await findWaitingWork(engine.db, clock.now());
    // Overdue calls first, so that none of them joins the queue.
    const expiredCount = work.isAnyExpired ? await endExpiredCalls(engine) : 0;
    const dueCount = work.isAnyDue ? await queueDueCalls(engine) : 0;
    const changedCount = expiredCount + dueCount;
    if (!work.isAnyQueued && dueCount === 0) return changedCount > 0 ? 0 : REST_MS;
    const free = ordersAtOnce - givingOrders.size;
    if (free === 0) return REST_MS; // it rings when an order was given
    const limit = cautiousRounds > 0 ? 1 : free;
    cautiousRounds = Math.max(0, cautiousRounds - 1);
    const { orders, hasProgress, companiesShortOfMoney, callsHeld, isAnyWaiting } = await decideNext(
      engine,
      plans,
      limit,
      whatIsAside(),
    );
    give(orders);
    putAside(companiesShortOfMoney, SHORT_OF_MONEY_MS);
    putAside(callsHeld, HELD_MS);
    if (hasProgress || changedCount > 0 || companiesShortOfMoney.length > 0 || callsHeld.length > 0) return 0;
    return isAnyWaiting ? SHORT_REST_MS : REST_MS;
  };

  const onFailure = (error: unknown): number => {
    logger.warn({ err: error }, "calls could not be dialled; they will be tried again");
    if (!(error instanceof UndecidedCalls)) return REST_MS;
    if (error.callIds.length === 1) putAside(error.callIds, UNDECIDED_MS);
    cautiousRounds = 2 * ordersAtOnce; // each looks at one call
    return SHORT_REST_MS;
  };

  const run = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const rest = await round().catch(onFailure);
      if (rest > 0) await alarm.rest(rest);
    }
  };

  const listener = await listenTo(WAKE_CHANNEL, () => alarm.ring());
  const running = run();
  return {
    async [Symbol.asyncDispose]() {
      stopping.abort();
      alarm.ring();
      await running;
      await Promise.allSettled(givingOrders);
      await listener[Symbol.asyncDispose]();
    },
  };
}
