import { setTimeout as pause } from "node:timers/promises";

import { Client } from "pg";

import type { Logger } from "../logger.ts";
import type { DatabaseLocation } from "./pool.ts";

const retryMilliseconds = 1000;

/**
 * Calls `onNotice` whenever a transaction that notifies a channel was committed, by us or by another process, and after every
 * reconnection, when some notices may have been missed.
 *
 * @param channel an SQL name; it is not quoted.
 */
export async function listenTo(
  location: DatabaseLocation,
  channel: string,
  logger: Logger,
  onNotice: () => void,
): Promise<AsyncDisposable> {
  const stopped = new AbortController();
  let client: Client | undefined;

  const connect = async () => {
    const connection = new Client({ ...location, application_name: `callwright ${channel}`, keepAlive: true });
    connection.on("notification", onNotice);
    connection.on("error", (error) => logger.warn({ err: error, channel }, "the connection for notices was lost"));
    connection.on("end", () => void reconnect());
    await connection.connect();
    await connection.query(`listen ${channel}`);
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
