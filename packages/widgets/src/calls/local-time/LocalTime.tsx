import { useTimes, useMessages } from "../../i18n/index.js";
import { useNow } from "../../lib/useNow.js";
import { Moon } from "../../ui/icon/generated/icons.js";
import { Icon } from "../../ui/icon/index.js";
import { Tip } from "../../ui/tooltip/index.js";
import { Reading, Sun } from "./LocalTime.styles.js";
import { localTimeMessages } from "./localTime.messages.js";
import { officeHours } from "./localTime.model.js";
import { placeOf } from "./placeOf.js";

/** Props of {@link LocalTime} and `LocalTimeLine`. */
export interface LocalTimeProps {
  /** The IANA time zone; without one, the local time is not known. */
  timeZone: string | null;
}

/** The customer's current local time: a green dot in office hours, a moon outside. */
export function LocalTime({ timeZone }: LocalTimeProps) {
  const t = useMessages(localTimeMessages);
  const formats = useTimes();
  const now = useNow(60_000);
  if (timeZone === null) return <Reading data-off="">{t.unknown}</Reading>;
  const hours = officeHours(now, timeZone);
  return (
    <Tip content={`${t[hours]}, ${placeOf(timeZone)}`}>
      <Reading data-off={hours === "within" ? undefined : ""} tabIndex={-1}>
        {hours === "within" ? <Sun aria-hidden="true" /> : <Icon icon={Moon} size={12} />}
        <bdi>{formats.date(now.toISOString(), "hour", timeZone)}</bdi>
      </Reading>
    </Tip>
  );
}
