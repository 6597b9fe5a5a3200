import { Server as TcpServer, type AddressInfo } from "node:net";
import { setImmediate as nextTurn } from "node:timers/promises";
import type { IncomingMessage, Server, ServerResponse } from "node:http";
import type { Duplex } from "node:stream";

import { createAdaptorServer, type HttpBindings } from "@hono/node-server";

const patienceMilliseconds = 10_000;
/** Longer than any upload may take (`api/`): that says what is wrong, this only closes the connection. */
const longestUploadMilliseconds = 630_000;
/**
 * When nobody has asked anything for so long, nobody is about to: connections that are only kept alive may be closed. A proxy keeps many,
 * and one that did not run for a moment sends its next requests over them before it sees that they are closed.
 */
const quietOfPeopleMilliseconds = 100;
const quietOfProxyMilliseconds = 2_000;
/** Turns of the event loop for which a stop waits while new connections come and come. */
const mostTurns = 100;

/** A listening HTTP server. Disposing it lets running requests finish for ten seconds. */
export interface Listener extends AsyncDisposable {
  port: number;
}

/**
 * Listens for HTTP. Rejects with the system's error when the port is taken.
 *
 * @param upgrade takes connections that want to become websockets.
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
 * Takes no new connections. Each open one is told with its next answer that it was the last: closing it between two requests would
 * cross the next one, and reset it.
 *
 * @param quietMilliseconds how long nobody must have asked before connections that are only kept are closed.
 */
async function close(server: Server, quietMilliseconds: number): Promise<void> {
  // First: whoever is told comes over a new connection next, and there would always be another one to accept.
  await acceptWhatArrived(server);
  let lastAskedAt = performance.now();
  server.prependListener("request", (_request, response: ServerResponse) => {
    lastAskedAt = performance.now();
    response.shouldKeepAlive = false;
  });
  const isQuiet = () => performance.now() - lastAskedAt >= quietMilliseconds;
  // Looked at twice: a process that was kept from running reads what has come meanwhile in between.
  const sweep = setInterval(() => {
    if (isQuiet()) setImmediate(() => isQuiet() && server.closeIdleConnections());
  }, quietMilliseconds / 4);
  const giveUp = setTimeout(() => server.closeAllConnections(), patienceMilliseconds);
  // HTTP's own `close` would close the connections between two requests, too.
  await new Promise<void>((resolve) => TcpServer.prototype.close.call(server, () => resolve()));
  clearTimeout(giveUp);
  clearInterval(sweep);
  server.close(); // there is nothing left but HTTP's own timer
}

/** What waits to be accepted when nobody listens any more is reset. */
async function acceptWhatArrived(server: Server): Promise<void> {
  let hasAccepted = true;
  const accept = () => (hasAccepted = true);
  server.on("connection", accept);
  for (let turn = 0; hasAccepted && turn < mostTurns; turn += 1) {
    hasAccepted = false;
    // Two: what arrived during the first is accepted in the second.
    await nextTurn();
    await nextTurn();
  }
  server.off("connection", accept);
}
