import { pageSizes } from "../lib/pageSizes.js";

/** Reads a page, counted from 0, from an untrusted value. */
export function pageFrom(value: unknown): number {
  return Number.isInteger(value) && (value as number) >= 0 ? (value as number) : 0;
}

/** Reads a number of rows per page that can be chosen, or returns the default. */
export function perPageFrom(value: unknown, usual: number): number {
  return pageSizes.includes(value as number) ? (value as number) : usual;
}

/** Reads a field to sort by, or `-field`, if the list has it, or returns the default. */
export function sortFrom<Sort extends string>(value: unknown, fields: ReadonlySet<string>, usual: Sort): Sort {
  return typeof value === "string" && fields.has(value.replace(/^-/, "")) ? (value as Sort) : usual;
}

/** Reads a text, or returns an empty one. */
export function textFrom(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Reads a list of ids or names without duplicates, or returns an empty one. */
export function listFrom(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return [...new Set(items.filter((item): item is string => typeof item === "string" && item !== ""))];
}

/** The values of a view that differ from the defaults, which a URL has to contain. */
export function changesOf<View extends object>(view: View, usual: View): Partial<View> {
  const changed = Object.entries(view).filter(([key, value]) =>
    Array.isArray(value) ? value.length > 0 : value !== usual[key as keyof View],
  );
  return Object.fromEntries(changed) as Partial<View>;
}

/** The last page that has rows. */
export function lastPage(totalCount: number, perPage: number): number {
  return Math.max(0, Math.ceil(totalCount / perPage) - 1);
}
