import type { ChangedRow, Tables } from "./tables.ts";

/**
 * How the fields of a request are stored: each with the columns it is written to, or `notStored`, or `inOtherTables`. A field of
 * the contract that is missing here does not compile, nor does a column that the table does not have.
 *
 * @example
 * const fields = {
 *   question: { question: body.question.trim() },
 *   answer: { answer: body.answer.trim() },
 * } satisfies Stored<"faqs", Body<"createFaq">>;
 * await insertFaq(trx, { id, seller_company_id: path.id, ...rowOf(fields) }, now);
 */
export type Stored<Table extends keyof Tables, Request> = { [Field in keyof Request]-?: ChangedRow<Table> };

/** For a field that controls the request and is not stored, such as a password. */
export const notStored = {};

/** For a field that is written to other tables, such as a customer's tags. */
export const inOtherTables = {};

/** The columns of all the fields as one row. */
export function rowOf<Fields extends Record<string, object>>(fields: Fields): AllOf<Fields[keyof Fields]> {
  return Object.assign({}, ...Object.values(fields)) as AllOf<Fields[keyof Fields]>;
}

/** All columns of a union of objects, combined. */
type AllOf<Union> = (Union extends object ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;
