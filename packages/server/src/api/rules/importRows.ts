import type { Schemas } from "@callwright/sdk/contract";

import type { Database, Trx } from "../../db/database.ts";
import { findHeader, knownHeadings, type ColumnRule, type FoundHeader } from "../../domain/import/header.ts";
import type { Candidate, RowKeeper } from "../../domain/import/rowKeeper.ts";
import { RowReader, type RowError } from "../../domain/import/rowReader.ts";
import type { SheetRow, Table } from "../../files/table.ts";
import { unreadable } from "../../files/SpreadsheetError.ts";
import { problem } from "../../contract/problem.ts";
import { withUploadedTable, type SheetUpload } from "./spreadsheets.ts";

/** A file to import, with the person's choices. */
export interface ImportUpload extends SheetUpload {
  /** The mapping of the file's columns to ours, as `Name:0`; without it they are found by their headings. */
  columns?: string[] | undefined;
}

export interface ImportPlan<Column extends string, Row> {
  /** The owner of the import: the company for which it is, or the person who imports for all. Owners take turns. */
  whose: string;
  rules: readonly ColumnRule<Column>[];
  /** Reads one row; undefined if it has errors. */
  read: (row: RowReader<Column>) => Row | undefined;
  /** Decides about the rows. In a preview it must not write. */
  begin: (trx: Trx, isPreview: boolean) => Promise<RowKeeper<Row>>;
  /** The last step before the commit. */
  after: (trx: Trx) => Promise<void>;
}

/**
 * Imports a list in one transaction, some hundred rows at a time: either all good rows of a file are imported or, after
 * a crash or a refusal, none.
 */
export async function importRows<Column extends string, Row>(
  db: Database,
  upload: ImportUpload,
  plan: ImportPlan<Column, Row>,
): Promise<Schemas["ImportResult"]> {
  return openList(upload, plan, async (list) => {
    const { missing } = list;
    if (missing.length > 0) {
      const message = `The file must name the columns of the template. Missing: ${missing.join(", ")}.`;
      throw problem(400, "FILE_UNREADABLE", message, { errors: { file: message } });
    }
    return db.transaction().execute(async (trx) => {
      const keeper = await plan.begin(trx, false);
      const { errors } = await takeRows(list, plan, keeper);
      const { created, updated } = keeper.counts;
      if (created + updated > 0) await plan.after(trx);
      else if (keeper.planRefusal) throw problem(402, "PLAN_LIMIT_REACHED", keeper.planRefusal);
      return { created, updated, errors };
    });
  });
}

/**
 * The expected result of `importRows` for this file: the same reading and the same decisions, in a transaction that
 * cannot write.
 */
export async function previewRows<Column extends string, Row>(
  db: Database,
  upload: ImportUpload,
  plan: ImportPlan<Column, Row>,
): Promise<Schemas["ImportPreview"]> {
  return openList(upload, plan, async (list) => {
    const { sheets, sheet, mergedCells, formulasWithoutResult } = list.facts;
    const facts = {
      sheets,
      sheet,
      columns: columnsOf(list),
      knownColumns: plan.rules.map(({ column }) => column),
      missingColumns: list.missing,
    };
    if (list.missing.length > 0) return { ...facts, ...nothing };
    return db
      .transaction()
      .setAccessMode("read only")
      .execute(async (trx) => {
        const keeper = await plan.begin(trx, true);
        const { errors, repeatedCount } = await takeRows(list, plan, keeper);
        const { notes, ...novelties } = await keeper.describe();
        const all: Schemas["ImportNote"][] = [
          { code: "ROWS_ABOVE_HEADER", count: list.aboveHeader },
          { code: "MERGED_CELLS", count: mergedCells },
          { code: "FORMULAS_WITHOUT_RESULT", count: formulasWithoutResult },
          { code: "REPEATED_ROWS", count: repeatedCount },
          ...notes,
        ];
        return {
          ...facts,
          ...keeper.counts,
          errors,
          planRefusal: keeper.planRefusal ?? null,
          ...novelties,
          notes: all.filter(({ count }) => count > 0),
        };
      });
  });
}

