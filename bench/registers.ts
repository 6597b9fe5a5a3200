/**
 * A do-not-call register of millions of lines: how long its import takes, how much it slows other requests down, and
 * how fast the list is with it.
 */
import { fork } from "node:child_process";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";

import { demoPassword } from "@callwright/server/seed/demo/accounts.ts";

import { newDataFolder } from "./dataFolder.ts";
import { postJson } from "./postJson.ts";
import type { Figures } from "./report.ts";
import { production, startServer } from "./server.ts";
import type { Upload, Uploaded } from "./registerUpload.ts";
import { milliseconds, percentile, times } from "./statistics.ts";

/** The number of lines; `BENCH_LINES=500000 pnpm bench registers` imports fewer. */
const lineCount = Number(process.env.BENCH_LINES ?? 5_000_000);
const budgetSeconds = (90 * lineCount) / 5_000_000;
/** As long as an import: the slowest hundredth of a shorter time depends on a handful of requests. */
const quietSeconds = 45;
/** The milliseconds between the requests of users and widgets meanwhile: fifty a second. */
const everyMilliseconds = 20;

/** Imports a register that applies everywhere, then the same one again. */
export async function measureRegisters(): Promise<Figures[]> {
  using folder = newDataFolder();
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  await using server = await startServer(folder.path, { ...production, CALLWRIGHT_RATE_LIMIT_SCALE: "1000" });
  const signIn = async (email: string) => {
    const login = await postJson(`${server.url}/v1/auth/login`, { email, password: demoPassword });
    return { authorization: `Bearer ${((await login.json()) as { accessToken: string }).accessToken}` };
  };
  const [seller, admin] = [await signIn("seller@callwright.test"), await signIn("admin@callwright.test")];
  const read = (path: string, headers: Record<string, string>) => async () => {
    const answer = await fetch(server.url + path, { headers });
    await answer.arrayBuffer();
    if (!answer.ok) throw new Error(`${path} answered ${answer.status}.`);
  };
  const readItems = read("/v1/phone-books", seller);
  await askEvery(readItems, pause(3_000));
  const quiet = await askEvery(readItems, pause(quietSeconds * 1_000));
  const rows: string[][] = [row("nothing else", quiet, quiet)];
  let peak = server.memoryMb().now;
  const imports: string[][] = [];
  for (const what of ["a new register", "the same again"]) {
    const importing = importRegister(server.url, admin);
    const meanwhile = await askEvery(readItems, importing);
    const { addedCount, knownCount, seconds } = await importing;
    const budget = what === "a new register" ? `${budgetSeconds.toFixed(0)} s` : "";
    imports.push([
      what,
      `${seconds.toFixed(1)} s`,
      budget,
      addedCount.toLocaleString("en"),
      knownCount.toLocaleString("en"),
    ]);
    rows.push(row(`an import of ${what}`, meanwhile, quiet));
    peak = Math.max(peak, server.memoryMb().peak);
  }
  const after = await askEvery(readItems, pause(quietSeconds * 1_000));
  rows.push(row("nothing else, with the register there", after, quiet));
  const list = "/v1/suppressed-numbers";
  for (const path of [list, `${list}?sortBy=phoneNumber`, `${list}?text=bench`, `${list}?text=12012000000`])
    rows.push(row(`the list of a manager: ${path}`, await askEvery(read(path, admin), pause(5_000)), quiet));
  return [
    {
      title: `A register of ${lineCount.toLocaleString("en")} lines; the server had ${peak.toFixed(0)} MB at most`,
      columns: ["import of", "took", "budget", "added", "known"],
      rows: imports,
    },
    {
      title: "Fifty requests a second, of call center items where nothing else is said",
      columns: ["beside", "p50", "p99", "p99 ÷ quiet", "budget"],
      rows,
    },
  ];
}

function row(beside: string, took: number[], quiet: number[]): string[] {
  const [p50, p99] = [percentile(took, 50), percentile(took, 99)];
  const budget = beside.startsWith("an import") ? "2 ×" : "";
  return [beside, milliseconds(p50), milliseconds(p99), times(p99, percentile(quiet, 99)), budget];
}

/** Sends requests at a steady rate, whether or not responses arrive, until a promise settles. */
async function askEvery(ask: () => Promise<void>, until: Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  const asked: Promise<void>[] = [];
  const over = new AbortController();
  const end = () => over.abort();
  until.then(end, end);
  for (let nth = 0, startedAt = performance.now(); !over.signal.aborted; nth += 1) {
    await pause(Math.max(0, startedAt + nth * everyMilliseconds - performance.now()));
    const askedAt = performance.now();
    asked.push(ask().then(() => void took.push(performance.now() - askedAt)));
  }
  await until;
  await Promise.all(asked);
  return took;
}

/** Imports a register in another process, as a browser on another machine would. */
async function importRegister(url: string, headers: Record<string, string>): Promise<Uploaded> {
  const child = fork(new URL("registerUpload.ts", import.meta.url), { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const wish: Upload = { url, headers, register: "Bench register", lineCount };
  child.send(wish);
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`The import ended with ${String(code)}.`);
  });
  const said = once(child, "message").then(([uploaded]) => uploaded as Uploaded);
  ended.catch(() => {});
  return Promise.race([said, ended]);
}
