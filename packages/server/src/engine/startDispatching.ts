import type { Listen } from "../db/listenTo.ts";
import { Alarm } from "./alarm.ts";
import { decideNext, endExpiredCalls, queueDueCalls, UndecidedCalls, type Round } from "./dispatch.ts";
import type { EngineContext } from "./engineContext.ts";
import { giveOrder } from "./giveOrder.ts";
import { PlanWatch } from "./planWatch.ts";
import { WAKE_CHANNEL } from "./wakeDispatchers.ts";

/** How late a scheduled call may be, and what a lost notice costs. */
const REST_MS = 1000;
/** How often is looked while calls wait for the next second. */
const SHORT_REST_MS = 100;
/** Orders that one process gives at the same time, each a request to a carrier. */
const ORDERS_AT_ONCE = 8;
/** A carrier that knows an order again places it once, however often it is given: a process that dies over many of them loses no call. */
const REPEATABLE_ORDERS_AT_ONCE = 32;
/** How long a call is left out that could not be decided. */
const UNDECIDED_MS = 60_000;
/** How long a company is passed over that waits for its own money. */
const SHORT_OF_MONEY_MS = 500;
/** How long a call is passed over whose number is on the line. */
const HELD_MS = 500;

/**
 * Dials the calls that wait, in every process that works. Rounds take turns over all processes; between them the orders are
 * given, so that a slow carrier holds up nobody's decisions.
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

  const putAside = (ids: string[], milliseconds: number) => {
    for (const id of ids) aside.set(id, clock.now().getTime() + milliseconds);
  };
  const whatIsAside = () => {
    const now = clock.now().getTime();
    for (const [id, until] of aside) if (until <= now) aside.delete(id);
    return [...aside.keys()];
  };

  /** Answers how long to rest after it. */
  const round = async (): Promise<number> => {
    // First what is too late, so that nothing of it joins the queue.
    const changedCount = (await endExpiredCalls(engine)) + (await queueDueCalls(engine));
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
