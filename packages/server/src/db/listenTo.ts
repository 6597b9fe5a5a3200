import { setTimeout as pause, setImmediate as nextTurn } from "node:timers/promises";

import type { Logger } from "../logger.ts";
import { backOffMs } from "./backOff.ts";
import { DatabaseClient } from "./client.ts";
import { beginSession, type CutAll, type DatabaseLocation } from "./pool.ts";

/** How often the connection is checked, and how long the response may take. */
const HEARTBEAT_MS = 5_000;
const HEARTBEAT_ANSWER_MS = 3_000;

/**
 * Calls `onNotice` whenever a transaction that notifies a channel was committed, by us or by another process, and after
 * every reconnection, when some notifications may have been missed.
 *
 * @param channel an SQL name; it is not quoted.
 * @param onNotice gets the payload of the notification; nothing after a reconnection.
 */
export type Listen = (channel: string, onNotice: (payload?: string) => void) => Promise<AsyncDisposable>;

interface Surroundings {
  location: DatabaseLocation;
  logger: Logger;
  /** Called when the connection no longer responds: the other connections then do not reach the server either. */
  cutAll: CutAll;
  /** Called before each attempt to connect again. */
  revive?: (() => Promise<void>) | undefined;
}

interface Hearer {
  channel: string;
  onNotice: (payload?: string) => void;
}

/**
 * Listens to all channels over one connection, because each notification wakes every connection that listens to
 * anything. It is replaced, with growing pauses, when it is lost, and closed when nobody listens any more.
 */
export function listener(surroundings: Surroundings): Listen {
  const hearers = new Set<Hearer>();
  let line: Promise<Line> | undefined;

  const stopHearing = async (hearer: Hearer): Promise<void> => {
    hearers.delete(hearer);
    if (hearers.size > 0) return;
    const last = line;
    line = undefined;
    await (await last)?.[Symbol.asyncDispose]();
  };

  return async (channel, onNotice) => {
    const hearer = { channel, onNotice };
    hearers.add(hearer);
    line ??= openLine(surroundings, hearers);
    try {
      await (await line).listen(channel);
    } catch (error) {
      await stopHearing(hearer).catch(() => {}); // the line may be what failed
      throw error;
    }
    onNotice();
    return { [Symbol.asyncDispose]: () => stopHearing(hearer) };
  };
}

/** The connection that listens for all hearers. */
interface Line extends AsyncDisposable {
  /** Listens to one more channel. */
  listen(channel: string): Promise<unknown>;
}

/** @throws if the first connection cannot be opened. */
async function openLine(
  { location, logger, cutAll, revive }: Surroundings,
  hearers: ReadonlySet<Hearer>,
): Promise<Line> {
  const stopping = new AbortController();
  const { signal } = stopping;

  const reopen = async (): Promise<Connection | undefined> => {
    for (let failures = 0; !signal.aborted; failures += 1) {
      await rest(backOffMs(failures), signal);
      if (signal.aborted) return undefined;
      try {
        await revive?.();
        return await connect(location, hearers);
      } catch (error) {
        logger.warn({ err: error }, "the connection for notices could not be opened");
      }
    }
    return undefined;
  };
  const run = async (): Promise<void> => {
    for (;;) {
      await untilLost(current, signal, cutAll);
      await current.client.end();
      if (!signal.aborted) logger.warn("the connection for notices was lost");
      const next = await reopen();
      if (!next) return;
      current = next;
      for (const { onNotice } of hearers) onNotice();
    }
  };

  let current = await connect(location, hearers);
  const running = run();
  return {
    listen: (channel) => current.client.query(`listen ${channel}`),
    async [Symbol.asyncDispose]() {
      stopping.abort();
      await running;
    },
  };
}

interface Connection {
  client: DatabaseClient;
  lost: AbortSignal;
}

async function connect(location: DatabaseLocation, hearers: ReadonlySet<Hearer>): Promise<Connection> {
  const client = new DatabaseClient({ ...location, application_name: "callwright notices" });
  const lost = new AbortController();
  client.once("end", () => lost.abort());
  client.on("notification", ({ channel, payload = "" }) => {
    for (const hearer of hearers) if (hearer.channel === channel) hearer.onNotice(payload);
  });
  try {
    await client.connect();
    await beginSession(client);
    for (const channel of new Set([...hearers].map((hearer) => hearer.channel)))
      await client.query(`listen ${channel}`);
  } catch (error) {
    await client.end();
    throw error;
  }
  return { client, lost: lost.signal };
}

async function untilLost({ client, lost }: Connection, stopping: AbortSignal, cutAll: CutAll): Promise<void> {
  const over = AbortSignal.any([lost, stopping]);
  while (!over.aborted) {
    await rest(HEARTBEAT_MS, over);
    if (over.aborted || (await isAnswered(client.query("select 1")))) continue;
    const reason = `The database did not answer for ${HEARTBEAT_ANSWER_MS / 1000} s`;
    client.cut(reason);
    cutAll(reason);
    return;
  }
}

/** An error is a response, too. */
async function isAnswered(query: Promise<unknown>): Promise<boolean> {
  let hasAnswer = false;
  const answered = query.catch(() => {}).then(() => (hasAnswer = true));
  await Promise.race([answered, pause(HEARTBEAT_ANSWER_MS, undefined, { ref: false })]);
  // A process that was busy itself first reads what has arrived meanwhile, before it considers the connection lost.
  if (!hasAnswer) await nextTurn();
  return hasAnswer;
}

function rest(milliseconds: number, signal: AbortSignal): Promise<void> {
  return pause(milliseconds, undefined, { signal }).catch(() => {});
}
