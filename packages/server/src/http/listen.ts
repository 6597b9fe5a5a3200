import type { AddressInfo } from "node:net";
import type { Server } from "node:http";

import { createAdaptorServer, type HttpBindings } from "@hono/node-server";

const patienceMilliseconds = 10_000;
const sweepMilliseconds = 50;

/** A listening HTTP server. Disposing it lets running requests finish for ten seconds. */
export interface Listener extends AsyncDisposable {
  port: number;
}

/** Listens for HTTP. Rejects with the system's error when the port is taken. */
export async function listen(
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
  options: { port: number; host: string | undefined },
): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as HttpBindings),
    serverOptions: { keepAliveTimeout: 65_000, requestTimeout: 120_000 },
  }) as Server;
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () => close(server),
  };
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const giveUp = setTimeout(() => server.closeAllConnections(), patienceMilliseconds);
    // A connection whose last answer ends from now on would be kept alive for the next request, which nobody will serve.
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMilliseconds);
    server.close(() => {
      clearTimeout(giveUp);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
}
