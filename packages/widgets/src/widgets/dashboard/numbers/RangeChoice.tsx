import type { CallNumbers } from "@callwright/sdk/contract";

import { useFormats, type Messages } from "../../../i18n/index.js";
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

/** Which days are counted. */
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

/** Days that somebody names: nothing is asked before both are there and make a range. */
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

/** The days that are shown, with whose days they are where the reader lives by another clock. */
export function ShownDays({ t, numbers }: { t: RangeChoiceProps["t"]; numbers: CallNumbers }) {
  const formats = useFormats();
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
