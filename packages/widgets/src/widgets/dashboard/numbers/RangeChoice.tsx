import type { CallNumbers } from "@callwright/sdk/contract";

import { useTimes, type Messages } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import { DateTimeField } from "../../../ui/date-time-field/index.js";
import { Segmented } from "../../../ui/segmented/index.js";
import type { dashboardNumbersMessages } from "./numbers.messages.js";
import { daysOf, ranges } from "./numbers.model.js";
import { Days, OwnRange } from "./Numbers.styles.js";
import type { NumbersModel } from "./useNumbers.js";

interface RangeChoiceProps {
  t: Messages<typeof dashboardNumbersMessages>;
  model: NumbersModel;
}

/** The control that chooses the range of days. */
export function RangeChoice({ t, model }: RangeChoiceProps) {
  return (
    <Segmented
      label={t.range}
      options={ranges.map((value) => ({ value, label: t[value] }))}
      value={model.range}
      onChange={model.setRange}
    />
  );
}

/** The fields for a custom range. Nothing is requested until both days are entered and make a valid range. */
export function OwnDates({ t, model }: RangeChoiceProps) {
  const { own, mistake, setOwn } = model;
  return (
    <OwnRange>
      <DateTimeField isDay label={t.from} value={own.from} onChange={(from) => setOwn({ ...own, from })} />
      <DateTimeField
        isDay
        label={t.to}
        value={own.to}
        onChange={(to) => setOwn({ ...own, to })}
        {...(mistake && { errorMessage: t[mistake] })}
      />
    </OwnRange>
  );
}

/** The days that are shown, with their time zone if it is not the viewer's. */
export function ShownDays({ t, numbers }: { t: RangeChoiceProps["t"]; numbers: CallNumbers }) {
  const formats = useTimes();
  const clock = useClock();
  const { from, to } = daysOf(numbers);
  const days = { from: formats.date(from, "shortDate", "UTC"), to: formats.date(to, "shortDate", "UTC") };
  const { timeZone } = numbers;
  return (
    <Days>
      {timeZone === clock.timeZone ? t.days(days) : t.daysIn({ ...days, zone: timeZone.replaceAll("_", " ") })}
    </Days>
  );
}
