/** Where a value is inside JSON, by the names and positions that lead to it. */
export type Place = readonly string[];

/** What a service may send in place of a value that we expect. */
export const oddValues: readonly unknown[] = [
  null,
  0,
  -1,
  1.5,
  1e308,
  true,
  "",
  "never",
  "a\u0000b \ud800",
  "x".repeat(70_000),
  [],
  [null],
  {},
];

/** What a service may send in place of JSON with the fields that we expect. */
export const oddTexts: readonly (readonly [name: string, text: string])[] = [
  ["null", "null"],
  ["a number", "17"],
  ["a text", '"OK"'],
  ["a list", "[]"],
  ["a list of nothing", "[null]"],
  ["an object without fields", "{}"],
  ["a page", "<!doctype html><title>One moment, please</title>"],
  ["nothing", ""],
  ["half of it", '{"id": "abc", "sta'],
];

/** Every place in JSON, the outer ones first. */
export function placesIn(value: unknown, place: Place = []): Place[] {
  const inner = typeof value === "object" && value !== null ? Object.entries(value) : [];
  return [...(place.length > 0 ? [place] : []), ...inner.flatMap(([name, one]) => placesIn(one, [...place, name]))];
}

/** The same JSON with another value at a place. */
export function replaced(value: unknown, [name, ...rest]: Place, odd: unknown): unknown {
  if (name === undefined) return odd;
  if (Array.isArray(value))
    return value.map((one: unknown, at) => (String(at) === name ? replaced(one, rest, odd) : one));
  return { ...(value as object), [name]: replaced((value as Record<string, unknown>)[name], rest, odd) };
}

/** The same JSON with each odd value at each place, one at a time. */
export function oddForms(value: unknown): { name: string; json: unknown }[] {
  return placesIn(value).flatMap((place) =>
    oddValues.map((odd) => ({
      name: `${place.join(".")}: ${(JSON.stringify(odd) ?? "").slice(0, 20)}`,
      json: replaced(value, place, odd),
    })),
  );
}
