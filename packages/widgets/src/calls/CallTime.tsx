import { useFormats, useMessages } from "../i18n/index.js";
import { useClock, useNow } from "../lib/clock.js";
import { Tip } from "../ui/tooltip/index.js";
import { callMessages } from "./call.messages.js";
import { Moment } from "./cells.styles.js";

/** Props of {@link CallTime}. */
export interface CallTimeProps {
  /** ISO instant; null shows a dash. */
  instant: string | null;
}

/** When something of a call happened or will: relative, with date and time on hover. */
export function CallTime({ instant }: CallTimeProps) {
  const t = useMessages(callMessages);
  const formats = useFormats();
  const { timeZone } = useClock();
  const now = useNow(60_000);
  if (instant === null) return <Moment>{t.none}</Moment>;
  return (
    <Tip content={formats.date(instant, "call", timeZone)}>
      <Moment as="time" dateTime={instant} tabIndex={-1}>
        {formats.relative(instant, now, timeZone)}
      </Moment>
    </Tip>
  );
}
