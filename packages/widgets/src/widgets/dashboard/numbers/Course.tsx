import type { CallNumbers } from "@callwright/sdk/contract";
import { useMemo } from "react";

import { LineChart } from "../../../charts/LineChart.js";
import { LineTable } from "../../../charts/LineTable.js";
import { countDomain } from "../../../charts/countDomain.js";
import { useFormats, type Messages } from "../../../i18n/index.js";
import type { dashboardNumbersMessages } from "./numbers.messages.js";
import { Legend } from "./Course.styles.js";

interface CourseProps {
  t: Messages<typeof dashboardNumbersMessages>;
  numbers: CallNumbers;
}

/**
 * The number of calls by day or week, and how many of them a person answered: as two lines, and as a table of the same
 * numbers.
 */
export function Course({ t, numbers: { periods, unit, timeZone } }: CourseProps) {
  const formats = useFormats();
  const points = useMemo(
    () =>
      periods.map(({ startsAt, figures }) => ({
        id: startsAt,
        label: formats.date(startsAt, "shortDay", timeZone),
        title: formats.date(startsAt, "shortDate", timeZone),
        value: figures.calls,
        part: figures.answeredByPerson,
      })),
    [periods, formats, timeZone],
  );
  // A line needs at least two points.
  if (points.length < 2) return null;
  const title = unit === "DAY" ? t.course : t.courseOfWeeks;
  return (
    <div>
      <LineChart
        isSmall
        points={points}
        domain={countDomain(points.map(({ value }) => value))}
        formatTick={(value) => formats.number(value)}
        formatValue={(value, part = 0) => t.callsAndAnswered({ count: value, answered: formats.number(part) })}
      />
      <Legend aria-hidden="true">
        <span>{title}</span>
        <span>{t.PERSON}</span>
      </Legend>
      <LineTable
        label={title}
        heads={[unit === "DAY" ? t.day : t.weekFrom, t.calls, t.PERSON]}
        points={points}
        cellsOf={({ value, part }) => [formats.number(value), formats.number(part)]}
      />
    </div>
  );
}
