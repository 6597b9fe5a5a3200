import { useTimes, useMessages } from "../../i18n/index.js";
import { useClock } from "../../lib/clock.js";
import { useNow } from "../../lib/useNow.js";
import { Link } from "../../ui/link/index.js";
import { AnswerCell, StatusGlyph } from "../../ui/status/index.js";
import { TooltipArea } from "../../ui/tooltip/index.js";
import { Truncate } from "../../ui/truncate/index.js";
import { CallStatusCell } from "../CallStatusCell.js";
import { ShortCallTime } from "../CallTime.js";
import type { CallRow } from "../callRow.model.js";
import { placeOf } from "../local-time/placeOf.js";
import * as s from "./CallLines.styles.js";
import { callLinesMessages } from "./callLines.messages.js";
import { dayFrom } from "./dayFrom.js";

/** Props of {@link CallLines} and {@link ScheduledCallLines}. */
export interface CallLinesProps {
  /** The accessible name of the list. */
  label: string;
  calls: readonly CallRow[];
  /** Called when a person wants to open a call. If omitted, names are not links. */
  onOpenCall?: ((event: { callId: string }) => void) | undefined;
}

/** A short list of calls, one line each: status, person, outcome, time. */
export function CallLines({ label, calls, onOpenCall }: CallLinesProps) {
  const t = useMessages(callLinesMessages);
  return (
    <TooltipArea>
      <s.Lines aria-label={label}>
        {calls.map((call) => (
          <s.Line key={call.id}>
            <CallStatusCell call={call} />
            <Customer call={call} onOpenCall={onOpenCall} />
            <s.Contact>
              <Truncate>{call.contact || t.none}</Truncate>
            </s.Contact>
            <s.Answer>
              <AnswerCell answer={call.answer} />
            </s.Answer>
            <s.When>
              <ShortCallTime instant={call.startAt ?? call.createdAt} />
            </s.When>
          </s.Line>
        ))}
      </s.Lines>
    </TooltipArea>
  );
}

/** Scheduled calls: the reader's local time, and the customer's local time. */
export function ScheduledCallLines({ label, calls, onOpenCall }: CallLinesProps) {
  return (
    <TooltipArea>
      <s.Lines aria-label={label}>
        {calls.map((call) => (
          <s.ScheduledLine key={call.id}>
            <StatusGlyph status={call.status} />
            <div>
              <Customer call={call} onOpenCall={onOpenCall} />
              <s.There>
                <LocalStart call={call} />
              </s.There>
            </div>
            <s.When>
              <OwnStart call={call} />
            </s.When>
          </s.ScheduledLine>
        ))}
      </s.Lines>
    </TooltipArea>
  );
}

function Customer({ call, onOpenCall }: Pick<CallLinesProps, "onOpenCall"> & { call: CallRow }) {
  const name = <Truncate>{call.customer}</Truncate>;
  return (
    <s.Customer>
      {onOpenCall ? (
        <Link variant="quiet" onPress={() => onOpenCall({ callId: call.id })}>
          {name}
        </Link>
      ) : (
        name
      )}
    </s.Customer>
  );
}

/** The due time of a call in the reader's time zone. */
function OwnStart({ call: { startAt } }: { call: CallRow }) {
  const t = useMessages(callLinesMessages);
  const formats = useTimes();
  const { timeZone } = useClock();
  const timeIn = useTimeIn();
  if (startAt === null) return t.none;
  return (
    <time dateTime={startAt} title={formats.inWords(startAt, timeZone)}>
      <bdi>{timeIn(timeZone, startAt)}</bdi>
    </time>
  );
}

function LocalStart({ call: { startAt, timeZone } }: { call: CallRow }) {
  const t = useMessages(callLinesMessages);
  const timeIn = useTimeIn();
  if (startAt === null) return t.none;
  return <bdi>{t.there({ time: timeIn(timeZone, startAt), place: placeOf(timeZone) })}</bdi>;
}

/** Says a time in a time zone, with its day unless it is today there: `4:30 PM`, `Tomorrow 9:00 AM`, `Nov 24, 10:00 AM`. */
function useTimeIn() {
  const t = useMessages(callLinesMessages);
  const formats = useTimes();
  const now = useNow(60_000);
  return (timeZone: string, instant: string) => {
    const time = formats.date(instant, "hour", timeZone);
    const day = dayFrom(now, instant, timeZone);
    if (day === "today") return t.today({ time });
    if (day === "tomorrow") return t.tomorrow({ time });
    return t.later({ day: formats.date(instant, "shortDay", timeZone), time });
  };
}
