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
}

/** Listens over a connection for each channel, one at a time: it is replaced, with growing pauses, when it is lost. */
export function listener({ location, logger, cutAll }: Surroundings): Listen {
  return async (channel, onNotice) => {
    const stopping = new AbortController();
    const { signal } = stopping;
    const open = () => connect(location, channel, onNotice);

    const reopen = async (): Promise<Connection | undefined> => {
      for (let failures = 0; !signal.aborted; failures += 1) {
        await rest(backOffMs(failures), signal);
        if (signal.aborted) return undefined;
        try {
          return await open();
        } catch (error) {
          logger.warn({ err: error, channel }, "the connection for notices could not be opened");
        }
      }
      return undefined;
    };
    const run = async (first: Connection): Promise<void> => {
      for (let current: Connection | undefined = first; current; current = await reopen()) {
        onNotice();
        await untilLost(current, signal, cutAll);
        await current.client.end();
        if (!signal.aborted) logger.warn({ channel }, "the connection for notices was lost");
      }
    };

    const running = run(await open());
    return {
      async [Symbol.asyncDispose]() {
        stopping.abort();
        await running;
      },
    };
  };
}

interface Connection {
  client: DatabaseClient;
  lost: AbortSignal;
}

async function connect(
  location: DatabaseLocation,
  channel: string,
  onNotice: (payload?: string) => void,
): Promise<Connection> {
  const client = new DatabaseClient({ ...location, application_name: `callwright ${channel}` });
  const lost = new AbortController();
  client.once("end", () => lost.abort());
  client.on("notification", ({ payload = "" }) => onNotice(payload));
  try {
    await client.connect();
    await beginSession(client);
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
