import { useCallback, useEffect, useRef, useState } from "react";

/** How a widget's view is read, changed and told. */
export interface ViewRules<View extends object> {
  /** A view from values that may come from anywhere. */
  read(given: Partial<View> | undefined): View;
  /** What of it is not as it would be anyway. */
  changes(view: View): Partial<View>;
  /** The view after a change. */
  change(view: View, change: Partial<View>): View;
}

/**
 * What a person looks at in a widget. The host may keep it (in an address) and give it back: a `given` that changes from
 * outside, as on the browser's back button, is taken over; the echo of what was just told is not.
 */
export function useWidgetView<View extends object>(
  rules: ViewRules<View>,
  given: Partial<View> | undefined,
  onChange: ((changes: Partial<View>) => void) | undefined,
): [view: View, change: (change: Partial<View>) => void] {
  const [view, setView] = useState(() => rules.read(given));
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
  const change = useCallback(
    (change: Partial<View>) => {
      const next = rules.change(latest.current.view, change);
      // A second change before the next drawing builds on this one.
      latest.current.view = next;
      setView(next);
      latest.current.onChange?.(rules.changes(next));
    },
    [rules],
  );
  return [current, change];
}
