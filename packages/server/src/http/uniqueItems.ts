import type { FuncKeywordDefinition } from "ajv";

/**
 * `uniqueItems` in one pass. Ajv compares every item with every other unless the schema of the items says their type in place:
 * behind a `$ref`, ten thousand ids took it seven seconds in which the process did nothing else.
 */
export const uniqueItems: FuncKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  error: { message: "must NOT have duplicate items" },
  validate: (isUnique: boolean, items: unknown[]) =>
    !isUnique || new Set(items.map((item) => JSON.stringify(item))).size === items.length,
};