const nothing = {
  created: 0,
  updated: 0,
  contactsCreated: 0,
  errors: [],
  planRefusal: null,
  newProducts: [],
  newTags: [],
  notes: [],
};

interface List<Column extends string> extends Table, Omit<FoundHeader<Column>, "index"> {
  aboveHeader: number;
  headings: readonly string[];
  /** The rows below the headings that were read with them. */
  firstRows: SheetRow[];
}

/** Opens the file and finds its headings, before there is a transaction. */
function openList<Column extends string, Row, Result>(
  upload: ImportUpload,
  { rules, whose }: ImportPlan<Column, Row>,
  work: (list: List<Column>) => Promise<Result>,
): Promise<Result> {
  return withUploadedTable(upload, knownHeadings(rules), whose, async ({ facts, batches }) => {
    const first = batches.next();
    const rows = first.done ? [] : first.value;
    if (rows.length === 0) throw unreadable("The file has no rows.");
    const found = findHeader(rows, rules);
    const { header, missing } = upload.columns ? chosenHeader(upload.columns, rules) : found;
    const headings = rows[found.index]?.cells ?? [];
    const firstRows = rows.slice(found.index + 1);
    return work({ facts, batches, header, missing, headings, firstRows, aboveHeader: found.index });
  });
}

function chosenHeader<Column extends string>(columns: readonly string[], rules: readonly ColumnRule<Column>[]) {
  const header = new Map<Column, number>();
  for (const choice of columns) {
    const at = choice.lastIndexOf(":");
    const rule = rules.find(({ column }) => column === choice.slice(0, at));
    if (rule) header.set(rule.column, Number(choice.slice(at + 1)));
  }
  const missing = rules.filter(({ column, isRequired }) => isRequired && !header.has(column));
  return { header, missing: missing.map(({ column }) => column) };
}

function columnsOf<Column extends string>({ header, headings, firstRows }: List<Column>): Schemas["ImportColumn"][] {
  const width = Math.max(headings.length, ...firstRows.slice(0, 100).map(({ cells }) => cells.length));
  const readAs = new Map([...header].map(([column, index]) => [index, column]));
  return Array.from({ length: width }, (_, index) => ({
    heading: (headings[index] ?? "").slice(0, 200),
    samples: firstRows.flatMap(({ cells }) => cells[index]?.slice(0, 100) || []).slice(0, 3),
    readAs: readAs.get(index) ?? null,
  }));
}

async function takeRows<Column extends string, Row>(
  { batches, firstRows, header }: List<Column>,
  plan: ImportPlan<Column, Row>,
  keeper: RowKeeper<Row>,
): Promise<{ errors: RowError[]; repeatedCount: number }> {
  const errors: RowError[] = [];
  const seen = new Set<string>();
  let rowCount = 0;
  const takeBatch = async (rows: readonly SheetRow[]) => {
    const candidates: Candidate<Row>[] = [];
    for (const sheetRow of rows) {
      const reader = new RowReader(header, sheetRow);
      rowCount += 1;
      // A duplicate row has no new information.
      if (seen.size === seen.add(reader.fingerprint).size) continue;
      const row = plan.read(reader);
      if (row)
        candidates.push({ row, reject: (column, reason) => errors.push({ row: sheetRow.number, column, reason }) });
      else errors.push(...reader.errors);
    }
    if (candidates.length > 0) await keeper.take(candidates);
  };
  await takeBatch(firstRows);
  for (const rows of batches) await takeBatch(rows);
  // The rejections of a batch come after the errors that were found while it was read.
  errors.sort((one, other) => one.row - other.row);
  return { errors, repeatedCount: rowCount - seen.size };
}
