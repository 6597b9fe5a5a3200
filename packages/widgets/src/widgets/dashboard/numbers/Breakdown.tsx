import type { CallNumbers } from "@callwright/sdk/contract";
import { useState } from "react";

import type { FigureFilters } from "../../../calls/figures/figureFilters.js";
import { useFormats, type Messages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Card } from "../../../ui/card/index.js";
import { Segmented } from "../../../ui/segmented/index.js";
import type { OpenFigure } from "./Figure.js";
import type { dashboardNumbersMessages } from "./numbers.messages.js";
import { partsOf, type PartName } from "./numbers.model.js";
import { Compared, More, Quiet } from "./Numbers.styles.js";
import { PartRow } from "./PartRow.js";

interface BreakdownProps {
  t: Messages<typeof dashboardNumbersMessages>;
  level: 2 | 3;
  numbers: CallNumbers;
  filters: FigureFilters;
  /** Whether several seller companies are counted. */
  isManager: boolean;
  onOpen: OpenFigure | undefined;
}

/** The number of lines that are shown before somebody asks for all of them. */
const firstLines = 8;

/** The numbers by country, hour, product or seller. */
export function Breakdown({ t, level, numbers, filters, isManager, onOpen }: BreakdownProps) {
  const formats = useFormats();
  const [chosen, setChosen] = useState<PartName>("countries");
  const [isWhole, setWhole] = useState(false);
  const names: readonly PartName[] = ["countries", "hours", "products", ...(isManager ? (["sellers"] as const) : [])];
  const name = names.includes(chosen) ? chosen : "countries";
  const hourName = (hour: number) => formats.date(`2026-01-01T${String(hour).padStart(2, "0")}:00:00Z`, "hour", "UTC");
  const parts = partsOf(numbers, name, filters, hourName);
  const shown = isWhole || name === "hours" ? parts : parts.slice(0, firstLines);
  const choice = (
    <Segmented
      label={t.breakdown}
      options={names.map((value) => ({ value, label: t[value] }))}
      value={name}
      onChange={(next) => {
        setChosen(next);
        setWhole(false);
      }}
    />
  );
  return (
    <Card title={t.breakdownTitle} level={level} aside={choice}>
      {parts.length === 0 ? (
        <Quiet>{t.noParts}</Quiet>
      ) : (
        <Compared aria-label={t.breakdownOf({ part: t[name] })}>
          <thead>
            <tr>
              <th scope="col">{t[name]}</th>
              <th scope="col">{t.calls}</th>
              <th scope="col">{t.shortPERSON}</th>
              <th scope="col" data-roomy>
                {t.shortMACHINE}
              </th>
              <th scope="col" data-roomy>
                {t.shortNOBODY}
              </th>
              <th scope="col">{t.shortPositive}</th>
              <th scope="col" data-roomy>
                {t.minutes}
              </th>
              <th scope="col" data-roomy>
                {t.cost}
              </th>
              <th scope="col">{t.shortCostPerPositive}</th>
            </tr>
          </thead>
          <tbody>
            {shown.map((part) => (
              <PartRow key={part.id} t={t} part={part} onOpen={onOpen} />
            ))}
          </tbody>
        </Compared>
      )}
      {name === "hours" && parts.length > 0 && <Quiet>{t.hoursHint}</Quiet>}
      {name !== "hours" && parts.length > firstLines && (
        <More>
          <Button size="small" variant="ghost" onPress={() => setWhole(!isWhole)}>
            {isWhole ? t.showFewer : t.showAll({ count: formats.number(parts.length) })}
          </Button>
        </More>
      )}
    </Card>
  );
}
