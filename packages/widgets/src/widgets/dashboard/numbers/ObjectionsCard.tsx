import type { CallNumbers } from "@callwright/sdk/contract";

import { callObjectionMessages } from "../../../calls/callObjection.messages.js";
import type { FigureFilters } from "../../../calls/figures/figureFilters.js";
import { useNumbers, useMessages, type Messages } from "../../../i18n/index.js";
import { Card } from "../../../ui/card/index.js";
import { Figure, type OpenFigure } from "./Figure.js";
import type { dashboardNumbersMessages } from "./numbers.messages.js";
import { Bar, Quiet, Reason, Reasons } from "./Numbers.styles.js";

interface ObjectionsCardProps {
  t: Messages<typeof dashboardNumbersMessages>;
  level: 2 | 3;
  numbers: CallNumbers;
  filters: FigureFilters;
  onOpen: OpenFigure | undefined;
}

/** The reasons why people hesitated or refused, most frequent first. */
export function ObjectionsCard({ t, level, numbers: { objections }, filters, onOpen }: ObjectionsCardProps) {
  const formats = useNumbers();
  const reasons = useMessages(callObjectionMessages);
  const most = Math.max(...objections.map(({ calls }) => calls));
  return (
    <Card title={t.objections} level={level}>
      {objections.length === 0 ? (
        <Quiet>{t.noObjections}</Quiet>
      ) : (
        <Reasons aria-label={t.objections}>
          {objections.map(({ objection, calls }) => (
            <Reason key={objection}>
              <span>{reasons[objection]}</span>
              <Figure
                label={t.figure({ figure: formats.number(calls), what: reasons[objection] })}
                count={calls}
                filters={{ ...filters, objections: [objection] }}
                onOpen={onOpen}
              >
                {formats.number(calls)}
              </Figure>
              <Bar aria-hidden="true">
                <i style={{ inlineSize: `${(calls / most) * 100}%` }} />
              </Bar>
            </Reason>
          ))}
        </Reasons>
      )}
    </Card>
  );
}
