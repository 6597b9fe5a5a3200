/** How PostgreSQL finds the rows of each list among 100,000, for every order and the usual filters. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import type { Scope } from "@callwright/server/auth/scope.ts";
import type { Database } from "@callwright/server/db/database.ts";
import { startEmbeddedPostgres } from "@callwright/server/db/embedded/startEmbeddedPostgres.ts";
import { openPool } from "@callwright/server/db/pool.ts";
import { createLogger } from "@callwright/server/logger.ts";
import { listCallsText } from "@callwright/server/store/calls/listCalls.ts";
import { listPhoneBooksText } from "@callwright/server/store/phone-books/readPhoneBooks.ts";
import { listCustomersText } from "@callwright/server/store/potential-customers/readCustomers.ts";
import { listProductsText } from "@callwright/server/store/products.ts";
import { listSellerCompaniesText } from "@callwright/server/store/sellerCompanies.ts";
import { listTransactionsText } from "@callwright/server/store/transactions.ts";
import { listUsersText } from "@callwright/server/store/users.ts";

import { newDataFolder } from "./dataFolder.ts";
import { type Statement, statementOf } from "./overhear.ts";
import type { Figures } from "./report.ts";
import { seedLists } from "./seedLists.ts";
import { rowCount, seedOver, seedRows, tenth } from "./seedRows.ts";
import { startServer } from "./server.ts";
import { median, milliseconds } from "./statistics.ts";

/** A filter. Its values are the contract's, which the reader's own type checks elsewhere. */
type Filter = Record<string, unknown>;

interface List {
  operation: string;
  /** The scopes of the list: one company, or everything, as managers see it. */
  scopes: ("company" | "everything")[];
  filters: Record<string, Filter>;
  read: (db: Database, within: Scope, filter: Filter) => Promise<unknown>;
}

const page = { page: 0, perPage: 25 };
const few = { "a few of them by text": { text: "c4ca" } };
const runs = 3;

const lists: List[] = [
  {
    operation: "listPotentialCustomers",
    scopes: ["company", "everything"],
    filters: { ...few, "the catalogue": { isCatalog: true } },
    read: (db, within, filter) => listCustomersText(db, within, filter, page),
  },
  {
    operation: "listCalls",
    scopes: ["company", "everything"],
    filters: {
      ...few,
      [`busy ones (${tenth})`]: { statuses: ["BUSY"] },
      "failed ones (none)": { statuses: ["FAILED"] },
    },
    read: (db, within, filter) => listCallsText(db, within, filter, page),
  },
  {
    operation: "listPhoneBooks",
    scopes: ["company", "everything"],
    filters: few,
    read: (db, within, filter) => listPhoneBooksText(db, within, filter, page),
  },
  {
    operation: "listProducts",
    scopes: ["company"],
    filters: few,
    read: (db, within, filter) => listProductsText(db, { within, userId: null }, filter, page),
  },
  {
    operation: "listTransactions",
    scopes: ["company", "everything"],
    filters: { ...few, [`deposits (${(rowCount / 5).toLocaleString("en")})`]: { types: ["DEPOSIT"] } },
    read: (db, within, filter) => listTransactionsText(db, within, filter, page),
  },
  {
    operation: "listSellerCompanies",
    scopes: ["everything"],
    filters: few,
    read: (db, within, filter) => listSellerCompaniesText(db, within, filter, page),
  },
  {
    operation: "listUsers",
    scopes: ["everything"],
    filters: few,
    read: (db, _within, filter) => listUsersText(db, filter, page),
  },
];

/** Measures every list in every order that the contract allows. */
export async function measurePlans(): Promise<Figures[]> {
  using folder = newDataFolder();
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  await using postgres = await startEmbeddedPostgres(path.join(folder.path, "postgres"));
  const pool = openPool(postgres.connection, { max: 1, logger: createLogger("warn") });
  try {
    const companyId = await seedOver(postgres.connection, async (client) => {
      const id = await seedRows(client, "seller@callwright.test");
      await seedLists(client, id);
      return id;
    });
    const scopes: Record<"company" | "everything", Scope> = {
      company: { kind: "companies", companyIds: [companyId] },
      everything: { kind: "everything" },
    };
    const rows: string[][] = [];
    for (const { operation, scopes: asked, filters, read } of lists) {
      const orders = sortsOf(operation).map((sortBy) => [sortBy, { sortBy }] as const);
      for (const [title, filter] of [...orders, ...Object.entries(filters)]) {
        for (const name of asked) {
          const statement = await statementOf(postgres.connection, (db) => read(db, scopes[name], filter));
          rows.push([`${operation}, ${title}`, name, ...(await explained(pool, statement))]);
        }
      }
    }
    return [
      {
        title: `25 of ${rowCount.toLocaleString("en")} rows with their total, one connection, median of ${runs}`,
        columns: ["list", "of", "the page comes from", "sorts", "takes"],
        rows,
      },
    ];
  } finally {
    await pool.end();
  }
}

function sortsOf(operation: string): string[] {
  const file = createRequire(import.meta.url).resolve("@callwright/openapi/openapi.json");
  const { paths } = JSON.parse(readFileSync(file, "utf8")) as {
    paths: Record<
      string,
      { get?: { operationId: string; parameters?: { name?: string; schema?: { enum?: string[] } }[] } }
    >;
  };
  const found = Object.values(paths).find(({ get }) => get?.operationId === operation)?.get;
  return found?.parameters?.find(({ name }) => name === "sortBy")?.schema?.enum ?? [];
}

interface PlanNode {
  "Node Type": string;
  "Index Name"?: string;
  "Relation Name"?: string;
  "Subplan Name"?: string;
  Plans?: PlanNode[];
}

/** What the rows of the page are read from, whether they are sorted, and how long the whole statement takes. */
async function explained(pool: ReturnType<typeof openPool>, { text, values }: Statement): Promise<string[]> {
  const { rows } = await pool.query<{ "QUERY PLAN": [{ Plan: PlanNode }] }>(`explain (format json) ${text}`, values);
  const plan = rows[0]?.["QUERY PLAN"][0].Plan;
  if (!plan) throw new Error("PostgreSQL explained nothing.");
  const took: number[] = [];
  for (let run = 0; run < runs; run++) {
    const startedAt = performance.now();
    await pool.query(text, values);
    took.push(performance.now() - startedAt);
  }
  // Only the nodes below the page's limit, without the sub-selects that make the JSON or a value to sort by.
  const limit = nodesOf(plan).find((node) => node["Node Type"] === "Limit");
  const below = limit ? nodesOf(limit, (node) => !node["Subplan Name"]?.startsWith("SubPlan")) : [];
  const scan = below.find((node) => node["Relation Name"] && node["Node Type"].includes("Scan"));
  const index = below.find((node) => node["Index Name"])?.["Index Name"];
  const sort = below.find((node) => node["Node Type"].includes("Sort"));
  return [
    index ?? (scan ? `all rows of ${scan["Relation Name"]}` : "nothing"),
    sort ? sort["Node Type"].toLowerCase() : "no",
    milliseconds(median(took)),
  ];
}

function nodesOf(plan: PlanNode, isWanted: (node: PlanNode) => boolean = () => true): PlanNode[] {
  return [plan, ...(plan.Plans ?? []).filter(isWanted).flatMap((node) => nodesOf(node, isWanted))];
}
