import { useCallback, useEffect, useRef, useState } from "react";

import { useKeptList } from "../lib/listMemory.js";

/**
 * Whether a change of the view opened something (a drawer, another tab), which the browser's Back button should close
 * again, or closed it. Searching, filtering, sorting and changing the page are neither.
 */
export type ViewStep = "opened" | "closed";

/**
 * Called with the values of the view that differ from the defaults, and with the step if the person opened or closed
 * something.
 */
export type OnViewChange<View extends object> = (view: Partial<View>, step?: ViewStep) => void;

/** The rules by which a widget's view is read, changed and reported. */
export interface ViewRules<View extends object> {
  /** Reads a view from untrusted values. */
  read(given: Partial<View> | undefined): View;
  /** The values that differ from the defaults. */
  changes(view: View): Partial<View>;
  /** The view after a change. */
  change(view: View, change: Partial<View>): View;
}

/** The part of a list's view that is stored in the host's list memory. */
export interface KeptView<View extends object> {
  /** The list's name in the host's memory. */
  list: string;
  /** The stored keys: never the page, the search, what is open, or the company. */
  keys: readonly (keyof View & string)[];
}

/**
 * A widget's view. The host may store it (in a URL) and pass it back. If `given` changes from outside, as with the
 * browser's Back button, the new value is used; if it is only the view that was just reported, it is ignored. If the
 * host gives no view, a list starts with the person's last settings, and the host is notified.
 */
export function useWidgetView<View extends object>(
  rules: ViewRules<View>,
  given: Partial<View> | undefined,
  onChange: OnViewChange<View> | undefined,
  { list, keys }: Partial<KeptView<View>> = {},
): [view: View, change: (change: Partial<View>) => void] {
  const { kept, keep } = useKeptList(list);
  const [view, setView] = useState(() =>
    rules.read(isAboutList(rules, given) ? given : { ...pick(kept.view, keys), ...given }),
  );
  const asGiven = JSON.stringify(rules.changes(rules.read(given)));
  const [seen, setSeen] = useState(asGiven);
  let current = view;
  if (asGiven !== seen) {
    setSeen(asGiven);
    if (asGiven !== JSON.stringify(rules.changes(view))) {
      current = rules.read(given);
      setView(current);
    }
  }

  const latest = useRef({ view: current, onChange });
  useEffect(() => {
    latest.current = { view: current, onChange };
  });
  // Reports the view once, so that the URL describes what is shown and can be bookmarked and shared.
  useEffect(() => {
    const begun = rules.changes(latest.current.view);
    if (JSON.stringify(begun) !== asGiven) latest.current.onChange?.(begun);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only for the first view
  }, []);
  const change = useCallback(
    (change: Partial<View>) => {
      const before = latest.current.view;
      const next = rules.change(before, change);
      // A second change before the next render is based on this one.
      latest.current.view = next;
      setView(next);
      const changes = rules.changes(next);
      if (keys?.some((key) => key in change)) keep({ view: pick(changes, keys) });
      const step = stepBetween(before, next);
      latest.current.onChange?.(changes, ...(step ? [step] : []));
    },
    [rules, keys, keep],
  );
  return [current, change];
}

/**
 * Keys that begin with `open` identify what is open, and `tab` its tab. Moving from one row's drawer to the next is not
 * a step.
 */
function stepBetween<View extends object>(before: View, after: View): ViewStep | undefined {
  const openKeys = keysOf(after).filter((key) => String(key).startsWith("open"));
  if (openKeys.some((key) => !before[key] && after[key])) return "opened";
  if (openKeys.some((key) => before[key] && !after[key])) return "closed";
  return keysOf(after).some((key) => key === "tab" && before[key] !== after[key]) ? "opened" : undefined;
}

const keysOf = <View extends object>(view: View) => Object.keys(view) as (keyof View)[];

/** Whether the host's view determines the rows, and not only what is open beside them or whose rows they are. */
function isAboutList<View extends object>(rules: ViewRules<View>, given: Partial<View> | undefined): boolean {
  const known = rules.read(undefined);
  return Object.entries(given ?? {}).some(
    ([key, value]) => key in known && value !== undefined && !/^(open[A-Z]|(tab|sellerCompanyIds?)$)/.test(key),
  );
}

function pick<View extends object>(
  from: Readonly<Partial<View>> | Readonly<Record<string, unknown>> | undefined,
  keys: readonly string[] | undefined = [],
): Partial<View> {
  // The values are checked when a view is read.
  return Object.fromEntries(Object.entries(from ?? {}).filter(([key]) => keys.includes(key))) as Partial<View>;
}
