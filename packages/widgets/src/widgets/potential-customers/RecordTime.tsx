import { useFormats } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";

/** When a record changed, on the reader's clock: `DD/MM/YYYY HH:mm`. */
export function RecordTime({ instant }: { instant: string }) {
  const { timeZone } = useClock();
  return <time dateTime={instant}>{useFormats().date(instant, "record", timeZone)}</time>;
}
