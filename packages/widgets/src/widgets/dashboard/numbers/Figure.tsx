import type { FigureFilters } from "../../../calls/figures/figureFilters.js";
import { Link } from "../../../ui/link/index.js";

/** Called with the filters that find the calls of a figure. */
export type OpenFigure = (event: { filters: FigureFilters }) => void;

interface FigureProps {
  /** As it is written. */
  children: string;
  /** What it counts, with the figure itself. */
  label: string;
  count: number;
  filters: FigureFilters | undefined;
  onOpen: OpenFigure | undefined;
}

/** A figure that leads to its calls; text where nothing leads there, or there are none. */
export function Figure({ children, label, count, filters, onOpen }: FigureProps) {
  if (!onOpen || !filters || count === 0) return children;
  return (
    <Link aria-label={label} onPress={() => onOpen({ filters })}>
      {children}
    </Link>
  );
}
