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

/** One of the filters of a figure. Nothing is rendered if it is not set. */
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

/** A chip that is removed may have the focus. The focus then moves to the search field beside it. */
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
