import * as fc from "fast-check";

import type { Parameter } from "../../contract/openApi.ts";
import type { ContractOperation } from "./contractOperations.ts";

/** Values that no field expects, and that have broken servers before. */
export const oddValue: fc.Arbitrary<unknown> = fc.oneof(
  fc.constantFrom(
    null,
    true,
    0,
    -1,
    1.5,
    -0.000001,
    1e308,
    -1e308,
    2 ** 60,
    "",
    " ",
    "\u0000",
    "a\u0000b",
    "\u0007\u001B[31m",
    "\uD800",
    "\u202Egnp.exe",
    "NaN",
    "Infinity",
    "2025-02-30T25:61",
    "9999999-01-01T00:00:00Z",
    "00000000-0000-0000-0000-000000000000",
    "' or 1=1 --",
    "%00%0a",
    "{{7*7}}",
    "../../etc/passwd",
    "x".repeat(300),
    "x".repeat(100_000),
    [],
    {},
    [[[[]]]],
    { $ref: "#" },
    { __proto__: null, constructor: 1 },
  ),
  fc.string({ unit: "binary", maxLength: 300 }),
  fc.double(),
  fc.integer(),
  fc.uuid(),
  fc.array(fc.anything({ maxDepth: 1 }), { maxLength: 5 }),
);

type Path = (string | number)[];

/** The paths of all places in a JSON value, the root first. */
function placesIn(value: unknown, path: Path = []): Path[] {
  if (typeof value !== "object" || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function replaced(value: unknown, [key, ...rest]: Path, change: (before: unknown) => unknown): unknown {
  if (key === undefined) return change(value);
  if (Array.isArray(value))
    return value.map((inner: unknown, at): unknown =>
      String(at) === String(key) ? replaced(inner, rest, change) : inner,
    );
  const object = value as Record<string, unknown>;
  return { ...object, [key]: replaced(object[key], rest, change) };
}

/** A valid body with one fault: an odd value, an additional field, or a missing one. */
export function brokenBody(good: object): fc.Arbitrary<unknown> {
  const places = placesIn(good);
  const fields = Object.keys(good);
  const oddPlace = fc
    .tuple(fc.constantFrom(...places), oddValue)
    .map(([place, odd]) => replaced(good, place, () => odd));
  const extra = fc
    .tuple(fc.constantFrom("id", "role", "sellerCompanyId2", "__proto__", "constructor", "createdAt"), oddValue)
    .map(([name, odd]) => Object.assign(Object.create(null) as object, good, { [name]: odd }));
  const missing = fields.map((name) =>
    fc.constant(Object.fromEntries(Object.entries(good).filter(([key]) => key !== name))),
  );
  return fc.oneof({ weight: 4, arbitrary: oddPlace }, extra, ...missing);
}

/** Text that is sent instead of JSON, with its content type. */
export const notJson: fc.Arbitrary<{ type: string; text: string }> = fc.oneof(
  fc.record({
    type: fc.constant("application/json"),
    text: fc.constantFrom("{", "[1,", "nul", '{"a":1}}', "\uFEFF", "{'a':1}", '{"a":NaN}', "[".repeat(50_000)),
  }),
  fc.record({
    type: fc.constantFrom("text/plain", "application/xml", "multipart/form-data", "application/json5", ""),
    text: fc.constantFrom("{}", "<a/>", "a=1"),
  }),
);

/** A query string with a fault: an odd value, an unknown parameter, one that occurs twice, or broken escapes. */
export function brokenQuery({ parameters }: ContractOperation): fc.Arbitrary<string> {
  const known = parameters.filter((parameter: Parameter) => parameter.in === "query").map(({ name }) => name);
  const name = known.length > 0 ? fc.constantFrom(...known, "unknown") : fc.constant("unknown");
  const text = fc.oneof(
    fc.constantFrom(
      "",
      "-1",
      "1e9",
      "99999999999999999999",
      "%00",
      "%E0%A4%A",
      "%",
      "a,b,,",
      "null",
      "[]",
      "true;drop",
    ),
    fc.string({ unit: "binary", maxLength: 50 }).map(encoded),
    fc.constant("x".repeat(5_000)),
  );
  return fc.array(fc.tuple(name, text), { minLength: 1, maxLength: 3 }).map((pairs) => {
    return `?${pairs.map(([key, value]) => `${key}=${value}`).join("&")}`;
  });
}

/** A path segment in the place of an id. */
export const oddSegment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom("0", "null", "%00", "%20", "..%2f..", "%E0%A4%A", "-1", "undefined", "x".repeat(2_000), "é", "{id}"),
  fc.string({ unit: "binary", minLength: 1, maxLength: 40 }).map(encoded),
);

/** Escapes text for a URL, without lone surrogates, which cannot be escaped. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed());
}
