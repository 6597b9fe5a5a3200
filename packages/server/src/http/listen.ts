import { Server as TcpServer, type AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { createAdaptorServer, type HttpBindings } from "@hono/node-server";

const patienceMilliseconds = 10_000;
/** Longer than any upload may take (`api/`), which has its own error; this only closes the connection. */
const longestUploadMilliseconds = 630_000;
/**
 * If there was no request for this time, none is expected: idle connections may be closed. A proxy keeps many, and a
 * proxy that was suspended for a moment sends its next requests over them before it notices that they are closed.
 */
const quietOfPeopleMilliseconds = 100;
const quietOfProxyMilliseconds = 2_000;
/** The number of turns of the event loop for which a stop waits while new connections keep arriving. */
const mostTurns = 100;

/** A listening HTTP server. Disposing it lets active requests finish for ten seconds. */
export interface Listener extends AsyncDisposable {
  port: number;
}

/**
 * Listens for HTTP. Rejects with the system's error if the port is in use.
 *
 * @param upgrade accepts connections that want to become websockets.
 */
export async function listen(
  fetch: (request: Request, env: HttpBindings) => Response | Promise<Response>,
  options: { port: number; host: string | undefined; trustedProxies: number },
  upgrade?: (request: IncomingMessage, socket: Duplex, head: Buffer) => void,
): Promise<Listener> {
  const server = createAdaptorServer({
    fetch: (request, env) => fetch(request, env as HttpBindings),
    serverOptions: { keepAliveTimeout: 65_000, requestTimeout: longestUploadMilliseconds },
  }) as Server;
  if (upgrade) server.on("upgrade", upgrade);
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(options.port, options.host, resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    [Symbol.asyncDispose]: () =>
      close(server, options.trustedProxies > 0 ? quietOfProxyMilliseconds : quietOfPeopleMilliseconds),
  };
}

/**
 * Accepts no new connections. The next response on each open one says that it was the last: if a connection were closed
 * between two requests, this could cross the next request and reset it.
 *
 * @param quietMilliseconds the time without a request after which idle connections are closed.
 */
async function close(server: Server, quietMilliseconds: number): Promise<void> {
  // First, because clients then reconnect, and there would always be another connection to accept.
  await acceptWhatArrived(server);
  let lastAskedAt = performance.now();
  server.prependListener("request", (_request, response: ServerResponse) => {
    lastAskedAt = performance.now();
    response.shouldKeepAlive = false;
  });
  const isQuiet = () => performance.now() - lastAskedAt >= quietMilliseconds;
  // Checked twice: a process that was suspended reads what has arrived meanwhile in between.
  const sweep = setInterval(() => {
    if (isQuiet()) setImmediate(() => isQuiet() && server.closeIdleConnections());
  }, quietMilliseconds / 4);
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMilliseconds);
  // HTTP's own `close` would close the connections between two requests as well.
  await new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  clearTimeout(giveUp);
  clearInterval(sweep);
  server.close(); // there is nothing left but HTTP's own timer
}

/** Connections that wait to be accepted when listening stops are reset. */
async function acceptWhatArrived(server: Server): Promise<void> {
  let hasAccepted = true;
  const accept = () => (hasAccepted = true);
  server.on("connection", accept);
  for (let turn = 0; hasAccepted && turn < mostTurns; turn += 1) {
    hasAccepted = false;
    // Two: connections that arrived during the first are accepted in the second.
    await nextTurn();
    await nextTurn();
  }
  server.off("connection", accept);
}
