import { useFormats } from "../i18n/index.js";
import { useClock } from "../lib/clock.js";

/** When a record changed, on the reader's clock: `DD/MM/YYYY HH:mm`. */
export function RecordTime({ instant }: { instant: string }) {
  const { timeZone } = useClock();
  const text = useFormats().date(instant, "record", timeZone);
  // Date and time keep their order among words that go the other way.
  return (
    <bdi>
      <time dateTime={instant}>{text}</time>
    </bdi>
  );
}
