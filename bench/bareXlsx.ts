/**
 * The floor of `files.ts`, in a process of its own: `node bench/bareXlsx.ts read|write <file>` prints the cost as JSON.
 */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { customerColumns } from "@callwright/server/domain/import/columns.ts";
import { manyCustomers } from "@callwright/server/testing/spreadsheets.ts";

import { memoryMbOf } from "./server.ts";

/** The functions of the library that are used. */
interface Xlsx {
  streamXlsxRows: (file: Uint8Array) => AsyncIterable<unknown>;
  writeXlsxStream: (rows: Iterable<unknown[]>, options: { name: string }) => ReadableStream<Uint8Array>;
}

const [what, file = ""] = process.argv.slice(2);
const rows =
  what === "write" ? manyCustomers(50_000).map((row) => customerColumns.map((column) => row[column] ?? null)) : [];
const { streamXlsxRows, writeXlsxStream } = await library();
const beforeMb = memoryMbOf(process.pid).now;
const startedAt = performance.now();
if (what === "read") for await (const _ of streamXlsxRows(new Uint8Array(readFileSync(file)))) continue;
else for await (const _ of writeXlsxStream(rows, { name: "Customers" })) continue;
const seconds = (performance.now() - startedAt) / 1000;
console.log(JSON.stringify({ seconds, peakMb: memoryMbOf(process.pid).peak, beforeMb }));

/** Loads the server's own copy of the library. */
function library(): Promise<Xlsx> {
  const ofServer = createRequire(fileURLToPath(import.meta.resolve("@callwright/server/files/writeXlsx.ts")));
  return import(ofServer.resolve("hucre/xlsx")) as Promise<Xlsx>;
}
