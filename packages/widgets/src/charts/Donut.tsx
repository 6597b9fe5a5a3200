import { useMediaQuery } from "../lib/useMediaQuery.js";
import { onDemand } from "../ui/on-demand/index.js";
import { Around, Centre, Empty } from "./Donut.styles.js";

/** One part of a whole. */
export interface DonutSlice {
  id: string;
  /** The label, shown in the tooltip. */
  label: string;
  count: number;
  /** A plain value such as `#33a673`; a chart cannot read custom properties. */
  color: string;
}

/** Props of {@link Donut}. */
export interface DonutProps {
  /** The slices, clockwise from the top. Colours that some people cannot distinguish should not be adjacent. */
  slices: readonly DonutSlice[];
  /** Returns the text of a slice's tooltip. */
  describe: (slice: DonutSlice) => string;
  /** The slice to highlight, for example because the pointer is over its row in a table. */
  activeId?: string | null;
  onActiveIdChange?: (id: string | null) => void;
  /** The total, shown in the middle. */
  total: string;
  /** The unit of the total: `calls`. */
  unit: string;
}

const Drawing = onDemand(() => import("./DonutDrawing.js").then(({ DonutDrawing }) => DonutDrawing), "none");

/**
 * A ring chart of the parts of a whole. It is hidden from assistive technology: put a table with the same numbers
 * beside it. The chart's code is loaded when the first ring is shown.
 */
export function Donut({ total, unit, ...drawing }: DonutProps) {
  const isStill = useMediaQuery("(prefers-reduced-motion: reduce)");
  const isNothing = drawing.slices.every(({ count }) => count === 0);
  return (
    <Around aria-hidden="true">
      {isNothing ? <Empty /> : <Drawing {...drawing} isStill={isStill} fallback={<Empty />} />}
      <Centre>
        <b>{total}</b>
        <span>{unit}</span>
      </Centre>
    </Around>
  );
}
