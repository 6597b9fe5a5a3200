/** Long lists over HTTP, compared with the same statements sent directly to the database. */
import { Agent, get } from "node:http";
import path from "node:path";

import type { Scope } from "@callwright/server/auth/scope.ts";
import type { Database } from "@callwright/server/db/database.ts";
import { startEmbeddedPostgres } from "@callwright/server/db/embedded/startEmbeddedPostgres.ts";
import { openPool } from "@callwright/server/db/pool.ts";
import { createLogger } from "@callwright/server/logger.ts";
import { type CallFilter, listCallsText } from "@callwright/server/store/calls/listCalls.ts";
import { type CustomerFilter, listCustomersText } from "@callwright/server/store/potential-customers/readCustomers.ts";

import { accessToken } from "./accessToken.ts";
import { newDataFolder } from "./dataFolder.ts";
import { connections, type Throughput, underLoad } from "./load.ts";
import { type Statement, statementOf } from "./overhear.ts";
import type { Figures } from "./report.ts";
import { rowCount, seedOver, seedRows, tenth } from "./seedRows.ts";
import { production, type RunningServer, startServer } from "./server.ts";
import { milliseconds } from "./statistics.ts";

interface List {
  title: string;
  /** The address of the request, and the reader that the server uses for it. */
  address: string;
  read: (db: Database, within: Scope) => Promise<unknown>;
}

const customerTotal = "select count(*) from potential_customers c where c.seller_company_id = $1";
const page = { page: 0, perPage: 25 };
const logger = createLogger("warn");
const email = "seller@callwright.test";

const lists: List[] = [
  customers("customers, the newest", {}),
  customers("customers by name", { sortBy: "name" }),
  customers("customers whose name holds “c4ca” (a few)", { text: "c4ca" }),
  calls("calls, the newest", {}),
  calls(`calls that were busy (${tenth})`, { statuses: ["BUSY"] }),
  calls("calls to “c4ca” (a few)", { text: "c4ca" }),
];

/** Measures one list after the other: first over HTTP, then its statement over a pool with as many connections. */
export async function measureLists(): Promise<Figures[]> {
  using folder = newDataFolder();
  // The first start creates the demo data, whose accounts are used here.
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  await using server = await startServer(folder.path, production);
  await using postgres = await startEmbeddedPostgres(path.join(folder.path, "postgres"));
  const pool = openPool(postgres.connection, { max: connections, logger });
  try {
    const companyId = await seedOver(postgres.connection, (client) => seedRows(client, email));
    const within: Scope = { kind: "companies", companyIds: [companyId] };
    const token = await accessToken(server.url, email);
    const rows: string[][] = [];
    for (const list of lists) {
      const statement = await statementOf(postgres.connection, (db) => list.read(db, within));
      const plain = await overHttp(server, list.address, token, "identity");
      const http = await overHttp(server, list.address, token, "br");
      const bare = await asked(pool, statement);
      const share = `${((http.perSecond / bare.perSecond) * 100).toFixed(0)} %`;
      const cpu = [http, plain].map(({ cpuMilliseconds }) => milliseconds(cpuMilliseconds));
      const sizes = [plain, http].map(({ bytes }) => `${(bytes / 1000).toFixed(1)} kB`);
      rows.push([list.title, ...cellsOf(http), ...cpu, sizes.join(" → "), ...cellsOf(bare), share]);
    }
    const total = await asked(pool, { text: customerTotal, values: [companyId] });
    rows.push(["the customers' total alone", "", "", "", "", "", "", ...cellsOf(total), ""]);
    return [
      {
        title: `25 of ${rowCount.toLocaleString("en")} rows with their total, ${connections} connections`,
        columns: [
          "list",
          "HTTP requests/s",
          "p50",
          "p99",
          "server CPU each",
          "uncompressed",
          "an answer",
          "bare queries/s",
          "p50",
          "p99",
          "HTTP ÷ bare",
        ],
        rows,
      },
    ];
  } finally {
    await pool.end();
  }
}

function customers(title: string, filter: CustomerFilter): List {
  return {
    title,
    address: `/v1/potential-customers?${query({ text: filter.text, sortBy: filter.sortBy })}`,
    read: (db, within) => listCustomersText(db, within, filter, page),
  };
}

function calls(title: string, filter: CallFilter): List {
  return {
    title,
    address: `/v1/calls/history?${query({ text: filter.text, statuses: filter.statuses?.join(",") })}`,
    read: (db, within) => listCallsText(db, within, filter, page),
  };
}

function query(filter: Record<string, string | undefined>): URLSearchParams {
  const search = new URLSearchParams({ page: String(page.page), perPage: String(page.perPage) });
  for (const [name, value] of Object.entries(filter)) if (value !== undefined) search.set(name, value);
  return search;
}

/** Only the statements of a client are prepared, not those of the pool itself. */
function asked(pool: ReturnType<typeof openPool>, { text, values }: Statement): Promise<Throughput> {
  return underLoad(async () => {
    const client = await pool.connect();
    try {
      await client.query(text, values);
    } finally {
      client.release();
    }
  });
}

/** Sends requests over persistent connections, as a reverse proxy does. */
async function overHttp(server: RunningServer, address: string, token: string, encoding: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const cpuBefore = server.cpuMilliseconds();
  const headers = { Authorization: `Bearer ${token}`, "Accept-Encoding": encoding };
  let requests = 0;
  let bytes = 0;
  try {
    const throughput = await underLoad(async () => {
      requests++;
      bytes = await askOver(agent, server.url + address, headers);
    });
    return { ...throughput, bytes, cpuMilliseconds: (server.cpuMilliseconds() - cpuBefore) / requests };
  } finally {
    agent.destroy();
  }
}

/** Sends a request and returns the length of the body. */
function askOver(agent: Agent, url: string, headers: Record<string, string>): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, headers }, (answer) => {
      let bytes = 0;
      answer.on("data", (chunk: Buffer) => (bytes += chunk.byteLength));
      answer.on("end", () => {
        if (answer.statusCode === 200) resolve(bytes);
        else reject(new Error(`${url} answered ${answer.statusCode}.`));
      });
    });
    request.on("error", reject);
  });
}

function cellsOf({ perSecond, p50Milliseconds, p99Milliseconds }: Throughput): string[] {
  return [perSecond.toFixed(0), milliseconds(p50Milliseconds), milliseconds(p99Milliseconds)];
}
