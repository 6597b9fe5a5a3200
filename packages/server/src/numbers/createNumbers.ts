import type { Context } from "../context.ts";
import { noNumbers } from "./noNumbers.ts";
import type { NumberProvider } from "./port.ts";
import { createSimulatedNumbers } from "./simulator/simulatedNumbers.ts";
import { createTwilioNumbers } from "./twilio/twilioNumbers.ts";

interface Surroundings extends Pick<Context, "config" | "db" | "clock"> {
  /** The URL at which callers of the numbers reach us; known when we listen. */
  publicUrl: () => string;
}

/** The provider of new numbers, which is the carrier of new calls, and providers of earlier ones. */
export function createNumbers({
  config,
  db,
  clock,
  publicUrl,
}: Surroundings): Pick<Context, "numbers" | "numberProviders"> {
  const { carrier, twilio: account } = config.telephony;
  const providers: NumberProvider[] = [createSimulatedNumbers(db)];
  if (account) providers.push(createTwilioNumbers({ account, clock, publicUrl }));
  const numberProviders = new Map(providers.map((provider) => [provider.name, provider]));
  return { numbers: numberProviders.get(carrier) ?? noNumbers, numberProviders };
}
