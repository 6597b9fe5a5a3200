import { once } from "node:events";
import { Worker } from "node:worker_threads";

import { SpreadsheetError, tooLarge, unreadable, type SpreadsheetFault } from "./SpreadsheetError.ts";
import { turnstile } from "./turnstile.ts";

export interface ReadLimits {
  /** Rows under the header that hold anything. */
  maxRows: number;
  /** Cells further right are ignored. */
  maxColumns: number;
  /** Characters of all cells together; repeated strings make a small file say a lot. */
  maxCharacters: number;
  /** How long the whole file may take; 50,000 rows take about four. */
  maxSeconds: number;
}

export const readLimits: ReadLimits = {
  maxRows: 50_000,
  maxColumns: 50,
  maxCharacters: 40_000_000,
  maxSeconds: 60,
};

export interface SheetRow {
  /** As the spreadsheet shows it: the first row is 1. */
  number: number;
  /** Text of every cell, trimmed; empty for an empty cell. */
  cells: string[];
}

/** What the worker answers to each request for more rows. */
export type ReaderAnswer = { rows: SheetRow[] } | { fault: SpreadsheetFault; message: string } | "done";

/** Each reader may use some 300 MB for a moment, so the others wait. */
const enterReading = turnstile(2);

/**
 * Reads the first sheet of an .xlsx as batches of non-empty rows.
 *
 * The file is checked and read in a worker thread with a memory ceiling: whatever a file does, it can only end its own
 * reader. It is read whole before the first batch is handed out, so that a file is refused before anything of it is used.
 *
 * @throws SpreadsheetError
 */
export async function* readXlsx(
  file: Uint8Array,
  limits: ReadLimits = readLimits,
): AsyncGenerator<SheetRow[], void, undefined> {
  const leave = await enterReading();
  const worker = new Worker(new URL("./readXlsx.worker.ts", import.meta.url), {
    workerData: { file, limits },
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  });
  try {
    for (;;) {
      const answer = await ask(worker, limits.maxSeconds);
      if (answer === "done") return;
      if ("fault" in answer) throw new SpreadsheetError(answer.fault, answer.message);
      yield answer.rows;
    }
  } finally {
    await worker.terminate();
    leave();
  }
}

async function ask(worker: Worker, seconds: number): Promise<ReaderAnswer> {
  worker.postMessage("next", []);
  try {
    const [answer] = (await once(worker, "message", { signal: AbortSignal.timeout(seconds * 1_000) })) as [
      ReaderAnswer,
    ];
    return answer;
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    if (code === "ERR_WORKER_OUT_OF_MEMORY") throw tooLarge("The file is too large to read.");
    if (name === "AbortError") throw tooLarge("The file takes too long to read.");
    throw unreadable("The file is damaged and cannot be read.");
  }
}
