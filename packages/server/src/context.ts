import type { Background } from "./background.ts";
import type { Credentials } from "./auth/credentials.ts";
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

/** Every dependency that a handler may need. Each is an interface (or plain data) that a test can replace. */
export interface Context {
  config: Config;
  /** Our public URL, without a trailing slash. */
  publicUrl: string;
  /** Aborts when the server is asked to stop, while it still serves: /readyz reports it. */
  draining: AbortSignal;
  /** Aborts when the server accepts no more requests: long responses should end with it. */
  stopping: AbortSignal;
  /** The folders of the host app and the embed script. */
  builds: Builds;
  db: Database;
  clock: Clock;
  ids: Ids;
  keys: Keys;
  credentials: Credentials;
  logger: Logger;
  metrics: Metrics;
  /** Background work. */
  background: Background;
  rateLimiter: RateLimiter;
  mailer: Mailer;
  /** The payment provider. */
  payments: Payments;
  /** The provider of phone numbers. */
  numbers: NumberProvider;
  /** All providers of existing numbers, including `numbers`. */
  numberProviders: NumberProviders;
  events: LiveEvents;
  /** The live words of calls. */
  callWords: CallWordsStreams;
  /** The calls in which our assistant speaks, for interventions. */
  talks: OpenTalks;
  /** Durable jobs of the call engine. */
  queue: Queue;
  /** The carrier of new calls. */
  carrier: Carrier;
  /** All carriers of existing calls, including `carrier`. */
  carriers: Carriers;
  /** The agent that speaks in them. */
  agent: Agent;
  /** Renders sentences as audio; null if no voice is installed. */
  speech: Speech | null;
  /** Speaks turn by turn if the carrier has no agent of its own. */
  brain: Brain;
  /** Reads conversations in addition to the phrases; null if no model is configured. */
  reader: Reader | null;
}
