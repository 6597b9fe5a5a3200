import { fileURLToPath } from "node:url";

import { startReader } from "./readerStarter.ts";
import { ReadLater } from "./ReadLater.ts";
import { SpreadsheetError, tooLarge } from "./SpreadsheetError.ts";
import type { ReaderOrder, ReaderVerdict, ReadLimits, SheetRow, Table, TableRequest } from "./table.ts";

const program = fileURLToPath(new URL("readTable.process.ts", import.meta.url));

/**
 * The shell's limits hold also when nobody is there to end the reader any more; then it becomes the reader. Who waits for an
 * answer of the server comes first: a reader that lowered its own priority would do so for one of its threads, and only once it runs.
 * It is not the lowest: where the server is busy without end, a reader gets a tenth of a processor and is done in time.
 */
const limited = 'ulimit -c 0; ulimit -t "$1"; shift; exec nice -n 10 "$@"';

/**
 * Reads a file in a process of its own, which ends with it: whatever a file does, it can only end its own reader. (A worker
 * thread that runs out of memory ends everybody.) The reader knows nothing of our environment but where Node keeps what it has
 * compiled, which halves its start; it comes last for the processor, and ends when we do.
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
    // It had not had its time on the processor yet: others needed that more.
    if (isLate) throw new ReadLater();
    // Out of memory (SIGABRT) or out of its time on the processor (SIGKILL).
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

/** Lines stay as they came until their turn: as objects the rows would weigh many times as much. */
function* batchesOf(lines: Buffer[]): Table["batches"] {
  for (let index = 1; index < lines.length; index += 1) {
    const line = lines[index];
    if (line) yield parsed(line) as SheetRow[];
  }
}

const parsed = (line: Buffer): unknown => JSON.parse(line.toString("utf8"));
