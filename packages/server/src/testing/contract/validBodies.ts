import * as fc from "fast-check";

import { resolve, type Reference, type Schema } from "../../contract/openApi.ts";
import { contract } from "./contractOperations.ts";

type Arbitrary = fc.Arbitrary<unknown>;

/** Valid text that has broken servers before. */
const oddTexts = [
  "\uD800",
  "\uDC00\uD800",
  "\u202Egnp.exe",
  "\uFEFF",
  "\u2028",
  "=cmd|' /C calc'!A0",
  "' or 1=1 --",
  "%",
  "_\\",
  "\\u0000",
  "{{7*7}}",
  "İstanbul",
  "ﬀ",
  "👩‍👩‍👧‍👦",
];

const moments = fc.oneof(
  fc.constantFrom("0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "2024-02-29T23:59:59+14:00"),
  fc
    .date({ noInvalidDate: true, min: new Date("1900-01-01"), max: new Date("2200-01-01") })
    .map((at) => at.toISOString()),
);

/**
 * Bodies that a schema of the contract allows, beyond its examples: every branch, every length, every number.
 *
 * @param ids rows that exist, for fields that name one; sometimes an id is unknown.
 */
export function validBody(given: Schema | Reference, ids: readonly string[]): Arbitrary {
  // Keywords beside a reference narrow the referenced schema.
  const { $ref: _reference, ...beside } = given as Schema;
  const schema: Schema = { ...resolve<Schema>(contract, given), ...beside };
  const { anyOf, oneOf, ...rest } = schema;
  const branches = (anyOf ?? oneOf) as Schema[] | undefined;
  if (branches) return fc.oneof(...branches.map((branch) => validBody({ ...rest, ...branch }, ids)));
  if (Array.isArray(schema.enum)) return fc.constantFrom(...(schema.enum as unknown[]));
  if ("const" in schema) return fc.constant(schema.const);
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type ?? "any"]) as string[];
  return fc.oneof(...types.map((type) => ofType(type, schema, ids)));
}

function ofType(type: string, schema: Schema, ids: readonly string[]): Arbitrary {
  switch (type) {
    case "null":
      return fc.constant(null);
    case "boolean":
      return fc.boolean();
    case "integer":
      return fc.integer({ min: numberOf(schema.minimum, -(2 ** 31)), max: numberOf(schema.maximum, 2 ** 31) });
    case "number":
      return fc.double({
        min: numberOf(schema.minimum, -1e308),
        max: numberOf(schema.maximum, 1e308),
        noNaN: true,
      });
    case "string":
      return texts(schema, ids);
    case "array":
      return fc.uniqueArray(validBody(schema.items as Schema, ids), {
        minLength: numberOf(schema.minItems, 0),
        maxLength: Math.min(numberOf(schema.maxItems, 5), Math.max(5, numberOf(schema.minItems, 0))),
        selector: (item) => JSON.stringify(item),
      });
    case "object":
      return objects(schema, ids);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function objects(schema: Schema, ids: readonly string[]): Arbitrary {
  const properties = Object.entries((schema.properties ?? {}) as Record<string, Schema>);
  const values = Object.fromEntries(properties.map(([name, inner]) => [name, validBody(inner, ids)]));
  const fields = fc.record(values, { requiredKeys: (schema.required ?? []) as string[], noNullPrototype: true });
  return fields.filter((value) => Object.keys(value).length >= numberOf(schema.minProperties, 0));
}

function texts(schema: Schema, ids: readonly string[]): Arbitrary {
  if (schema.format === "uuid")
    return fc.oneof({ weight: 8, arbitrary: fc.constantFrom(...ids) }, { weight: 1, arbitrary: fc.uuid() });
  if (schema.format === "date-time") return moments;
  if (schema.format === "email") return fc.emailAddress();
  if (schema.format === "uri") return fc.webUrl();
  const minLength = numberOf(schema.minLength, 0);
  const maxLength = numberOf(schema.maxLength, 500);
  const pattern = typeof schema.pattern === "string" ? new RegExp(schema.pattern, "u") : /(?:)/u;
  const fits = (text: string) => {
    const { length } = Array.from(text);
    return length >= minLength && length <= maxLength && pattern.test(text);
  };
  const odd = oddTexts.filter(fits);
  const longest = ["x", "é", "😀"].map((one) => one.repeat(Math.max(0, maxLength - 3)) + "Aa1").filter(fits);
  const known = [...odd, ...longest];
  return fc.oneof(...(known.length > 0 ? [fc.constantFrom(...known)] : []), matching(pattern, maxLength).filter(fits));
}

const ascii = Array.from({ length: 95 }, (_, at) => String.fromCharCode(32 + at));

/** Text that matches a pattern: free text that the caller filters, characters of one set, or the pattern itself. */
function matching(pattern: RegExp, maxLength: number): fc.Arbitrary<string> {
  // A text field needs some character, and a password a capital letter, a small letter and a digit.
  if (pattern.source.includes("(?=") || pattern.test(""))
    return fc.string({ unit: "grapheme", maxLength: Math.max(0, maxLength - 3) }).map((text) => `${text}Aa1`);
  const set = ascii.filter((one) => pattern.test(one));
  if (set.length > 0) return fc.string({ unit: fc.constantFrom(...set), minLength: 1, maxLength });
  return fc.stringMatching(new RegExp(pattern.source));
}

function numberOf(value: unknown, otherwise: number): number {
  return typeof value === "number" ? value : otherwise;
}
