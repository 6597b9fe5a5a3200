import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { fileURLToPath } from "node:url";

import type { RegisterFacts } from "./RegisterLines.ts";
import { SpreadsheetError, type SpreadsheetFault } from "./SpreadsheetError.ts";

/** What the reader is told. */
export interface RegisterOrder {
  /** The country of numbers without a country code. */
  iso2: string | undefined;
  /** What numbers are hashed with. */
  salt: string;
}

/** What the reader says of the file. */
export type RegisterVerdict = { facts: RegisterFacts } | { fault: SpreadsheetFault; message: string };

/** A register that has been read. Its reader keeps its hashes until it is disposed of. */
export interface RegisterContent extends Disposable {
  facts: RegisterFacts;
  /** The hashes of its numbers, one after the other, some thousand at a time. The same one never comes in two batches. */
  batches: () => AsyncGenerator<Uint8Array, void, undefined>;
}

const program = fileURLToPath(new URL("readRegister.process.ts", import.meta.url));
/** Beside the hashes, which are outside of the heap. */
const maxHeapMb = 128;

/**
 * Reads a register in a process of its own while it arrives, which also hashes its numbers: the file waits for the reader.
 *
 * @throws SpreadsheetError, and what the file throws.
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
  // A reader that refused the file takes no more of it: that is said by its verdict.
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

/** What the reader says next; undefined when it ends. */
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
