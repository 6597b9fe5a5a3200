import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";

import { root } from "../tooling/run.ts";

/** A server of ours. Disposing it stops it in good order. */
export interface RunningServer extends AsyncDisposable {
  url: string;
  /** From the start of the process until `/readyz` answered. */
  startMilliseconds: number;
  /** Time on the processor so far; what other programs do at the same time does not change it. Not a number outside Linux. */
  cpuMilliseconds: () => number;
  /** Its memory; not a number outside Linux. */
  memoryMb: () => Memory;
}

/** Resident memory of a process now, and the most it ever had. */
export interface Memory {
  now: number;
  peak: number;
}

/** Opens /metrics. */
export const metricsToken = "metrics-of-the-bench-alone";

/** Settings of a server as partners run it: answers are not checked against the contract a second time. */
export const production = {
  NODE_ENV: "production",
  CALLWRIGHT_DEMO: "0",
  CALLWRIGHT_PLAY_MONEY: "1",
  CALLWRIGHT_SECRET: "only for the bench: nobody else can reach it",
  SMTP_URL: "off",
};

/** What Node is called with, as in the image (deploy/Dockerfile). */
export const serverArguments = ["--max-semi-space-size=4", "packages/server/src/main.ts"];

/** Starts the server on a data folder and a free port. */
export async function startServer(dataFolder: string, env: Record<string, string> = {}): Promise<RunningServer> {
  const startedAt = performance.now();
  const child = spawn(process.execPath, serverArguments, {
    cwd: root,
    stdio: ["ignore", "pipe", "inherit"],
    // Vite, where it has built something before, says it is production.
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

/** The address that the server prints when it is there. */
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

/** User and system time, which Linux counts in hundredths of a second. */
function cpuMillisecondsOf(pid: number | undefined): number {
  if (process.platform !== "linux" || pid === undefined) return Number.NaN;
  // The second field is the name in brackets; user and system time are the fourteenth and fifteenth.
  const fields = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ")[1]?.split(" ") ?? [];
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** What Linux says about a process's memory. */
export function memoryMbOf(pid: number | undefined): Memory {
  if (process.platform !== "linux" || pid === undefined) return { now: Number.NaN, peak: Number.NaN };
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const megabytes = (name: string) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, "m").exec(status)?.[1]) / 1000;
  return { now: megabytes("VmRSS"), peak: megabytes("VmHWM") };
}
