import type { FigureFilters } from "../../../calls/figures/figureFilters.js";
import { useNumbers, type Messages } from "../../../i18n/index.js";
import { Card } from "../../../ui/card/index.js";
import { Figure, type OpenFigure } from "./Figure.js";
import type { dashboardNumbersMessages } from "./numbers.messages.js";
import { Due, Quiet } from "./Numbers.styles.js";

interface CallbacksDueProps {
  t: Messages<typeof dashboardNumbersMessages>;
  level: 2 | 3;
  count: number;
  /** The filters of the company, without a range: this is the only figure that does not depend on the range. */
  filters: FigureFilters;
  onOpen: OpenFigure | undefined;
}

/** The number of callbacks that are due now. */
export function CallbacksDue({ t, level, count, filters, onOpen }: CallbacksDueProps) {
  const formats = useNumbers();
  return (
    <Card title={t.callbacksDue} level={level}>
      <Due>
        <Figure
          label={t.figure({ figure: formats.number(count), what: t.callbacksDue })}
          count={count}
          filters={{ ...filters, isCallbackDue: true }}
          onOpen={onOpen}
        >
          {formats.number(count)}
        </Figure>
      </Due>
      <Quiet>{t.callbacksHint}</Quiet>
    </Card>
  );
}
