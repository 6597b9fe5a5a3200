import type { EngineContext } from "../engineContext.ts";

/**
 * Asks the carrier of new calls whether it takes our account, once: what it answers is kept. One that does not answer is asked again the
 * next time, and holds nothing up, since everything but new calls goes on without it.
 */
export function createAccountCheck({
  carrier,
  logger,
}: Pick<EngineContext, "carrier" | "logger">): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  return async () => {
    answer ??= carrier.knowsAccount().then((isKnown) => {
      if (!isKnown)
        logger.error({ carrier: carrier.name }, "the carrier does not take our account: no call can be placed");
      return isKnown;
    });
    try {
      return await answer;
    } catch (error) {
      answer = undefined;
      logger.warn({ err: error, carrier: carrier.name }, "the carrier could not be asked about our account");
      return true;
    }
  };
}
