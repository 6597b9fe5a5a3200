/**
 * Reads one register and ends: the file comes in on standard input, its numbers go out on standard output, a line each; what else there
 * is to say comes last, as a message (`readRegister.ts` is the other end).
 */
import { once } from "node:events";
import { setPriority } from "node:os";

import { RegisterLines } from "./RegisterLines.ts";
import type { RegisterVerdict } from "./readRegister.ts";
import { SpreadsheetError } from "./SpreadsheetError.ts";

// Who waits for an answer of the server comes first.
setPriority(10);
const tell = (verdict: RegisterVerdict) => new Promise((resolve) => process.send?.(verdict, resolve));
const [iso2] = process.argv.slice(2);
const lines = new RegisterLines(iso2);
try {
  for await (const piece of process.stdin) await write(lines.take(piece as Buffer));
  await write(lines.finish());
  await tell({ facts: lines.facts });
} catch (error) {
  if (!(error instanceof SpreadsheetError)) throw error;
  await tell({ fault: error.fault, message: error.message });
}
process.stdout.end(() => process.exit());

async function write(numbers: string): Promise<void> {
  if (numbers !== "" && !process.stdout.write(numbers)) await once(process.stdout, "drain");
}
