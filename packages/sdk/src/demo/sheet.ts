import { file } from "../fake/index.js";

/** A list as a file. The server creates workbooks; here it is a table of plain values. */
export function sheet(name: string, rows: readonly object[]) {
  const columns = Object.keys(rows[0] ?? {}).filter((column) => typeof valueIn(rows[0], column) !== "object");
  const lines = [columns, ...rows.map((row) => columns.map((column) => valueIn(row, column)))];
  const text = lines.map((line) => line.map((value) => JSON.stringify(value ?? "")).join(",")).join("\r\n");
  return file(new Blob([text], { type: "text/csv" }), `${name}.csv`);
}

const valueIn = (row: object | undefined, column: string): unknown => (row as Record<string, unknown>)[column];
