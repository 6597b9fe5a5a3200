import { useCallback, useState } from "react";

import { useHost } from "./HostContext.js";

/** What is kept of a list for the next time. */
export interface KeptList {
  /** Rows a page, order and filters, as the widget's `onViewChange` tells them. */
  view?: Readonly<Record<string, unknown>>;
  /** The columns that somebody asked for, the last one first, and those they hid. */
  columns?: { readonly shown: readonly string[]; readonly hidden: readonly string[] };
}

/**
 * Where a host keeps how one person likes their lists: rows a page, filters, order and columns. Widgets store nothing
 * themselves. The page somebody is on, what they search for, what is open and a manager's choice of a seller company are
 * never kept, and what a widget is given as `initialView` wins over what was.
 *
 * @example
 * const listMemory: ListMemory = {
 *   read: (list) => JSON.parse(localStorage.getItem(`${userId}.${list}`) ?? "null"),
 *   write: (list, kept) => localStorage.setItem(`${userId}.${list}`, JSON.stringify(kept)),
 * };
 * <CallwrightProvider listMemory={listMemory} …>
 */
export interface ListMemory {
  /** What was kept of a list, e.g. `call-history`; nothing for nothing. Asked while a widget is drawn, so it answers at once. */
  read: (list: string) => unknown;
  /** Keeps it in place of what was kept before. */
  write: (list: string, kept: KeptList) => void;
}

/** What is kept of a list, and a way to keep some of it. What a host's memory does wrong is nothing to a widget. */
export function useKeptList(list: string | undefined): { kept: KeptList; keep: (part: KeptList) => void } {
  const { listMemory } = useHost();
  const read = (): KeptList => (list === undefined ? {} : keptFrom(attempt(() => listMemory?.read(list))));
  const [kept] = useState(read);
  const keep = useCallback(
    (part: KeptList) => {
      // Read again: the list's other half may have been kept meanwhile.
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

/** As far as it has the form of what was kept; each widget checks the values. */
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
