import type { OperationId } from "../contract.js";
import { operationTable } from "../generated/operationTable.js";

/** A request, split into the parts of the contract. */
export interface Route {
  id: OperationId;
  path: Record<string, string>;
  query: Record<string, unknown>;
}

interface Place {
  id: OperationId;
  method: string;
  pattern: RegExp;
  names: readonly string[];
}

/** Paths without parameters first: `/v1/users/profile/me` is not a user's id. */
const places: readonly Place[] = Object.entries(operationTable)
  .map(([id, [method, path]]) => ({
    id: id as OperationId,
    method,
    pattern: new RegExp(`${path.replaceAll(/\{\w+\}/g, "([^/]+)")}$`),
    names: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name),
  }))
  .toSorted((a, b) => a.names.length - b.names.length);

/** The operation of a request; undefined if there is none. The server may have any origin and prefix. */
export function routeOf({ method, url }: { method: string; url: string }): Route | undefined {
  const { pathname, searchParams } = new URL(url);
  for (const { id, method: wanted, pattern, names } of places) {
    const values = method === wanted ? pattern.exec(pathname)?.slice(1) : undefined;
    if (!values) continue;
    const path = Object.fromEntries(names.map((name, nth) => [name, decodeURIComponent(values[nth] ?? "")]));
    const query = Object.fromEntries([...searchParams].map(([name, text]) => [name, valueOf(name, text)]));
    return { id, path, query };
  }
  return undefined;
}

/** The contract names parameters by their type: flags begin with `is`, lists are plurals. */
function valueOf(name: string, text: string): unknown {
  if (name === "page" || name === "perPage") return Number(text);
  if (/^is[A-Z]/.test(name)) return text === "true";
  return name.endsWith("s") ? text.split(",") : text;
}
