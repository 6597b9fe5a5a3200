import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

import { root } from "../tooling/run.ts";

/** A running Callwright server. Disposing it shuts it down. */
export interface RunningServer extends AsyncDisposable {
  url: string;
  /** The milliseconds from the start of the process until `/readyz` responded. */
  startMilliseconds: number;
  /** The CPU time so far, which does not depend on other programs. NaN outside Linux. */
  cpuMilliseconds: () => number;
  /** Its memory; NaN outside Linux. */
  memoryMb: () => Memory;
}

/** The resident memory of a process: now, and at its peak. */
export interface Memory {
  now: number;
  peak: number;
}

/** The token for `/metrics`. */
export const metricsToken = "metrics-of-the-bench-alone";

/** The settings of a server in production: responses are not checked against the contract again. */
export const production = {
  NODE_ENV: "production",
  CALLWRIGHT_DEMO: "0",
  CALLWRIGHT_PLAY_MONEY: "1",
  CALLWRIGHT_SECRET: "only for the bench: nobody else can reach it",
  SMTP_URL: "off",
};

/** The arguments of Node, as in the image (deploy/Dockerfile). */
export const serverArguments = ["--max-semi-space-size=4", "packages/server/src/main.ts"];

/** Starts the server on a data folder and a free port. */
export async function startServer(dataFolder: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, serverArguments, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    // Vite sets `NODE_ENV` to production once it has built something in this process.
    env: {
      ...process.env,
      NODE_ENV: "development",
      PORT: "0",
      LOG_LEVEL: "warn",
      METRICS_TOKEN: metricsToken,
      CALLWRIGHT_DATA_DIR: dataFolder,
      ...env,
    },
  });
  const url = await addressOf(child);
  const { ok } = await fetch(`${url}/readyz`);
  if (!ok) throw new Error("The server says it is not ready.");
  return {
    url,
    startMilliseconds: performance.now() - startedAt,
    cpuMilliseconds: () => cpuMillisecondsOf(child.pid),
    memoryMb: () => memoryMbOf(child.pid),
    async [Symbol.asyncDispose]() {
      if (child.exitCode !== null) return;
      child.kill("SIGTERM");
      await once(child, "exit");
    },
  };
}

/** The address that the server prints when it is ready. */
function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let output = "";
    child.stdout?.on("data", (bytes: Buffer) => {
      output += bytes.toString();
      const url = /ready at (\S+)/.exec(output)?.[1];
      if (url) resolve(url);
    });
    child.once("exit", (code) => reject(new Error(`The server ended with ${code}: ${output}`)));
  });
}

/** The user and system time in milliseconds. Linux counts hundredths of a second. */
function cpuMillisecondsOf(pid: number | undefined): number {
  if (process.platform !== "linux" || pid === undefined) return Number.NaN;
  // The second field is the name in brackets; user and system time are fields 14 and 15.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** The memory of a process, according to Linux. */
export function memoryMbOf(pid: number | undefined): Memory {
  if (process.platform !== "linux" || pid === undefined) return { now: Number.NaN, peak: Number.NaN };
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1000;
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}
