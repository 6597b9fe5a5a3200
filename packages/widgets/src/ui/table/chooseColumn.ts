import type { ColumnChoice } from "./tableLayout.js";

/** The choice after a column was shown or hidden. */
export function chooseColumn({ shown, hidden }: ColumnChoice, id: string, isShown: boolean): ColumnChoice {
  const without = (ids: readonly string[]) => ids.filter((other) => other !== id);
  return isShown
    ? { shown: [id, ...without(shown)], hidden: without(hidden) }
    : { shown: without(shown), hidden: [...without(hidden), id] };
}
