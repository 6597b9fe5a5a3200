import type { WidgetEvent } from "../provider/index.js";

const id = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
/** A code (`NOT_FOUND`), the name of an operation, or `all`. */
const term = /^([A-Z]+(_[A-Z]+)*|[a-z]+([A-Z][a-z]+)+|all)$/;

/** What an event says that is no id, number, flag or term of ours, as paths: there must be nothing. */
export function whatIsPersonal({ detail }: WidgetEvent): string[] {
  return personalIn(detail, "detail");
}

function personalIn(value: unknown, path: string): string[] {
  if (typeof value === "object" && value !== null)
    return Object.entries(value).flatMap(([name, part]) => personalIn(part, `${path}.${name}`));
  if (typeof value !== "string") return [];
  return id.test(value) || term.test(value) ? [] : [`${path}: ${value}`];
}
