import { useCallback, useState } from "react";

import { useHost } from "./HostContext.js";

/** The stored settings of a list. */
export interface KeptList {
  /** Rows per page, order and filters, as in the widget's `onViewChange`. */
  view?: Readonly<Record<string, unknown>>;
  /** The columns that a person has added, the last one first, and those they have hidden. */
  columns?: { readonly shown: readonly string[]; readonly hidden: readonly string[] };
}

/**
 * A store of the host for a person's settings of their lists: rows per page, filters, order and columns. Widgets store
 * nothing themselves. The current page, the search text, what is open and a manager's choice of a seller company are
 * never stored, and `initialView` of a widget has priority over stored settings.
 *
 * @example
 * const listMemory: ListMemory = {
 *   read: (list) => JSON.parse(localStorage.getItem(`${userId}.${list}`) ?? "null"),
 *   write: (list, kept) => localStorage.setItem(`${userId}.${list}`, JSON.stringify(kept)),
 * };
 * <CallwrightProvider listMemory={listMemory} …>
 */
export interface ListMemory {
  /**
   * Returns the stored settings of a list, for example `call-history`, or nothing. It is called while a widget renders,
   * so it must return at once.
   */
  read: (list: string) => unknown;
  /** Replaces the stored settings. */
  write: (list: string, kept: KeptList) => void;
}

/** The stored settings of a list, and a function to change them. Errors of a host's memory do not affect a widget. */
export function useKeptList(list: string | undefined): { kept: KeptList; keep: (part: KeptList) => void } {
  const { listMemory } = useHost();
  const read = (): KeptList => (list === undefined ? {} : keptFrom(attempt(() => listMemory?.read(list))));
  const [kept] = useState(read);
  const keep = useCallback(
    (part: KeptList) => {
      // Read again, because the other half of the list's settings may have been stored meanwhile.
      if (list === undefined || !listMemory) return;
      attempt(() => listMemory.write(list, { ...keptFrom(attempt(() => listMemory.read(list))), ...part }));
    },
    [list, listMemory],
  );
  return { kept, keep };
}

function attempt<Value>(act: () => Value): Value | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}

/** If it has the form of stored settings; each widget checks the values. */
function keptFrom(value: unknown): KeptList {
  if (!isObject(value)) return {};
  const { view, columns } = value;
  return {
    ...(isObject(view) && { view }),
    ...(isObject(columns) && { columns: { shown: idsFrom(columns.shown), hidden: idsFrom(columns.hidden) } }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const idsFrom = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((id): id is string => typeof id === "string") : [];
