import type { Operation } from "./operations.ts";
import { problem } from "../contract/problem.ts";

/** Reads the query string: lists are separated by commas, all other parameters may occur once. */
export function readQuery(search: URLSearchParams, { listParameters }: Operation): Record<string, string | string[]> {
  // Without a prototype: names such as `constructor` and `__proto__` are names like any other.
  const query = Object.create(null) as Record<string, string | string[]>;
  for (const [name, value] of search) {
    if (value.includes("\0"))
      throw problem(400, "VALIDATION_FAILED", "Please check the query.", {
        errors: { [name]: "Does not have the expected form." },
      });
    if (listParameters.has(name)) {
      const values = value === "" ? [] : value.split(",");
      query[name] = [...((query[name] as string[] | undefined) ?? []), ...values];
      continue;
    }
    if (name in query)
      throw problem(400, "VALIDATION_FAILED", "Please check the query.", {
        errors: { [name]: "Was given more than once." },
      });
    query[name] = value;
  }
  return query;
}
