/** The import and export of 50,000 customers as .xlsx, compared with the library alone. */
import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { customerColumns } from "@callwright/server/domain/import/columns.ts";
import { writeXlsx } from "@callwright/server/files/writeXlsx.ts";
import { demoPassword } from "@callwright/server/seed/demo/accounts.ts";
import { manyCustomers } from "@callwright/server/testing/spreadsheets.ts";

import { newDataFolder } from "./dataFolder.ts";
import { postJson } from "./postJson.ts";
import type { Figures } from "./report.ts";
import { production, type RunningServer, startServer } from "./server.ts";

const rowCount = 50_000;

interface Cost {
  seconds: number;
  /** The largest memory use of the process, and its memory use before. */
  peakMb: number;
  beforeMb: number;
}

/** Measures each in a fresh process, so that its peak is its own. */
export async function measureFiles(): Promise<Figures[]> {
  using folder = newDataFolder();
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  const file = path.join(path.dirname(folder.path), "customers.xlsx");
  writeFileSync(file, await workbook());
  const importing = await withServer(folder.path, async (server, token) => {
    const form = new FormData();
    form.append("file", new Blob([readFileSync(file)]), "customers.xlsx");
    const headers = { Authorization: `Bearer ${token}` };
    const answer = await fetch(`${server.url}/v1/potential-customers/bulk/import`, {
      method: "POST",
      headers,
      body: form,
    });
    const { created } = (await answer.json()) as { created?: number };
    if (created !== rowCount) throw new Error(`The import answered ${answer.status} and made ${created} customers.`);
  });
  const exporting = await withServer(folder.path, async (server, token) => {
    const address = `${server.url}/v1/potential-customers/bulk/export?text=Imported`;
    await (await postJson(address, {}, token)).arrayBuffer();
  });
  const [reading, writing] = [await bareLibrary("read", file), await bareLibrary("write", file)];
  return [
    {
      title: `${rowCount.toLocaleString("en")} customers with contact, products and tags`,
      columns: ["what", "seconds", "memory at its peak, MB", "of it before"],
      rows: [
        ["import over HTTP: checked, read, written to the database", ...cellsOf(importing)],
        ["the library reads the file", ...cellsOf(reading)],
        ["export over HTTP: read from the database, written", ...cellsOf(exporting)],
        ["the library writes the rows", ...cellsOf(writing)],
      ],
    },
  ];
}

async function withServer(
  folder: string,
  work: (server: RunningServer, token: string) => Promise<void>,
): Promise<Cost> {
  await using server = await startServer(folder, { ...production, CALLWRIGHT_RATE_LIMIT_SCALE: "1000" });
  const login = { email: "seller@callwright.test", password: demoPassword };
  const { accessToken } = (await (await postJson(`${server.url}/v1/auth/login`, login)).json()) as {
    accessToken: string;
  };
  const beforeMb = server.memoryMb().now;
  const startedAt = performance.now();
  await work(server, accessToken);
  return { seconds: (performance.now() - startedAt) / 1000, peakMb: server.memoryMb().peak, beforeMb };
}

async function workbook(): Promise<Uint8Array> {
  const columns = customerColumns.map((header) => ({
    header,
    width: 20,
    value: (row: ReturnType<typeof manyCustomers>[number]) => row[header] ?? null,
  }));
  return new Uint8Array(await new Response(writeXlsx("Customers", columns, manyCustomers(rowCount))).arrayBuffer());
}

function bareLibrary(what: "read" | "write", file: string): Promise<Cost> {
  return new Promise((resolve, reject) => {
    const script = path.join(import.meta.dirname, "bareXlsx.ts");
    const child = spawn(process.execPath, [script, what, file], { stdio: ["ignore", "pipe", "inherit"] });
    let output = "";
    child.stdout.on("data", (bytes: Buffer) => (output += bytes.toString()));
    child.on("exit", (code) =>
      code === 0 ? resolve(JSON.parse(output) as Cost) : reject(new Error(`It ended with ${code}.`)),
    );
  });
}

function cellsOf({ seconds, peakMb, beforeMb }: Cost): string[] {
  return [seconds.toFixed(1), peakMb.toFixed(0), beforeMb.toFixed(0)];
}
