/** How many rows a page can have (A-CONST-03). */
const perPageOptions: readonly unknown[] = [5, 10, 25, 50, 100];

/** A page from 0 out of a value that may come from anywhere, e.g. an address. */
export function pageFrom(value: unknown): number {
  return Number.isInteger(value) && (value as number) >= 0 ? (value as number) : 0;
}

/** A number of rows that can be chosen, else the usual one. */
export function perPageFrom(value: unknown, usual: number): number {
  return perPageOptions.includes(value) ? (value as number) : usual;
}

/** A field to sort by, or `-field`, if the list knows it, else the usual one. */
export function sortFrom<Sort extends string>(value: unknown, fields: ReadonlySet<string>, usual: Sort): Sort {
  return typeof value === "string" && fields.has(value.replace(/^-/, "")) ? (value as Sort) : usual;
}

/** A text, or none. */
export function textFrom(value: unknown): string {
  return typeof value === "string" ? value : "";
}

/** Ids or names, each once; none if it is no list of them. */
export function listFrom(value: unknown): string[] {
  const items: readonly unknown[] = Array.isArray(value) ? value : [];
  return [...new Set(items.filter((item): item is string => typeof item === "string" && item !== ""))];
}

/** What of a view is not as it would be anyway: all that an address has to remember. */
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
