import type { KeptView, ViewRules } from "./useWidgetView.js";
import { changesOf, listFrom, pageFrom, perPageFrom, sortFrom, textFrom } from "./viewValues.js";

/** The view of any list: the part of a widget's state that can be kept in a URL. */
export interface ListView<Sort extends string = string> {
  /** The page, from 0. */
  page: number;
  /** The number of rows per page: 5, 10, 25, 50 or 100. */
  perPage: number;
  /** The order: a field of the contract, or `-field` for descending order. */
  sortBy: Sort;
}

/** The values that a key of a view can have: any text, ids, a boolean, or one or several of the known values. */
type Holds<Value> = [Value] extends [boolean]
  ? "flag"
  : [Value] extends [readonly (infer One)[]]
    ? string extends One
      ? "ids"
      : { someOf: readonly One[] }
    : string extends Value
      ? "text"
      : { /** The first value is the default. */ oneOf: readonly Value[] };

type AnyHolds = "flag" | "ids" | "text" | { someOf: readonly string[] } | { oneOf: readonly string[] };

export interface Key<What> {
  role: "filter" | "place" | "beside";
  holds: What;
}

/** A key that filters the list. Clear filters resets it. */
export const filter = <const What extends AnyHolds>(holds: What): Key<What> => ({ role: "filter", holds });

/** A key that selects whose rows are listed. It is not a filter. */
export const place = <const What extends AnyHolds>(holds: What): Key<What> => ({ role: "place", holds });

/**
 * A key for what is open beside the list, which does not change the list. Changes of `open…` and `tab` are reported as
 * steps for the browser's history.
 */
export const beside = <const What extends AnyHolds>(holds: What): Key<What> => ({ role: "beside", holds });

/** The description of a list's view. */
export interface ListViewDescription<View extends ListView> {
  /** The list's name in the host's memory. */
  list: string;
  /** The default number of rows per page. @default 10 */
  perPage?: number;
  /** The default order. */
  sortBy: View["sortBy"];
  /** The fields by which the list can be sorted. */
  sortFields: readonly Exclude<View["sortBy"], `-${string}`>[];
  /** All other keys of the view. */
  keys: { [Name in Exclude<keyof View, keyof ListView>]-?: Key<Holds<View[Name]>> };
}

/** The rules of a list's view. */
export interface ListRules<View extends ListView> extends ViewRules<View> {
  /** Reads a view from untrusted values, for example from a URL. Invalid values get their default. */
  read: (given?: { readonly [Name in keyof View]?: unknown }) => View;
  /** The default view. */
  usual: View;
  /** The part of the view that is stored in the list memory. */
  kept: KeptView<View>;
  /** The change that clears all filters. */
  cleared: Partial<View>;
  /** Whether a filter or a search is set. */
  isFiltered: (view: View) => boolean;
  /** The number of filters that are set, without the search. */
  activeFilterCount: (view: View) => number;
  /** Whether a change affects which rows match, so that the selection must be cleared. */
  changesRows: (change: Partial<View>) => boolean;
}

/**
 * Derives the rules of a list's view from its description: how it is read from a URL, which values a URL has to
 * contain, which values are stored in the list memory, and the effect of a change. A change of the matching rows or of
 * their order returns to the first page; a change of what is open beside the list does not. Closing it also resets its
 * tab.
 *
 * @example
 * const productsView = listView<ProductsView>({
 *   list: "products",
 *   sortBy: "-updatedAt",
 *   sortFields: ["updatedAt", "name"],
 *   keys: { text: filter("text"), sellerCompanyId: place("text"), openProductId: beside("text"), openNew: beside("flag") },
 * });
 */
export function listView<View extends ListView>(description: ListViewDescription<View>): ListRules<View> {
  const { list, perPage = 10, sortBy, sortFields } = description;
  const keys = Object.entries(description.keys as Readonly<Record<string, Key<AnyHolds>>>);
  const namesOf = (...roles: Key<AnyHolds>["role"][]) =>
    keys.filter(([, { role }]) => roles.includes(role)).map(([name]) => name as keyof View & string);
  const [filters, rowKeys, openKeys] = [namesOf("filter"), namesOf("filter", "place"), namesOf("beside")];
  const fields: ReadonlySet<string> = new Set(sortFields);

  const read = (given?: { readonly [Name in keyof View]?: unknown }): View => {
    // JSON may say null, and memories do so where nothing was kept.
    const values: Readonly<Record<string, unknown>> = given ?? {};
    return {
      page: pageFrom(values["page"]),
      perPage: perPageFrom(values["perPage"], perPage),
      sortBy: sortFrom(values["sortBy"], fields, sortBy),
      ...valuesOf(keys, values),
    } as View; // guaranteed by the type of the description
  };
  const usual = read();
  const isSet = (view: View, name: keyof View & string) => {
    const value = view[name];
    return Array.isArray(value) ? value.length > 0 : (typeof value === "string" ? value.trim() : value) !== usual[name];
  };

  return {
    usual,
    kept: { list, keys: ["perPage", "sortBy", ...filters.filter((name) => !isOfToday.test(name))] },
    cleared: Object.fromEntries(filters.map((name) => [name, usual[name]])) as Partial<View>,
    read,
    changes: (view) => changesOf(view, usual),
    change: (view, change) => {
      const names = Object.keys(change);
      const isSamePage = names.every((name) => name === "page" || openKeys.some((key) => key === name));
      const isClosed = Object.entries(change).some(([name, value]) => name.startsWith("open") && value === "");
      return {
        ...view,
        ...(isClosed && "tab" in usual && { tab: usual.tab }),
        ...(!isSamePage && { page: 0 }),
        ...change,
        // Sorted and without duplicates, as a URL returns them.
        ...valuesOf(
          keys.filter(([name]) => names.includes(name)),
          change,
        ),
      };
    },
    isFiltered: (view) => filters.some((name) => isSet(view, name)),
    activeFilterCount: (view) => rowKeys.filter((name) => name !== "text" && isSet(view, name)).length,
    changesRows: (change) => rowKeys.some((name) => name in change),
  };
}

/** Filters that are never stored: the search, the words of a conversation, and a manager's seller companies. */
const isOfToday = /^(text|said|sellerCompanyIds?)$/;

function valuesOf(keys: readonly (readonly [string, Key<AnyHolds>])[], values: Readonly<Record<string, unknown>>) {
  return Object.fromEntries(keys.map(([name, { holds }]) => [name, valueFrom(holds, values[name])]));
}

/** Returns an untrusted value if it is valid, or else the default. */
function valueFrom(holds: AnyHolds, value: unknown): unknown {
  if (holds === "flag") return value === true;
  if (holds === "ids") return listFrom(value);
  if (holds === "text") return textFrom(value);
  if ("someOf" in holds) return holds.someOf.filter((one) => listFrom(value).includes(one));
  return holds.oneOf.find((one) => one === value) ?? holds.oneOf[0];
}
