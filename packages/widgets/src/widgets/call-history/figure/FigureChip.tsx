import { type ReactNode, useRef } from "react";

import { onFocusLost } from "../../../lib/onFocusLost.js";
import { useLayoutEffect } from "../../../lib/useLayoutEffect.js";
import { FilterChip } from "../../../ui/filter-chip/index.js";
import { Place } from "./FigureChip.styles.js";

interface FigureChipProps<Id extends string> {
  label: string;
  value: readonly { id: Id; label: string }[];
  onChange: (ids: readonly Id[]) => void;
}

/** One part of what narrows the list; nothing where there is none. */
export function FigureChip<Id extends string>({ label, value, onChange }: FigureChipProps<Id>) {
  if (value.length === 0) return null;
  return (
    <Leaving>
      <FilterChip
        label={label}
        options={value}
        value={value}
        onChange={(chosen) => onChange(value.map(({ id }) => id).filter((id) => chosen.some((one) => one.id === id)))}
      />
    </Leaving>
  );
}

/** Whoever takes the chip back stands on it: the keys go on in the search beside. */
function Leaving({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const toolbar = ref.current?.closest("[data-part=toolbar]");
    return () =>
      queueMicrotask(() => {
        if (toolbar?.isConnected) onFocusLost(toolbar, () => toolbar.querySelector("input")?.focus());
      });
  }, []);
  return <Place ref={ref}>{children}</Place>;
}
