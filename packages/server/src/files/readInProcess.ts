import { fileURLToPath } from "node:url";

import { startReader } from "./readerStarter.ts";
import { ReadLater } from "./ReadLater.ts";
import { SpreadsheetError, tooLarge } from "./SpreadsheetError.ts";
import type { ReaderOrder, ReaderVerdict, ReadLimits, SheetRow, Table, TableRequest } from "./table.ts";

const program = fileURLToPath(new URL("readTable.process.ts", import.meta.url));

/**
 * The shell's limits apply even if no process is left to end the reader; the shell then becomes the reader. Processes
 * that respond to requests come first: if a reader lowered its own priority, it would do so for one of its threads, and
 * only once it runs. It is not the lowest priority: if the server is permanently busy, a reader gets a tenth of a
 * processor and finishes in time.
 */
const limited = 'ulimit -c 0; ulimit -t "$1"; shift; exec nice -n 10 "$@"';

/**
 * Reads a file in a separate process, which ends with it: whatever the file does, it can only end its own reader. (A
 * worker thread that runs out of memory ends the whole process.) Of our environment, the reader only gets the folder of
 * Node's compile cache, which halves its start; it has a low priority, and ends when we do.
 *
 * @throws SpreadsheetError, ReadLater
 */
export async function readInProcess(file: Uint8Array, request: TableRequest, limits: ReadLimits): Promise<Table> {
  const order: ReaderOrder = { request, limits, fileBytes: file.byteLength };
  const node = [process.execPath, `--max-old-space-size=${limits.maxHeapMb}`, program, JSON.stringify(order)];
  const command = ["/bin/sh", "-c", limited, "sh", String(limits.maxProcessorSeconds), ...node];
  const lines: Buffer[] = [];
  let unfinished: Buffer[] = [];
  const reader = startReader(command, file, (chunk) => {
    let start = 0;
    for (let end = chunk.indexOf("\n"); end >= 0; end = chunk.indexOf("\n", start)) {
      lines.push(Buffer.concat([...unfinished, chunk.subarray(start, end)]));
      unfinished = [];
      start = end + 1;
    }
    unfinished.push(chunk.subarray(start));
  });
  let isLate = false;
  const patience = setTimeout(() => {
    isLate = true;
    reader.end();
  }, limits.maxSeconds * 1000);
  try {
    const { code, signal } = await reader.ended.catch((cause: unknown) => {
      throw new ReadLater({ cause });
    });
    // It has not had its processor time yet, because other processes used it.
    if (isLate) throw new ReadLater();
    // Out of memory (SIGABRT) or over its limit of processor time (SIGKILL).
    if (signal) throw tooLarge("The file is too large to read.");
    const [first] = lines;
    if (code !== 0 || !first) throw new Error(`The reader of spreadsheets ended with ${code}.`);
    const verdict = parsed(first) as ReaderVerdict;
    if ("fault" in verdict) throw new SpreadsheetError(verdict.fault, verdict.message);
    return { facts: verdict.facts, batches: batchesOf(lines) };
  } finally {
    clearTimeout(patience);
  }
}

/** Lines stay unparsed until they are processed, because the rows would need many times as much memory as objects. */
function* batchesOf(lines: Buffer[]): Table["batches"] {
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (line) yield parsed(line) as SheetRow[];
  }
}

const parsed = (line: Buffer): unknown => JSON.parse(line.toString("utf8"));
