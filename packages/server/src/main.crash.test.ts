import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterAll, expect, it, onTestFinished } from "vitest";

import { compileCache } from "./testing/startProcess.ts";
import { temporaryFolder } from "./testing/temporaryFolder.ts";

const folder = temporaryFolder();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Started {
  child: ChildProcess;
  url: string;
}

/** Runs the product like `pnpm start`, on its embedded PostgreSQL, and waits until it reports that it is ready. */
function run(env: Record<string, string> = {}): Promise<Started> {
  const child = spawn(process.execPath, [fileURLToPath(new URL("main.ts", import.meta.url))], {
    env: {
      PATH: process.env.PATH,
      NODE_COMPILE_CACHE: compileCache,
      PORT: "0",
      CALLWRIGHT_DATA_DIR: folder,
      CALLWRIGHT_DEMO: "0",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  // A failed test must not leave a server running.
  onTestFinished(async () => {
    if (child.exitCode === null && child.signalCode === null) await stop(child, "SIGTERM");
  });
  let output = "";
  return new Promise((resolve, reject) => {
    child.stderr?.on("data", (chunk: Buffer) => (output += chunk.toString()));
    child.stdout?.on("data", (chunk: Buffer) => {
      output += chunk.toString();
      const url = /ready at (\S+)/.exec(output)?.[1];
      if (url) resolve({ child, url });
    });
    child.once("exit", (code) => reject(new Error(`It ended with ${code}: ${output}`)));
  });
}

async function stop(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const exit = once(child, "exit") as Promise<[number | null]>;
  child.kill(signal);
  return (await exit)[0];
}

it(
  "starts its PostgreSQL again when that has ended, as on a full disk, and is ready again",
  { timeout: 120_000 },
  async () => {
    const { url } = await run();
    const readiness = async () => (await fetch(`${url}/readyz`)).status;
    const postmaster = () => Number(readFileSync(join(folder, "postgres", "postmaster.pid"), "utf8").split("\n")[0]);
    const ended = postmaster();
    process.kill(ended, "SIGKILL");
    await expect.poll(readiness, { timeout: 20_000 }).toBe(503);
    await expect.poll(readiness, { timeout: 60_000 }).toBe(200);
    expect(postmaster()).not.toBe(ended);
  },
);

it(
  "starts, stops in good order on SIGTERM and SIGINT, at once at a second signal, and starts again after a kill -9",
  { timeout: 180_000 },
  async () => {
    const first = await run();
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(await stop(first.child, "SIGTERM")).toBe(0);

    const hasty = await run({ SHUTDOWN_DELAY_SECONDS: "60" });
    hasty.child.kill("SIGTERM");
    await expect.poll(async () => (await fetch(`${hasty.url}/readyz`)).status).toBe(503);
    expect(await stop(hasty.child, "SIGTERM"), "the signal ended it").toBeNull();

    const second = await run();
    await stop(second.child, "SIGKILL");

    const third = await run();
    expect((await fetch(`${third.url}/readyz`)).status).toBe(200);
    expect(await stop(third.child, "SIGINT")).toBe(0);
  },
);

it("a copy of the data folder of a stopped server is a backup", { timeout: 120_000 }, async () => {
  const user = { name: "Ada", surname: "Byron", email: "ada@callwright.test", password: "Callwright1" };
  const register = async ({ url }: Started) =>
    (
      await fetch(`${url}/v1/auth/register`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ user }),
      })
    ).status;
  const original = await run();
  expect(await register(original)).toBe(201);
  await stop(original.child, "SIGTERM");
  const copy = temporaryFolder();
  onTestFinished(() => rmSync(copy, { recursive: true, force: true }));
  execFileSync("cp", ["-a", `${folder}/.`, copy]);
  const restored = await run({ CALLWRIGHT_DATA_DIR: copy });
  expect(await register(restored), "she is known there").toBe(409);
  await stop(restored.child, "SIGTERM");
});

it("says what is wrong with the environment and does not start", async () => {
  await expect(run({ PORT: "nonsense", NODE_ENV: "production" })).rejects.toThrow(
    /CALLWRIGHT_SECRET is required[\s\S]*PORT must be/,
  );
});
