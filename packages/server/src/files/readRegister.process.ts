/**
 * Reads one register and ends: it gets its settings, and the file on standard input. It returns the file's facts, then
 * the hashes of its numbers, some thousand each time it is asked (`readRegister.ts` is the other end).
 */
import { once } from "node:events";
import { setPriority } from "node:os";

import { HashesInOrder } from "./HashesInOrder.ts";
import { RegisterLines } from "./RegisterLines.ts";
import type { RegisterOrder, RegisterVerdict } from "./readRegister.ts";
import { SpreadsheetError } from "./SpreadsheetError.ts";

// Processes that respond to requests come first.
setPriority(19);
const [{ iso2, salt }] = (await once(process, "message")) as [RegisterOrder];
const lines = new RegisterLines(iso2);
const hashes = new HashesInOrder(salt);
await say(await read());
for (const batch of hashes.batches()) await say(batch);
process.send?.(null, () => process.exit());

async function read(): Promise<RegisterVerdict> {
  try {
    for await (const piece of process.stdin) lines.take(piece as Buffer).forEach((number) => hashes.add(number));
    lines.finish().forEach((number) => hashes.add(number));
    return { facts: lines.facts };
  } catch (error) {
    if (!(error instanceof SpreadsheetError)) throw error;
    return { fault: error.fault, message: error.message };
  }
}

/** Sends something, and waits until it is asked for more. */
async function say(what: RegisterVerdict | Buffer): Promise<void> {
  const asked = once(process, "message");
  process.send?.(what);
  await asked;
}
