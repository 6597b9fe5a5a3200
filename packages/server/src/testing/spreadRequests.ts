import { Agent, createServer, request as send } from "node:http";
import type { AddressInfo } from "node:net";

/** A reverse proxy as in front of several servers. */
export interface Spreader extends AsyncDisposable {
  url: string;
  /** The servers behind it, each in its turn. */
  servers: string[];
}

/** Longer than any test leaves a connection idle. */
const KEPT_MS = 120_000;

/** Gives every request to the next server, whoever asks and over whichever connection. */
export async function spreadRequests(): Promise<Spreader> {
  // A connection for each request: on a busy machine a kept one is closed by the server while it is being used again.
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
