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

/** What is to be read of a file. */
export interface TableRequest {
  format: "xlsx" | "csv";
  /** The sheet; without it the visible one that has most of the headings. */
  sheet?: string | undefined;
  headings: readonly string[];
}

/** What there is to know about a file besides its rows. */
export interface TableFacts {
  sheets: { name: string; isHidden: boolean }[];
  /** The one that is read. */
  sheet: string;
  /** Cells joined over several rows; each of these rows has been given their text. */
  mergedCells: number;
  /** Formulas whose result the file does not hold: programs write such files that do not calculate. */
  formulasWithoutResult: number;
}

export interface Table {
  facts: TableFacts;
  /** The rows that hold anything, some hundred at a time. */
  batches: AsyncGenerator<SheetRow[], void, undefined>;
}

/** What the worker answers to each request for more: first the facts, then rows. */
export type ReaderAnswer =
  | { facts: TableFacts }
  | { rows: SheetRow[] }
  | { fault: SpreadsheetFault; message: string }
  | "done";

/** Each reader may use some 300 MB for a moment, so the others wait. */
const enterReading = turnstile(2);

/**
 * Reads a sheet of an .xlsx, or a .csv, and hands it to `work`.
 *
 * The file is checked and read in a worker thread with a memory ceiling: whatever a file does, it can only end its own
 * reader. It is read whole before the first batch is handed out, so that a file is refused before anything of it is used.
 *
 * @throws SpreadsheetError
 */
export async function withTable<Result>(
  file: Uint8Array,
  request: TableRequest,
  work: (table: Table) => Promise<Result>,
  limits: ReadLimits = readLimits,
): Promise<Result> {
  const leave = await enterReading();
  const worker = new Worker(new URL("./withTable.worker.ts", import.meta.url), {
    workerData: { file, request, limits },
    resourceLimits: { maxOldGenerationSizeMb: 384 },
  });
  try {
    const answer = await ask(worker, limits.maxSeconds);
    if (answer === "done" || !("facts" in answer)) throw unreadable("The file is damaged and cannot be read.");
    return await work({ facts: answer.facts, batches: batchesOf(worker, limits) });
  } finally {
    await worker.terminate();
    leave();
  }
}

async function* batchesOf(worker: Worker, { maxSeconds }: ReadLimits): Table["batches"] {
  for (;;) {
    const answer = await ask(worker, maxSeconds);
    if (answer === "done") return;
    if ("rows" in answer) yield answer.rows;
  }
}

async function ask(worker: Worker, seconds: number): Promise<Exclude<ReaderAnswer, { fault: unknown }>> {
  worker.postMessage("next", []);
  const answer = await nextAnswer(worker, seconds);
  if (answer !== "done" && "fault" in answer) throw new SpreadsheetError(answer.fault, answer.message);
  return answer;
}

async function nextAnswer(worker: Worker, seconds: number): Promise<ReaderAnswer> {
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
