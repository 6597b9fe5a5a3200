import { placeOf } from "../../calls/local-time/placeOf.js";
import { useTimes, type Messages } from "../../i18n/index.js";
import { useNow } from "../../lib/useNow.js";
import { Quiet } from "./CallButton.styles.js";
import type { firstCallButtonMessages } from "./callButton.firstTexts.js";

interface TimeThereProps {
  t: Messages<typeof firstCallButtonMessages>;
  timeZone: string | null;
  place: string | undefined;
}

/** The local time and place of the contact, such as `14:05 in Oslo`. */
export function TimeThere({ t, timeZone, place }: TimeThereProps) {
  const formats = useTimes();
  const now = useNow(60_000);
  if (timeZone === null) return null;
  const time = formats.date(now.toISOString(), "hour", timeZone);
  return <Quiet>{t.localTime({ time, place: place ?? placeOf(timeZone) })}</Quiet>;
}
