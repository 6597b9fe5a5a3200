/**
 * Starts the readers of one server, and passes on their output (`readerStarter.ts` is the other end). It is small, so
 * that starting a process takes two milliseconds; a server of 500 MB would be blocked for thirty. It ends with its
 * server, and its readers end with it.
 */
import { spawn, type ChildProcess } from "node:child_process";

import type { ReaderNews, ReaderWish } from "./readerStarter.ts";

const readers = new Map<number, ChildProcess>();
const tell = (news: ReaderNews) => process.send?.(news);

process.on("message", (wish: ReaderWish) => {
  if ("end" in wish) readers.get(wish.id)?.kill("SIGKILL");
  else start(wish);
});
process.on("disconnect", () => {
  for (const reader of readers.values()) reader.kill("SIGKILL");
  process.exit();
});

function start({ id, command: [program = "", ...words], file }: Extract<ReaderWish, { command: string[] }>): void {
  const { NODE_COMPILE_CACHE } = process.env;
  const reader = spawn(program, words, {
    stdio: ["pipe", "pipe", "ignore"],
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
  });
  readers.set(id, reader);
  reader.stdout.on("data", (output: Buffer) => tell({ id, output }));
  reader.on("error", (error) => tell({ id, failure: error.message }));
  reader.on("close", (code, signal) => {
    readers.delete(id);
    tell({ id, code, signal });
  });
  // It may have refused the file, or have ended, before it has read all of it.
  reader.stdin.on("error", () => {});
  reader.stdin.write(file);
}
