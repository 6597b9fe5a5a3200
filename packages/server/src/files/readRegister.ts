import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";

import type { RegisterFacts } from "./RegisterLines.ts";
import { SpreadsheetError, type SpreadsheetFault } from "./SpreadsheetError.ts";

/** The settings of the reader. */
export interface RegisterOrder {
  /** The country of numbers without a country code. */
  iso2: string | undefined;
  /** The salt for the hashes of numbers. */
  salt: string;
}

/** The reader's facts about the file. */
export type RegisterVerdict = { facts: RegisterFacts } | { fault: SpreadsheetFault; message: string };

/** A register that has been read. Its reader keeps its hashes until it is disposed of. */
export interface RegisterContent extends Disposable {
  facts: RegisterFacts;
  /** The hashes of its numbers, concatenated, some thousand at a time. A hash is in only one batch. */
  batches: () => AsyncGenerator<Uint8Array, void, undefined>;
}

const program = fileURLToPath(new URL("readRegister.process.ts", import.meta.url));
/** In addition to the hashes, which are outside the heap. */
const maxHeapMb = 128;

/**
 * Reads a register in a separate process while it arrives, which also hashes its numbers: the upload waits for the
 * reader.
 *
 * @throws SpreadsheetError, and errors of the file.
 */
export async function readRegister(file: Readable, order: RegisterOrder): Promise<RegisterContent> {
  const { NODE_COMPILE_CACHE } = process.env;
  const reader = fork(program, [], {
    stdio: ["pipe", "ignore", "ignore", "ipc"],
    serialization: "advanced",
    execArgv: [`--max-old-space-size=${maxHeapMb}`],
    env: NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {},
  });
  const { stdin } = reader;
  if (!stdin) throw new Error("The reader of registers has no input.");
  reader.send(order);
  let failure: unknown;
  // A reader that has refused the file takes no more of it; its result says why.
  const sending = pipeline(file, stdin).catch((error: unknown) => {
    if ((error as { code?: string }).code === "EPIPE") return;
    failure = error;
    reader.kill("SIGKILL");
  });
  try {
    const verdict = (await said(reader)) as RegisterVerdict | undefined;
    if (verdict && "fault" in verdict) throw new SpreadsheetError(verdict.fault, verdict.message);
    await sending;
    if (failure !== undefined) throw failure;
    if (!verdict) throw new Error("The reader of registers ended early.");
    return {
      facts: verdict.facts,
      batches: () => batchesOf(reader),
      [Symbol.dispose]: () => void reader.kill("SIGKILL"),
    };
  } catch (error) {
    reader.kill("SIGKILL");
    throw error;
  } finally {
    file.destroy();
  }
}

async function* batchesOf(reader: ChildProcess): AsyncGenerator<Uint8Array, void, undefined> {
  for (;;) {
    reader.send("more");
    const batch = (await said(reader)) as Uint8Array | null | undefined;
    if (batch === null) return;
    if (batch === undefined) throw new Error("The reader of registers ended early.");
    yield batch;
  }
}

/** The reader's next message; undefined when it ends. */
async function said(reader: ChildProcess): Promise<unknown> {
  const over = new AbortController();
  const { signal } = over;
  try {
    return await Promise.race([
      once(reader, "message", { signal }).then(([message]) => message as unknown),
      once(reader, "exit", { signal }).then(() => undefined),
    ]);
  } finally {
    over.abort();
  }
}
