/**
 * Writes the types of the database's tables from the database itself: an empty PostgreSQL after every migration.
 * `--check` writes nothing and fails if the committed file does not match the migrations.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

import ts from "typescript";

import { DatabaseClient } from "../packages/server/src/db/client.ts";
import { migrate } from "../packages/server/src/db/migrate.ts";
import { startEmbeddedPostgres } from "../packages/server/src/db/embedded/startEmbeddedPostgres.ts";
import { root } from "./run.ts";
import { tableTypes } from "./tableTypes.ts";

const file = path.join(root, "packages/server/src/store/generated/tables.ts");
const columnTypesFile = path.join(root, "packages/server/src/store/columnTypes.ts");
const head = `// Generated from the migrations by \`pnpm generate\`. Change the database with a migration, not this file.
import type { ColumnType, Generated, GeneratedAlways } from "kysely";

import type { ColumnTypes } from "../columnTypes.ts";

/** Written as JSON text, read as the value. */
export type Json<Value> = ColumnType<Value, string, string>;

/** The same if the database has a default. */
export type JsonWithDefault<Value> = ColumnType<Value, string | undefined, string>;

/** The same if nothing may be written. */
export type JsonOrNull<Value> = ColumnType<Value | null, string | null | undefined, string | null>;

`;

const wanted = head + (await typesOfMigrated());
const isStale = read(file) !== wanted;
if (!process.argv.includes("--check")) writeFileSync(file, wanted);
else if (isStale) {
  console.error("Stale: packages/server/src/store/generated/tables.ts. Run `pnpm generate` and commit the result.");
  process.exitCode = 1;
}

async function typesOfMigrated(): Promise<string> {
  const folder = mkdtempSync(path.join(tmpdir(), "callwright-tables-"));
  try {
    await using postgres = await startEmbeddedPostgres(path.join(folder, "postgres"));
    await migrate(postgres.connection);
    const client = new DatabaseClient(postgres.connection);
    await client.connect();
    try {
      return await tableTypes(client, columnsOfColumnTypes());
    } finally {
      await client.end();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The columns whose types are in `ColumnTypes`, as `table.column`. */
function columnsOfColumnTypes(): Set<string> {
  const source = ts.createSourceFile(columnTypesFile, read(columnTypesFile), ts.ScriptTarget.Latest);
  const members = source.statements.find(ts.isInterfaceDeclaration)?.members ?? [];
  const named = members.flatMap((table) => {
    if (!ts.isPropertySignature(table) || !table.type || !ts.isTypeLiteralNode(table.type)) return [];
    const tableName = table.name.getText(source);
    return table.type.members.map((column) => `${tableName}.${column.name?.getText(source)}`);
  });
  return new Set(named);
}

function read(name: string): string {
  try {
    return readFileSync(name, "utf8");
  } catch {
    return "";
  }
}
