import type { DatabaseClient } from "../packages/server/src/db/client.ts";

/** A column as PostgreSQL describes it. */
interface Column {
  table: string;
  name: string;
  type: string;
  isNullable: boolean;
  hasDefault: boolean;
  isGenerated: boolean;
  comment: string | null;
  /** The check constraint of this column alone. */
  check: string | null;
}

const columnsQuery = `
  select t.relname as "table", c.attname as name, format_type(c.atttypid, null) as type, not c.attnotnull as "isNullable",
    c.atthasdef and c.attgenerated = '' as "hasDefault", c.attgenerated <> '' or c.attidentity = 'a' as "isGenerated",
    col_description(t.oid, c.attnum) as comment,
    (select pg_get_constraintdef(k.oid) from pg_constraint k
      where k.conrelid = t.oid and k.contype = 'c' and k.conkey = array[c.attnum]
        and pg_get_constraintdef(k.oid) like '% = ANY (ARRAY[%' limit 1) as "check"
  from pg_class t join pg_attribute c on c.attrelid = t.oid and c.attnum > 0 and not c.attisdropped
  where t.relnamespace = 'public'::regnamespace and t.relkind = 'r' and t.relname <> 'schema_migrations'
  order by t.relname, c.attnum`;

const types: Record<string, string> = {
  uuid: "string",
  text: "string",
  integer: "number",
  smallint: "number",
  "double precision": "number",
  bigint: "bigint",
  boolean: "boolean",
  bytea: "Buffer",
  "timestamp with time zone": "Date",
  "text[]": "string[]",
  "uuid[]": "string[]",
};

/**
 * The tables of a migrated database as types for kysely.
 *
 * @param named the columns whose type is given by `ColumnTypes`, as `table.column`.
 */
export async function tableTypes(client: Pick<DatabaseClient, "query">, named: ReadonlySet<string>): Promise<string> {
  const { rows } = await client.query<Column>(columnsQuery);
  const known = new Set(rows.map(({ table, name }) => `${table}.${name}`));
  const unknown = [...named].filter((name) => !known.has(name));
  if (unknown.length > 0) throw new Error(`ColumnTypes names what is no column: ${unknown.join(", ")}`);
  const tables = Map.groupBy(rows, ({ table }) => table);
  const bodies = [...tables].map(
    ([table, columns]) => `  ${table}: {\n${columns.map((column) => line(column, named)).join("")}  };\n`,
  );
  return `/** Every table of the database. */\nexport interface Tables {\n${bodies.join("")}}\n`;
}

function line(column: Column, named: ReadonlySet<string>): string {
  const comment = column.comment ? `    /** ${column.comment} */\n` : "";
  return `${comment}    ${column.name}: ${typeOf(column, named.has(`${column.table}.${column.name}`))};\n`;
}

function typeOf(column: Column, isNamed: boolean): string {
  const isJson = column.type === "json" || column.type === "jsonb";
  const words = wordsOf(column);
  if (isNamed && words) throw new Error(`The database knows the words of ${column.table}.${column.name}: ${words}`);
  const base = isNamed ? `ColumnTypes["${column.table}"]["${column.name}"]` : (words ?? types[column.type]);
  if (!base) throw new Error(`${column.table}.${column.name} is ${column.type}: say in ColumnTypes what it holds.`);
  const value = column.isNullable ? `${base} | null` : base;
  if (isJson && column.isNullable) return `JsonOrNull<${base}>`;
  if (isJson) return column.hasDefault ? `JsonWithDefault<${base}>` : `Json<${base}>`;
  if (column.isGenerated) return `GeneratedAlways<${value}>`;
  return column.hasDefault ? `Generated<${value}>` : value;
}

/** The values that a check constraint allows, as a union. */
function wordsOf({ check }: Column): string | undefined {
  const words = check?.match(/'[^']*'(?=::text)/g);
  return words?.map((word) => `"${word.slice(1, -1)}"`).join(" | ");
}
