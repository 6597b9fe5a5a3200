import type { EngineContext } from "../engineContext.ts";

/**
 * Asks the carrier of new calls once whether it accepts our account, and caches the response. If the carrier does not
 * respond, it is asked again the next time. This blocks nothing, because everything but new calls works without it.
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
