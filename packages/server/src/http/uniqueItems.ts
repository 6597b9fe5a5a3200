import type { FuncKeywordDefinition } from "ajv";

/**
 * `uniqueItems` in one pass. Ajv compares every item with every other unless the schema contains the type of the items
 * directly: behind a `$ref`, ten thousand ids took seven seconds in which the process was blocked.
 */
export const uniqueItems: FuncKeywordDefinition = {
  keyword: "uniqueItems",
  type: "array",
  schemaType: "boolean",
  error: { message: "must NOT have duplicate items" },
  validate: (isUnique: boolean, items: unknown[]) =>
    !isUnique || new Set(items.map((item) => JSON.stringify(item))).size === items.length,
};
