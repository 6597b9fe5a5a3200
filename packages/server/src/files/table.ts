import type { SpreadsheetFault } from "./SpreadsheetError.ts";

export interface ReadLimits {
  /** Non-empty rows below the header. */
  maxRows: number;
  /** Cells further right are ignored. */
  maxColumns: number;
  /** Characters of all cells together; repeated strings make a small file expand. */
  maxCharacters: number;
  /** The maximum reading time; 50,000 rows take about one second. */
  maxSeconds: number;
  /** The part of it in processor time, because other processes may be running, too. */
  maxProcessorSeconds: number;
  /** Of the reader, in addition to the unpacked file; 550,000 different texts need 500. */
  maxHeapMb: number;
}

export const readLimits: ReadLimits = {
  maxRows: 50_000,
  maxColumns: 50,
  maxCharacters: 20_000_000,
  maxSeconds: 60,
  maxProcessorSeconds: 10,
  maxHeapMb: 640,
};

export interface SheetRow {
  /** The row number in the spreadsheet: the first row is 1. */
  number: number;
  /** The text of every cell, trimmed; empty for an empty cell. */
  cells: string[];
}

/** The part of a file to read. */
export interface TableRequest {
  format: "xlsx" | "csv";
  /** The sheet; if omitted, the visible one with most of the headings. */
  sheet?: string | undefined;
  headings: readonly string[];
}

/** The facts about a file besides its rows. */
export interface TableFacts {
  sheets: { name: string; isHidden: boolean }[];
  /** The sheet that is read. */
  sheet: string;
  /** Cells that are merged over several rows; each of these rows has their text. */
  mergedCells: number;
  /** Formulas without a stored result, from programs that do not calculate. */
  formulasWithoutResult: number;
}

export interface Table {
  facts: TableFacts;
  /** The non-empty rows, some hundred at a time. */
  batches: Generator<SheetRow[], void, undefined>;
}

/** The settings of the reader's process. */
export interface ReaderOrder {
  request: TableRequest;
  limits: ReadLimits;
  fileBytes: number;
}

/** The first line of its output; rows follow the facts. */
export type ReaderVerdict = { facts: TableFacts } | { fault: SpreadsheetFault; message: string };
