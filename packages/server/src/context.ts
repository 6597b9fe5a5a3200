import type { Keys } from "./auth/keys.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/database.ts";
import type { LiveEvents } from "./events/liveEvents.ts";
import type { Ids } from "./ids.ts";
import type { Logger } from "./logger.ts";
import type { Mailer } from "./mail/mailer.ts";

/** Every collaborator a handler may need. Each is an interface (or plain data) that a test can replace. */
export interface Context {
  config: Config;
  /** Where people reach us, without a trailing slash. */
  publicUrl: string;
  /** Ends when the server is asked to stop: long answers should end with it. */
  stopping: AbortSignal;
  db: Database;
  clock: Clock;
  ids: Ids;
  keys: Keys;
  logger: Logger;
  mailer: Mailer;
  events: LiveEvents;
}
