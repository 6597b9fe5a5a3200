import type { Keys } from "../auth/keys.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config/config.ts";
import type { Logger } from "../logger.ts";
import type { Payments } from "./port.ts";
import { createSandboxPayments } from "./sandbox.ts";
import { createStripePayments } from "./stripe.ts";

/** Stripe if it is configured, otherwise the sandbox with play money. */
export function createPayments(config: Config, keys: Keys, clock: Clock, logger: Logger): Payments {
  if (config.stripe) return createStripePayments(config.stripe, clock);
  if (config.isProduction) logger.warn("CALLWRIGHT_PLAY_MONEY: deposits are paid with money that does not exist");
  return createSandboxPayments(keys);
}
