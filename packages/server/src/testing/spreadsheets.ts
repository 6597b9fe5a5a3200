import {
  allContactColumns,
  allCustomerColumns,
  type ContactColumn,
  type CustomerColumn,
} from "../domain/import/columns.ts";
import { readInProcess } from "../files/readInProcess.ts";
import { readXlsxRows } from "../files/readXlsxRows.ts";
import { readLimits, type ReadLimits, type SheetRow } from "../files/table.ts";
import { writeXlsx } from "../files/writeXlsx.ts";
import type { TestClient } from "./TestClient.ts";

/** A customer list as a person would save it: the template's columns, with empty cells where a row has no value. */
export function customerSheet(rows: Partial<Record<CustomerColumn, string>>[]): Promise<Blob> {
  return sheet(allCustomerColumns, rows);
}

export function contactSheet(rows: Partial<Record<ContactColumn, string>>[]): Promise<Blob> {
  return sheet(allContactColumns, rows);
}

/** Customers in four countries in turn, each with a contact whose number can be dialled. */
export function manyCustomers(count: number): Partial<Record<CustomerColumn, string>>[] {
  const places = [
    ["Norway", "+47228", 5],
    ["Türkiye", "+9021255", 5],
    ["US", "+1312555", 4],
    ["Germany", "+493023", 6],
  ] as const;
  return Array.from({ length: count }, (_, index) => {
    const [country, prefix, digits] = places[index % places.length] ?? places[0];
    const number = `${prefix}${String(index % 10 ** digits).padStart(digits, "0")}`;
    return {
      Name: `Imported Company ${index + 1}`,
      Website: `company-${index + 1}.example`,
      Country: country,
      Products: "Green Cracked Olives; Olive Oil Soap",
      Tags: index % 2 === 0 ? "Imported" : "Imported, Priority",
      "Contact Name": "Ingrid",
      "Contact Surname": `Number ${index + 1}`,
      "Contact Email": `contact-${index + 1}@company.example`,
      "Contact Phone": number,
    };
  });
}

/**
 * The rows of a workbook in a response, the header first. The workbook is our own, so it is read without a separate
 * process for safety.
 */
export async function rowsOf(response: Response): Promise<string[][]> {
  const rows: SheetRow[] = [];
  const keep = (index: number, cells: string[]) => {
    if (cells.some(Boolean)) rows.push({ number: index + 1, cells });
  };
  await readXlsxRows(new Uint8Array(await response.arrayBuffer()), { format: "xlsx", headings: [] }, rows, keep);
  return rows.map((row) => row.cells);
}

/** The non-empty rows of a workbook, the header first, as the server reads them. */
export async function sheetRows(file: Uint8Array, limits: ReadLimits = readLimits): Promise<SheetRow[]> {
  const { batches } = await readInProcess(file, { format: "xlsx", headings: [] }, limits);
  return [...batches].flat();
}

/** Requests an export as the browser does. */
export function exportOf(client: TestClient, path: string, body: object = {}): Promise<Response> {
  return client.fetch(path, {
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
}

async function sheet<Column extends string>(
  columns: readonly Column[],
  rows: Partial<Record<Column, string>>[],
): Promise<Blob> {
  const toColumn = (header: Column) => ({
    header,
    width: 20,
    value: (row: Partial<Record<Column, string>>) => row[header] ?? null,
  });
  return new Response(writeXlsx("Sheet1", columns.map(toColumn), rows)).blob();
}
