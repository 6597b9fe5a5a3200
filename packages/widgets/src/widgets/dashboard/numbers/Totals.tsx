import type { CallFigures } from "@callwright/sdk/contract";
import type { ReactNode } from "react";

import type { FigureFilters } from "../../../calls/figures/figureFilters.js";
import { useNumbers, type Messages } from "../../../i18n/index.js";
import { Figure, type OpenFigure } from "./Figure.js";
import type { dashboardNumbersMessages } from "./numbers.messages.js";
import { countsOf } from "./numbers.model.js";
import { Sum, Sums } from "./Numbers.styles.js";

interface TotalsProps {
  t: Messages<typeof dashboardNumbersMessages>;
  figures: CallFigures;
  filters: FigureFilters;
  onOpen: OpenFigure | undefined;
}

/** The totals of the calls in the range. */
export function Totals({ t, figures, filters, onOpen }: TotalsProps) {
  const formats = useNumbers();
  const { seconds, cost, costPerPositive } = figures;
  return (
    <Sums aria-label={t.totals}>
      {countsOf(figures, filters).map(({ id, count, filters }) => (
        <Line key={id} name={t[id]}>
          <Figure
            label={t.figure({ figure: formats.number(count), what: t[id] })}
            count={count}
            filters={filters}
            onOpen={onOpen}
          >
            {formats.number(count)}
          </Figure>
        </Line>
      ))}
      <Line name={t.minutes}>{formats.number(Math.round(seconds / 60))}</Line>
      <Line name={t.cost}>{formats.money(cost)}</Line>
      <Line name={t.costPerPositive}>{costPerPositive === null ? t.none : formats.money(costPerPositive)}</Line>
    </Sums>
  );
}

function Line({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Sum>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </Sum>
  );
}
