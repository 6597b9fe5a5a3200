import { setTimeout as pause } from "node:timers/promises";

import { Client } from "pg";

import type { DatabaseLocation } from "../db/pool.ts";
import type { Logger } from "../logger.ts";

const retryMilliseconds = 1000;

/**
 * Calls `onNotice` whenever events were committed, by us or by another process, and after every reconnection, when some may
 * have been missed.
 */
export async function listenForEvents(
  location: DatabaseLocation,
  logger: Logger,
  onNotice: () => void,
): Promise<AsyncDisposable> {
  const stopped = new AbortController();
  let client: Client | undefined;

  const connect = async () => {
    const connection = new Client({ ...location, application_name: "callwright events", keepAlive: true });
    connection.on("notification", onNotice);
    connection.on("error", (error) => logger.warn({ err: error }, "the connection for live events was lost"));
    connection.on("end", () => void reconnect());
    await connection.connect();
    await connection.query("listen live_events");
    client = connection;
    onNotice();
  };
  const reconnect = async () => {
    while (!stopped.signal.aborted) {
      const isUp = await connect().then(
        () => true,
        () => false,
      );
      if (isUp) return;
      await pause(retryMilliseconds, undefined, { signal: stopped.signal }).catch(() => {});
    }
  };

  await connect();
  return {
    async [Symbol.asyncDispose]() {
      stopped.abort();
      await client?.end();
    },
  };
}
