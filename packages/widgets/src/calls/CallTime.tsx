import { useRelativeTimes, useTimes } from "../i18n/index.js";
import { useClock } from "../lib/clock.js";
import { useNow } from "../lib/useNow.js";
import { DateTime } from "../records/DateTime.js";
import { Moment } from "./cells.styles.js";

/** Props of {@link CallTime}. */
export interface CallTimeProps {
  /** ISO instant. */
  instant: string;
}

/** A past or future time of a call: date and hour. */
export function CallTime({ instant }: CallTimeProps) {
  return (
    <Moment>
      <DateTime instant={instant} pattern="call" />
    </Moment>
  );
}

/** The same if there is no space for the date: how long ago it was. A future time is shown as an hour. */
export function ShortCallTime({ instant }: CallTimeProps) {
  const times = useTimes();
  const distances = useRelativeTimes();
  const { timeZone } = useClock();
  const now = useNow(60_000);
  return (
    <Moment as="time" dateTime={instant} title={times.inWords(instant, timeZone)}>
      {distances.relative(instant, now, timeZone)}
    </Moment>
  );
}
