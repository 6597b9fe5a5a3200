import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/** A reverse proxy in front of several servers. */
export interface Spreader extends AsyncDisposable {
  url: string;
  /** The URLs of the servers behind it, which take turns. */
  servers: string[];
}

/** How long an idle connection is kept: longer than any test leaves one idle. */
const KEPT_MS = 120_000;

/** Starts a proxy that passes every request to the next server, from any client and over any connection. */
export async function spreadRequests(): Promise<Spreader> {
  // Each request has its own connection: on a busy machine the server closes a kept connection while it is being
  // reused.
  const agent = new Agent({ keepAlive: false });
  const servers: string[] = [];
  let turn = 0;
  const proxy = createServer((request, response) => {
    const target = new URL(request.url ?? "/", servers[turn++ % servers.length]);
    const { method, headers } = request;
    const forwarded = send(target, { method, headers, agent }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.on("error", () => response.destroy());
      answer.pipe(response);
    });
    forwarded.on("error", () => response.destroy());
    response.on("close", () => forwarded.destroy());
    request.pipe(forwarded);
  });
  proxy.keepAliveTimeout = KEPT_MS;
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    servers,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
