import { useCodedText, useTimes, useMessages, type Times } from "../i18n/index.js";
import { StatusCell } from "../ui/status/index.js";
import { Unseen } from "../ui/unseen/index.js";
import { firstCallMessages } from "./call.firstTexts.js";
import { shownStatus, type CallRow } from "./callRow.model.js";
import { Elapsed } from "./Elapsed.js";
import { useHeldText } from "./useHeldText.js";

/** Props of {@link CallStatusCell}. */
export interface CallStatusCellProps {
  call: Pick<
    CallRow,
    | "status"
    | "startAt"
    | "answeredAt"
    | "timeZone"
    | "failureCode"
    | "failureMessage"
    | "heldUntil"
    | "heldCode"
    | "heldMessage"
    | "attempt"
    | "attempts"
  >;
}

/**
 * A call's status in a row. A conversation shows its duration, the tooltip of a scheduled call its local time for the
 * customer (A-CALLS-24), that of a held call until when and why it is held, that of a failed call the reason. If there
 * are several attempts, it shows which one it is.
 */
export function CallStatusCell({ call }: CallStatusCellProps) {
  const t = useMessages(firstCallMessages);
  const explanation = useStatusExplanation(call);
  const { attempt: place, attempts } = call;
  const attempt =
    attempts > 1 ? (
      <AttemptOf label={t.attempt({ attempt: place, attempts })} short={t.attemptShort({ attempt: place, attempts })} />
    ) : undefined;
  const isTimed = call.status === "IN_PROGRESS" && call.answeredAt !== null;
  return (
    <StatusCell
      status={shownStatus(call)}
      explanation={explanation}
      detail={isTimed && call.answeredAt !== null ? <Elapsed since={call.answeredAt} /> : attempt}
    />
  );
}

/** `2 of 3` is shown, and screen readers read `Attempt 2 of 3`. */
function AttemptOf({ label, short }: { label: string; short: string }) {
  return (
    <>
      <Unseen>{label}</Unseen>
      <span aria-hidden="true">{short}</span>
    </>
  );
}

/** The details of a call's status beyond its meaning; undefined if there are none. */
export function useStatusExplanation(call: CallStatusCellProps["call"]): string | undefined {
  const t = useMessages(firstCallMessages);
  const times = useTimes();
  const reasonOf = useCodedText("callFailure");
  const held = useHeldText(call);
  if (call.status === "FAILED") {
    const { failureCode: code, failureMessage: message } = call;
    return code === undefined || message === undefined ? undefined : reasonOf({ code, message });
  }
  if (held) return held.long;
  if (call.status !== "CRON" || call.startAt === null) return undefined;
  return t.localTime({ time: times.date(call.startAt, "call", call.timeZone), timeZone: zoneName(call, times) });
}

/** `Europe/Oslo` with the zone's name at that time, for example `Europe/Oslo (GMT+1)`. */
function zoneName({ timeZone, startAt }: CallStatusCellProps["call"], { locale }: Times): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" }).formatToParts(
    Date.parse(startAt ?? ""),
  );
  const short = parts.find(({ type }) => type === "timeZoneName")?.value;
  return short === undefined ? timeZone : `${timeZone} (${short})`;
}
