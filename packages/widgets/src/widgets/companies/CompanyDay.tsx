import { useFormats } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";

/** A day of a company, on the reader's clock: `DD/MM/YYYY` (B-COMP-21). */
export function CompanyDay({ instant }: { instant: string }) {
  const { timeZone } = useClock();
  const text = useFormats().date(instant, "day", timeZone);
  return (
    <bdi>
      <time dateTime={instant}>{text}</time>
    </bdi>
  );
}
