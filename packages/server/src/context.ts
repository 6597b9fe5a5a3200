import type { Background } from "./background.ts";
import type { Keys } from "./auth/keys.ts";
import type { Clock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Database } from "./db/database.ts";
import type { Reader } from "./engine/reading/port.ts";
import type { Brain } from "./engine/agents/brain/port.ts";
import type { Agent } from "./engine/agents/port.ts";
import type { Speech } from "./engine/speech/port.ts";
import type { Carrier, Carriers } from "./engine/carriers/port.ts";
import type { Queue } from "./engine/queue.ts";
import type { OpenTalks } from "./engine/talk/openTalks.ts";
import type { CallWordsStreams } from "./events/callWords.ts";
import type { LiveEvents } from "./events/liveEvents.ts";
import type { Ids } from "./ids.ts";
import type { Logger } from "./logger.ts";
import type { RateLimiter } from "./http/rateLimits.ts";
import type { Mailer } from "./mail/mailer.ts";
import type { Metrics } from "./metrics/metrics.ts";
import type { NumberProvider, NumberProviders } from "./numbers/port.ts";
import type { Builds } from "./pages/builds.ts";
import type { Payments } from "./payments/port.ts";

/** Every collaborator a handler may need. Each is an interface (or plain data) that a test can replace. */
export interface Context {
  config: Config;
  /** Where people reach us, without a trailing slash. */
  publicUrl: string;
  /** Ends when the server is asked to stop, while it still serves: /readyz says so. */
  draining: AbortSignal;
  /** Ends when the server takes no more requests: long answers should end with it. */
  stopping: AbortSignal;
  /** Where the host app and the embed script are that we hand out. */
  builds: Builds;
  db: Database;
  clock: Clock;
  ids: Ids;
  keys: Keys;
  logger: Logger;
  metrics: Metrics;
  /** Work that no request waits for. */
  background: Background;
  rateLimiter: RateLimiter;
  mailer: Mailer;
  /** Who takes people's money. */
  payments: Payments;
  /** Who sells phone numbers. */
  numbers: NumberProvider;
  /** Who has rented some out, `numbers` among them. */
  numberProviders: NumberProviders;
  events: LiveEvents;
  /** What is said in calls, as it is said. */
  callWords: CallWordsStreams;
  /** The calls in which our assistant speaks, for whoever wants something done there. */
  talks: OpenTalks;
  /** Durable jobs of the call engine. */
  queue: Queue;
  /** Who places new calls. */
  carrier: Carrier;
  /** Who has placed calls, `carrier` among them. */
  carriers: Carriers;
  /** Who speaks in them. */
  agent: Agent;
  /** What gives sentences their sound; null where no voice is installed. */
  speech: Speech | null;
  /** Who speaks where the carrier brings nobody, turn by turn. */
  brain: Brain;
  /** Reads conversations beside the phrases; null where no model is configured. */
  reader: Reader | null;
}
