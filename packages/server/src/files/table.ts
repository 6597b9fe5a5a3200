import type { SpreadsheetFault } from "./SpreadsheetError.ts";

export interface ReadLimits {
  /** Rows under the header that hold anything. */
  maxRows: number;
  /** Cells further right are ignored. */
  maxColumns: number;
  /** Characters of all cells together; repeated strings make a small file say a lot. */
  maxCharacters: number;
  /** How long the reading may take; 50,000 rows take about one. */
  maxSeconds: number;
  /** Of it on the processor, where somebody else may be busy too. */
  maxProcessorSeconds: number;
  /** Of the reader, beside the unpacked file; 550,000 different texts need 500. */
  maxHeapMb: number;
}

export const readLimits: ReadLimits = {
  maxRows: 50_000,
  maxColumns: 50,
  maxCharacters: 20_000_000,
  maxSeconds: 30,
  maxProcessorSeconds: 10,
  maxHeapMb: 640,
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
  batches: Generator<SheetRow[], void, undefined>;
}

/** What the reader's process is told. */
export interface ReaderOrder {
  request: TableRequest;
  limits: ReadLimits;
  fileBytes: number;
}

/** The first line that it answers; rows follow the facts. */
export type ReaderVerdict = { facts: TableFacts } | { fault: SpreadsheetFault; message: string };
