import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
  type RawBuilder,
} from "kysely";

import type { Row, Tables } from "./tables.ts";

/** An SQL expression with a value of this type. */
export type Sql<Value> = RawBuilder<Value>;

/** The columns of a table, each with the type it is read as. */
export type Columns<Table extends keyof Tables> = { readonly [Column in keyof Row<Table>]: Sql<Row<Table>[Column]> };

/**
 * The columns of a table under the alias that a statement gives it.
 *
 * @example const k = columnsOf<"contacts">("k"); // k.phone_number is the SQL k.phone_number, an Sql<string>
 */
export function columnsOf<Table extends keyof Tables>(alias: string): Columns<Table> {
  return new Proxy({} as Columns<Table>, { get: (_target, column) => sql.raw(`${alias}.${String(column)}`) });
}

const writer = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

/**
 * A JSON object of the contract. A field that is missing, misspelt or of another type does not compile. Columns know
 * their types (`columnsOf`); for raw SQL the type is not checked, so specify it: sql<number>`count(*)`.
 *
 * @example jsonOf<Schemas["NamedRef"]>({ id: s.id, name: s.name })
 */
export function jsonOf<Shape extends object>(fields: FieldsOf<Shape>): Sql<Shape> {
  const pairs = Object.entries<Sql<unknown>>(fields).map(([name, value]) => sql`${sql.lit(name)}, ${value}`);
  return writtenOnce(sql<Shape>`json_build_object(${sql.join(pairs)})`);
}

/** Every field of a JSON object with its SQL. */
export type FieldsOf<Shape> = { [Field in keyof Shape]-?: Sql<Shape[Field]> };

/** Id and name of a row. */
export const namedRef = ({ id, name }: { id: Sql<string>; name: Sql<string> }) => jsonOf<NamedRef>({ id, name });

interface NamedRef {
  id: string;
  name: string;
}

/**
 * A value of the one row to which a foreign key refers; it cannot be missing.
 *
 * @param from the rest of the statement: `from countries co where co.id = c.country_id`.
 */
export const one = <Value>(value: Sql<Value>, from: Sql<unknown>) => sql<Value>`(select ${value} ${from})`;

/** A value of one row, or null if there is none. */
export const oneOrNull = <Value>(value: Sql<Value>, from: Sql<unknown>) => sql<Value | null>`(select ${value} ${from})`;

/** The values of some rows as a sorted array; empty if there are none. */
export const many = <Value>(value: Sql<Value>, order: Sql<unknown>, from: Sql<unknown>) =>
  sql<Value[]>`coalesce((select json_agg(${value} order by ${order}) ${from}), '[]')`;

/** A value if a condition is true, otherwise null. */
export const when = <Value>(condition: Sql<boolean>, value: Sql<Value>) =>
  sql<Value | null>`case when ${condition} then ${value} end`;

/** Whether a row exists. */
export const isPresent = (value: Sql<unknown>) => sql<boolean>`${value} is not null`;

/** A time in the format of the contract. */
export const iso = <Moment extends Date | null>(moment: Sql<Moment>) =>
  sql<Moment extends Date ? string : null>`iso(${moment})`;

/** Money in dollars. */
export const usd = <Micros extends bigint | null>(micros: Sql<Micros>) =>
  sql<Micros extends bigint ? number : null>`usd(${micros})`;

/**
 * An expression without parameters as one piece of text: kysely compiles it now, not for every request (15 µs for a
 * call).
 */
function writtenOnce<Value>(expression: Sql<Value>): Sql<Value> {
  const { sql: text, parameters } = expression.compile(writer);
  return parameters.length === 0 ? sql.raw<Value>(text) : expression;
}
