import { loadKeys } from "./auth/keys.ts";
import { systemClock } from "./clock.ts";
import type { Config } from "./config/config.ts";
import type { Context } from "./context.ts";
import { connectDatabase } from "./db/connect.ts";
import { withLock } from "./db/withLock.ts";
import { createLiveEvents } from "./events/createLiveEvents.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createTelephony } from "./engine/createTelephony.ts";
import { startEngine } from "./engine/startEngine.ts";
import { createApp } from "./http/app.ts";
import { listen } from "./http/listen.ts";
import { randomIds } from "./ids.ts";
import { createLogger } from "./logger.ts";
import { createMailer } from "./mail/createMailer.ts";
import { createPayments } from "./payments/createPayments.ts";
import { startExpiringCheckouts } from "./payments/expireCheckouts.ts";
import { seedDemo, seedReference } from "./seed/index.ts";

/** A running server. Disposing it stops it in good order. */
export interface RunningServer extends AsyncDisposable {
  /** Where it listens. */
  url: string;
  context: Context;
}

/** Collaborators that a test replaces. */
export type Replacements = Partial<Pick<Context, "clock" | "ids" | "logger" | "mailer">>;

/**
 * Starts everything: database, seed, live events, HTTP. What was started is stopped again in the opposite order, also when
 * a later part fails.
 */
export async function startServer(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  const stack = new AsyncDisposableStack();
  try {
    const logger = replacements.logger ?? createLogger(config.logLevel);
    const clock = replacements.clock ?? systemClock;
    const ids = replacements.ids ?? randomIds;
    const { db, location } = stack.use(await connectDatabase(config, logger));
    const mailer = stack.use(replacements.mailer ?? createMailer(config, db, ids, clock));
    const events = stack.use(await createLiveEvents({ db, ids, logger }, location));
    const keys = await loadKeys(db, config.secret);
    const telephony = stack.use(await createTelephony({ config, db, clock, ids, keys, logger }, location));
    const { queue, carrier, agent, speech } = telephony;
    const stopping = new AbortController();
    const context: Context = {
      config,
      publicUrl: config.publicUrl ?? "",
      stopping: stopping.signal,
      db,
      clock,
      ids,
      keys,
      logger,
      mailer,
      payments: createPayments(config, keys, clock, logger),
      events,
      queue,
      carrier,
      agent,
      speech,
    };

    await withLock(db, "seed", async () => {
      await seedReference(context);
      if (config.isDemo) await seedDemo(context);
    });
    stack.use(startHousekeeping(context));
    stack.use(startExpiringCheckouts(context));
    stack.use(await startEngine(context));

    const listener = stack.use(await listen(createApp(context).fetch, config));
    stack.defer(() => stopping.abort());
    const url = `http://localhost:${listener.port}`;
    context.publicUrl ||= url;
    return { url, context, [Symbol.asyncDispose]: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}
