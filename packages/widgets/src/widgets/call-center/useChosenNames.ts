import { useEffect, useRef, useState } from "react";

import type { Choice } from "./CallCenter.types.js";

/** Shown instead of a name that is loading, or that belongs to a record that no longer exists. */
const unknownName = "…";

/**
 * The chosen records with their names. A URL contains only ids, so names that were never on the screen are read.
 *
 * @param seen the records on the screen, with their names
 * @param read reads a name from the server
 */
export function useChosenNames(
  ids: readonly string[],
  seen: readonly Choice[],
  read: (id: string) => Promise<string>,
): readonly Choice[] {
  const [names, setNames] = useState<ReadonlyMap<string, string>>(new Map());
  const asked = useRef(new Set<string>());
  const labelOf = (id: string) => names.get(id) ?? seen.find((choice) => choice.id === id)?.label;

  useEffect(() => {
    const remember = (id: string, name: string) => setNames((names) => new Map(names).set(id, name));
    for (const id of ids) {
      if (asked.current.has(id)) continue;
      asked.current.add(id);
      const label = seen.find((choice) => choice.id === id)?.label;
      if (label === undefined)
        read(id).then(
          (name) => remember(id, name),
          () => undefined,
        );
      else remember(id, label);
    }
  }, [ids, seen, read]);
  return ids.map((id) => ({ id, label: labelOf(id) ?? unknownName }));
}
