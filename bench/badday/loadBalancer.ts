import { Agent, createServer, type IncomingMessage, request as send, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** A reverse proxy in front of several servers. */
export interface LoadBalancer extends AsyncDisposable {
  url: string;
  /** The servers that the name currently resolves to. */
  servers: Set<string>;
}

/** The values of `lb_try_duration`, `lb_try_interval` and `fail_duration` in deploy/Caddyfile. */
const tryMilliseconds = 5_000;
const tryAgainMilliseconds = 250;
const restMilliseconds = 10_000;

/**
 * Starts a proxy with the rules of deploy/Caddyfile: it chooses the server with the fewest requests; a server that
 * cannot be reached, or responds with 502, gets no requests for ten seconds; a request that did not reach a server, and
 * a GET without a response, is retried for five seconds.
 */
export async function startLoadBalancer(): Promise<LoadBalancer> {
  const agent = new Agent({ keepAlive: true });
  const servers = new Set<string>();
  const running = new Map<string, number>();
  const restsUntil = new Map<string, number>();

  const pick = (): string | undefined => {
    const now = performance.now();
    const awake = [...servers].filter((server) => (restsUntil.get(server) ?? 0) <= now);
    return awake.toSorted((one, other) => (running.get(one) ?? 0) - (running.get(other) ?? 0))[0];
  };
  const rest = (server: string) => restsUntil.set(server, performance.now() + restMilliseconds);

  const pass = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = Buffer.concat(await request.toArray());
    const end = performance.now() + tryMilliseconds;
    while (!response.destroyed) {
      const server = pick();
      if (server) {
        running.set(server, (running.get(server) ?? 0) + 1);
        const outcome = await passTo(server, agent, request, body, response);
        running.set(server, (running.get(server) ?? 1) - 1);
        if (outcome === "answered") return;
        if (outcome !== "cut off on a kept connection") rest(server);
        if (outcome !== "not reached" && request.method !== "GET") break;
      }
      if (performance.now() > end) break;
      if (!pick()) await new Promise((resolve) => setTimeout(resolve, tryAgainMilliseconds));
    }
    if (!response.headersSent) response.writeHead(502);
    response.end();
  };
  const proxy = createServer((request, response) => void pass(request, response).catch(() => response.destroy()));
  await new Promise<void>((resolve) => proxy.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    servers,
    async [Symbol.asyncDispose]() {
      agent.destroy();
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}

type Outcome = "answered" | "not reached" | "not answered" | "cut off on a kept connection";

function passTo(
  server: string,
  agent: Agent,
  { url = "/", method, headers }: IncomingMessage,
  body: Buffer,
  response: ServerResponse,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let isConnected = false;
    const forwarded = send(new URL(url, server), { method, headers, agent }, (answer) => {
      const { connection: _ours, "keep-alive": _too, ...passed } = answer.headers;
      response.writeHead(answer.statusCode ?? 502, passed);
      answer.on("error", () => response.destroy());
      answer.on("close", () => resolve("answered"));
      answer.pipe(response);
    });
    forwarded.on("socket", (socket) => {
      if (socket.connecting) socket.once("connect", () => (isConnected = true));
      else isConnected = true;
    });
    forwarded.on("error", () => {
      if (response.headersSent) return resolve("answered");
      resolve(!isConnected ? "not reached" : forwarded.reusedSocket ? "cut off on a kept connection" : "not answered");
    });
    response.on("close", () => forwarded.destroy());
    forwarded.end(body);
  });
}
