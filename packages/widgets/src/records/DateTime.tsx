import { useTimes, type DatePattern } from "../i18n/index.js";
import { useClock } from "../lib/clock.js";

/** Props of {@link DateTime}. */
export interface DateTimeProps {
  /** ISO instant. */
  instant: string;
  /** What it is the time of, which decides how the documents write it. */
  pattern: DatePattern;
}

/** A time on the reader's clock; pointing at it says the month as a word, and the zone. */
export function DateTime({ instant, pattern }: DateTimeProps) {
  const { timeZone } = useClock();
  const times = useTimes();
  // Date and time keep their order among words that go the other way.
  return (
    <bdi>
      <time dateTime={instant} title={times.inWords(instant, timeZone)}>
        {times.date(instant, pattern, timeZone)}
      </time>
    </bdi>
  );
}
