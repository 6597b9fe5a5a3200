import { setTimeout as pause } from "node:timers/promises";

import type { Config } from "./config/config.ts";
import { backOffMs } from "./db/backOff.ts";
import { isDatabaseGone } from "./db/databaseGone.ts";
import { createLogger } from "./logger.ts";
import { startServer, type Replacements, type RunningServer } from "./server.ts";

/** Starts the server as soon as the database takes it: one that is away, starting up or full is asked again until it does. */
export async function startPatiently(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  const logger = createLogger(config.logLevel);
  for (let failures = 0; ; failures += 1) {
    try {
      return await startServer(config, replacements);
    } catch (error) {
      if (!isDatabaseGone(error)) throw error;
      logger.warn({ err: error }, "the database is not to be had; the start will be tried again");
      await pause(backOffMs(failures));
    }
  }
}
