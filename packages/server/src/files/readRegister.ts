import { fork } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";

import type { RegisterFacts } from "./RegisterLines.ts";
import { SpreadsheetError, type SpreadsheetFault } from "./SpreadsheetError.ts";

/** What the reader says at its end. */
export type RegisterVerdict = { facts: RegisterFacts } | { fault: SpreadsheetFault; message: string };

const program = fileURLToPath(new URL("readRegister.process.ts", import.meta.url));
const maxHeapMb = 128;
/** How many characters of numbers are handed on at once: some 20,000 numbers. */
const batchCharacters = 256 * 1024;

/**
 * Reads a register in a process of its own while it arrives, and answers what it held. The reader waits for whoever takes its numbers,
 * and the file waits for the reader.
 *
 * @param iso2 the country of numbers without a country code.
 * @param take is given the numbers (E.164), some thousand lines of text at a time.
 * @throws SpreadsheetError, and what the file or `take` throws.
 */
export async function readRegister(
  file: Readable,
  iso2: string | undefined,
  take: (numbers: string) => Promise<void>,
): Promise<RegisterFacts> {
  const { NODE_COMPILE_CACHE } = process.env;
  const reader = fork(program, iso2 ? [iso2] : [], {
    stdio: ["pipe", "pipe", "ignore", "ipc"],
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
  });
  let verdict: RegisterVerdict | undefined;
  reader.on("message", (said: RegisterVerdict) => (verdict = said));
  const ended = once(reader, "exit");
  const { stdin, stdout } = reader;
  if (!stdin || !stdout) throw new Error("The reader of registers has no pipes.");
  let failure: unknown;
  // A reader that refused the file takes no more of it: that is said by its verdict.
  const sending = pipeline(file, stdin).catch((error: unknown) => {
    if ((error as { code?: string }).code !== "EPIPE") failure = error;
    reader.kill("SIGKILL");
  });
  try {
    let batch = "";
    for await (const piece of stdout.setEncoding("latin1")) {
      batch += String(piece);
      if (batch.length < batchCharacters) continue;
      const end = batch.lastIndexOf("\n");
      await take(batch.slice(0, end));
      batch = batch.slice(end + 1);
    }
    await ended;
    if (verdict && "fault" in verdict) throw new SpreadsheetError(verdict.fault, verdict.message);
    await sending;
    if (failure !== undefined) throw failure;
    if (!verdict) throw new Error("The reader of registers ended early.");
    if (batch !== "") await take(batch.trimEnd());
    return verdict.facts;
  } finally {
    reader.kill("SIGKILL");
    file.destroy();
  }
}
