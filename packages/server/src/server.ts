import { setTimeout as pause } from "node:timers/promises";

import { createCredentials } from "./auth/credentials.ts";
import { loadKeys } from "./auth/keys.ts";
import { createBackground } from "./background.ts";
import { startBilling } from "./billing/sweep.ts";
import { systemClock } from "./clock.ts";
import { productionWarnings, type Config } from "./config/config.ts";
import type { Context } from "./context.ts";
import { connectDatabase } from "./db/connect.ts";
import type { Listen } from "./db/listenTo.ts";
import { withLock } from "./db/withLock.ts";
import { createCallWords } from "./events/createCallWords.ts";
import { createLiveEvents } from "./events/createLiveEvents.ts";
import { startHousekeeping } from "./housekeeping.ts";
import { createTelephony } from "./engine/createTelephony.ts";
import { createOpenTalks } from "./engine/talk/openTalks.ts";
import { serveTalks } from "./engine/talk/serveTalks.ts";
import { startEngine } from "./engine/startEngine.ts";
import { createApp } from "./http/app.ts";
import { createWorkerApp } from "./http/workerApp.ts";
import { listen } from "./http/listen.ts";
import { createRateLimiter } from "./http/rateLimits.ts";
import { randomIds } from "./ids.ts";
import { createLogger } from "./logger.ts";
import { measureDatabase } from "./metrics/databaseMetrics.ts";
import { createMetrics } from "./metrics/metrics.ts";
import { measureProcess } from "./metrics/processMetrics.ts";
import { createMailer } from "./mail/createMailer.ts";
import { startSendingMails } from "./mail/sendMails.ts";
import { startMailingNotifications } from "./notifications/mailNotifications.ts";
import { createNumbers } from "./numbers/createNumbers.ts";
import { builds } from "./pages/builds.ts";
import { startKeepingBuild } from "./pages/keepBuild.ts";
import { pages } from "./pages/pages.ts";
import { createPayments } from "./payments/createPayments.ts";
import { startExpiringCheckouts } from "./payments/expireCheckouts.ts";
import { knownPromoCodes, seedDemo, seedReference } from "./seed/index.ts";
import { startSendingWebhooks } from "./webhooks/sendWebhooks.ts";

/** A running server. Disposing it stops it in good order. */
export interface RunningServer extends AsyncDisposable {
  /** Where it listens. */
  url: string;
  context: Context;
}

/** Collaborators that a test replaces. */
export type Replacements = Partial<
  Pick<Context, "builds" | "clock" | "ids" | "logger" | "mailer" | "numbers" | "reader" | "speech">
>;

/**
 * Starts everything that the role of this process asks for: database, seed, live events, work, HTTP. What was started is stopped again in the opposite order, also when
 * a later part fails.
 */
export async function startServer(config: Config, replacements: Replacements = {}): Promise<RunningServer> {
  const stack = new AsyncDisposableStack();
  try {
    const metrics = createMetrics();
    const onTrouble = (level: string) => metrics.troubles.inc({ level });
    const logger = replacements.logger ?? createLogger(config.logLevel, { onTrouble });
    for (const warning of productionWarnings(config)) logger.warn(warning);
    const clock = replacements.clock ?? systemClock;
    const ids = replacements.ids ?? randomIds;
    const { db, pool, location, listenTo } = stack.use(await connectDatabase(config, logger));
    const events = stack.use(await createLiveEvents({ db, ids, logger }, listenTo));
    const callWords = stack.use(await createCallWords({ db, logger, events }, listenTo));
    const keys = await loadKeys(db, config.secret);
    const telephony = stack.use(
      await createTelephony(
        { config, db, clock, ids, keys, logger, publicUrl: () => context.publicUrl },
        location,
        replacements.speech,
      ),
    );
    const { queue, carrier, carriers, agent, brain, reader, speech } = telephony;
    const isSpeaking = [...carriers.values()].some(({ traits }) => traits.speaks === "ourAgent");
    const talks = stack.use(await createOpenTalks({ db, logger }, listenTo, isSpeaking));
    const { numbers, numberProviders } = createNumbers({ config, db, clock, publicUrl: () => context.publicUrl });
    const background = createBackground(logger);
    stack.defer(() => background.settled());
    const rateLimiter = createRateLimiter({ db, clock, metrics, scale: config.rateLimitScale });
    const draining = new AbortController();
    const stopping = new AbortController();
    const context: Context = {
      config,
      publicUrl: config.publicUrl ?? "",
      draining: draining.signal,
      stopping: stopping.signal,
      builds: replacements.builds ?? builds,
      db,
      clock,
      ids,
      keys,
      credentials: createCredentials(db),
      logger,
      metrics,
      background,
      rateLimiter,
      mailer: replacements.mailer ?? createMailer({ config, ids, clock, rateLimiter }),
      payments: createPayments(config, keys, clock, logger),
      numbers: replacements.numbers ?? numbers,
      numberProviders,
      events,
      callWords,
      talks,
      queue,
      carrier,
      carriers,
      speech,
      agent,
      brain,
      reader: replacements.reader ?? reader,
    };

    await withLock(db, "seed", async () => {
      await seedReference(context);
      if (config.isDemo) await seedDemo(context);
    });
    const known = config.isProduction ? await knownPromoCodes(context) : [];
    if (known.length > 0)
      logger.warn(
        `PROMO CODES THAT EVERYBODY KNOWS GIVE MONEY HERE: ${known.join(", ")}. docs/operating.md says how to end them`,
      );
    stack.use(measureProcess(metrics.registry));
    measureDatabase(metrics.registry, { db, pool, logger, maxLines: config.telephony.maxLines });
    if (config.role !== "server") stack.use(await startWorking(context, listenTo));
    if (config.role !== "worker") stack.use(await startKeepingBuild(context));

    const app = config.role === "worker" ? createWorkerApp(context) : createApp(context).route("/", pages(context));
    const talkSockets = config.role === "worker" ? undefined : stack.use(serveTalks(context));
    const listener = stack.use(await listen(app.fetch, config, talkSockets?.upgrade));
    stack.defer(async () => {
      draining.abort();
      await pause(config.shutdownDelaySeconds * 1000);
      stopping.abort();
    });
    const url = `http://localhost:${listener.port}`;
    context.publicUrl ||= url;
    return { url, context, [Symbol.asyncDispose]: () => stack.disposeAsync() };
  } catch (error) {
    await stack.disposeAsync();
    throw error;
  }
}

/** All background work. Any number of processes may do it on one database. */
async function startWorking(context: Context, listenTo: Listen): Promise<AsyncDisposable> {
  await using stack = new AsyncDisposableStack();
  stack.use(startHousekeeping(context));
  stack.use(startExpiringCheckouts(context));
  stack.use(startBilling(context));
  const { smtpUrl, from } = context.config.mail;
  if (smtpUrl) stack.use(startSendingMails(context, smtpUrl, from));
  stack.use(startMailingNotifications(context));
  stack.use(startSendingWebhooks(context));
  stack.use(await startEngine(context, listenTo));
  return stack.move();
}
