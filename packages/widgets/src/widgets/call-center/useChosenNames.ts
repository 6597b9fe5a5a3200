import { useEffect, useRef, useState } from "react";

import type { Choice } from "./CallCenter.types.js";

/** Stands for a name that is still on its way, or of something that is gone. */
const unknownName = "…";

/**
 * The chosen things with their names. An address keeps ids only, so names that were never on the screen are read.
 *
 * @param seen what is on the screen now, with its names
 * @param read asks the server for a name
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
