import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { createServer } from "node:net";
import path from "node:path";

import type { SharedClock } from "@callwright/server/testing/sharedClock.ts";
import { compileCache } from "@callwright/server/testing/startProcess.ts";
import { temporaryFolder } from "@callwright/server/testing/temporaryFolder.ts";

const root = path.resolve(import.meta.dirname, "..");

/** A running process that can be stopped, and its URL. */
export interface Running extends AsyncDisposable {
  url: string;
}

/**
 * Starts the product with the README's command, with its own data folder and a faster clock of the simulator.
 *
 * @param simulatorSpeed 1 is real time.
 */
export async function startProduct({ simulatorSpeed }: { simulatorSpeed: number }): Promise<Running> {
  await using stack = new AsyncDisposableStack();
  const dataFolder = stack.use(newDataFolder());
  const { url } = stack.use(
    await startServer(dataFolder.path, { CALLWRIGHT_SIM_SPEED: String(simulatorSpeed) }, "packages/server/src/main.ts"),
  );
  const ending = stack.move();
  return { url, [Symbol.asyncDispose]: () => ending[Symbol.asyncDispose]() };
}

/**
 * Starts the product with a real carrier and the time of the test's clock. It has demo data, which a real carrier never
 * creates.
 */
export async function startProductOver(carrier: Record<string, string>, clock: SharedClock): Promise<Running> {
  await using stack = new AsyncDisposableStack();
  const dataFolder = stack.use(newDataFolder());
  const first = await startServer(dataFolder.path, {}, "packages/server/src/main.ts");
  await first[Symbol.asyncDispose]();
  const env = { CALLWRIGHT_DEMO: "0", ...clock.env, ...carrier };
  const { url } = stack.use(await startServer(dataFolder.path, env, "packages/server/src/testing/testMain.ts"));
  const ending = stack.move();
  return { url, [Symbol.asyncDispose]: () => ending[Symbol.asyncDispose]() };
}

function newDataFolder(): Disposable & { path: string } {
  const folder = temporaryFolder();
  return { path: folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true, force: true }) };
}

async function startServer(dataFolder: string, env: Record<string, string>, main: string): Promise<Running> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const server = spawnNode(main, {
    PORT: String(port),
    CALLWRIGHT_DATA_DIR: dataFolder,
    CALLWRIGHT_RATE_LIMIT_SCALE: "1000",
    LOG_LEVEL: "warn",
    ...env,
  });
  return answering({ url, path: "/readyz", child: server });
}

/** Starts the example CRM as a plain page, on its own origin. */
export const startPlainCrm = (callwrightUrl: string) => startCrm("examples/plain-crm/server.ts", callwrightUrl);

/** Starts the example CRM as a React app, on its own origin. */
export const startReactCrm = (callwrightUrl: string) => startCrm("examples/react-crm/server.ts", callwrightUrl);

async function startCrm(script: string, callwrightUrl: string): Promise<Running> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const crm = spawnNode(script, { PORT: String(port), CALLWRIGHT_URL: callwrightUrl });
  return answering({ url, path: "", child: crm });
}

function spawnNode(script: string, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [script], {
    cwd: root,
    stdio: ["ignore", "inherit", "inherit"],
    env: { NODE_COMPILE_CACHE: compileCache, ...process.env, ...env },
  });
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

/**
 * Waits until the URL responds with success, as long as the process behind it runs, which on a busy machine can take two
 * minutes. A process that never answers is stopped.
 */
async function answering({ url, path, child }: { url: string; path: string; child: ChildProcess }): Promise<Running> {
  await using stack = new AsyncDisposableStack();
  stack.defer(() => stop(child));
  for (const deadline = Date.now() + 150_000; !(await answers(url + path));) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`The process for ${url} ended with ${child.exitCode ?? child.signalCode} before it answered.`);
    if (Date.now() > deadline) throw new Error(`${url} did not answer within two and a half minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  const running = stack.move();
  return { url, [Symbol.asyncDispose]: () => running.disposeAsync() };
}

const answers = (url: string) =>
  fetch(url, { signal: AbortSignal.timeout(2_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

export async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const address = probe.address();
  probe.close();
  await once(probe, "close");
  if (!address || typeof address === "string") throw new Error("No port is free.");
  return address.port;
}
