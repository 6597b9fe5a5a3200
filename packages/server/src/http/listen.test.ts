import { Agent, get } from "node:http";

import { expect, it } from "vitest";

import { listen } from "./listen.ts";

const callers = 32;

/** The results of consecutive requests, over one connection as long as it is open. */
async function askOn(port: number, outcomes: string[], over: AbortSignal): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  while (!over.aborted) {
    const outcome = await ask(port, agent);
    outcomes.push(outcome);
    if (outcome === "ECONNREFUSED") break;
    // The interval after which a client's next request may cross the close of the connection.
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 10));
  }
  agent.destroy();
}

function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve) => {
    get({ host: "127.0.0.1", port, agent }, (answer) => {
      answer.resume();
      answer.on("end", () => resolve(answer.complete ? String(answer.statusCode) : "cut off"));
      answer.on("error", () => resolve("cut off"));
    }).on("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
  });
}

it(
  "a server that stops under load answers what it was asked and resets nobody's connection",
  { timeout: 30_000 },
  async () => {
    const outcomes: string[] = [];
    for (let stop = 0; stop < 15; stop += 1) {
      const answer = async () => {
        await new Promise((resolve) => setTimeout(resolve, Math.random() * 5));
        return new Response("x".repeat(1000));
      };
      const server = await listen(answer, { port: 0, host: "127.0.0.1", trustedProxies: 0 });
      const over = new AbortController();
      const asking = Array.from({ length: callers }, () => askOn(server.port, outcomes, over.signal));
      await new Promise((resolve) => setTimeout(resolve, 100));
      await server[Symbol.asyncDispose]();
      over.abort();
      await Promise.all(asking);
    }
    const counted = Object.fromEntries(
      Object.entries(Object.groupBy(outcomes, String)).map(([name, all]) => [name, all?.length]),
    );
    expect(Object.keys(counted).toSorted(), JSON.stringify(counted)).toEqual(["200", "ECONNREFUSED"]);
  },
);

it("a proxy that did not run for a moment finds the connections it keeps still open when it asks again", async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 2 });
  const start = (trustedProxies: number) =>
    listen(() => new Response("here"), { port: 0, host: "127.0.0.1", trustedProxies });
  const [direct, behindProxy] = await Promise.all([start(0), start(1)]);
  for (const server of [direct, behindProxy]) expect(await ask(server.port, agent)).toBe("200");
  let isStopped = false;
  const stopped = behindProxy[Symbol.asyncDispose]().then(() => (isStopped = true));
  await direct[Symbol.asyncDispose]();
  expect(isStopped, "it waits longer than one that people ask themselves").toBe(false);
  expect(await ask(behindProxy.port, agent)).toBe("200");
  await stopped;
  agent.destroy();
});
