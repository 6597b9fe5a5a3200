import { useTimes, useMessages } from "../../i18n/index.js";
import { useNow } from "../../lib/useNow.js";
import { Moon } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import type { LocalTimeProps } from "./LocalTime.js";
import { Sun } from "./LocalTime.styles.js";
import { localTimeMessages } from "./localTime.messages.js";
import { officeHours } from "./localTime.model.js";
import { Line } from "./LocalTimeLine.styles.js";
import { placeOf } from "./placeOf.js";

/** Props of {@link LocalTimeLine}. */
export interface LocalTimeLineProps extends LocalTimeProps {
  /** The customer's place. @default the city in the name of the zone */
  place?: string | undefined;
}

/**
 * The same as a sentence, for the start of a call: amber outside office hours. Nothing is shown if the zone is not
 * known.
 */
export function LocalTimeLine({ timeZone, place }: LocalTimeLineProps) {
  const t = useMessages(localTimeMessages);
  const formats = useTimes();
  const now = useNow(60_000);
  if (timeZone === null) return null;
  const hours = officeHours(now, timeZone);
  const values = { time: formats.date(now.toISOString(), "hour", timeZone), place: place ?? placeOf(timeZone) };
  const says = { within: t.lineWithin, before: t.lineBefore, after: t.lineAfter, weekend: t.lineWeekend };
  return (
    <Line data-off={hours === "within" ? undefined : ""}>
      {hours === "within" ? <Sun aria-hidden="true" /> : <Icon icon={Moon} size={14} />}
      <bdi>{says[hours](values)}</bdi>
    </Line>
  );
}
