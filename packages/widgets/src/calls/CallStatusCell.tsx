import { useCodedText, useFormats, useMessages, type Formats } from "../i18n/index.js";
import { StatusCell } from "../ui/status/index.js";
import { Unseen } from "../ui/unseen/index.js";
import { callMessages } from "./call.messages.js";
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
 * A call's status in a row: a conversation counts its time, a scheduled call's tooltip says when it is due where the
 * customer is (A-CALLS-24), one that is held until when and why, a failed one why it failed. One of several attempts says which.
 */
export function CallStatusCell({ call }: CallStatusCellProps) {
  const t = useMessages(callMessages);
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

/** `2 of 3` to the eye, `Attempt 2 of 3` to whoever listens. */
function AttemptOf({ label, short }: { label: string; short: string }) {
  return (
    <>
      <Unseen>{label}</Unseen>
      <span aria-hidden="true">{short}</span>
    </>
  );
}

/** What a call's status says beyond its meaning; undefined when that is all there is. */
export function useStatusExplanation(call: CallStatusCellProps["call"]): string | undefined {
  const t = useMessages(callMessages);
  const formats = useFormats();
  const reasonOf = useCodedText("callFailure");
  const held = useHeldText(call);
  if (call.status === "FAILED") {
    const { failureCode: code, failureMessage: message } = call;
    return code === undefined || message === undefined ? undefined : reasonOf({ code, message });
  }
  if (held) return held.long;
  if (call.status !== "CRON" || call.startAt === null) return undefined;
  return t.localTime({ time: formats.date(call.startAt, "call", call.timeZone), timeZone: zoneName(call, formats) });
}

/** `Europe/Oslo` and how the zone is called there at that moment, e.g. `Europe/Oslo (GMT+1)`. */
function zoneName({ timeZone, startAt }: CallStatusCellProps["call"], { locale }: Formats): string {
  const parts = new Intl.DateTimeFormat(locale, { timeZone, timeZoneName: "short" }).formatToParts(
    Date.parse(startAt ?? ""),
  );
  const short = parts.find(({ type }) => type === "timeZoneName")?.value;
  return short === undefined ? timeZone : `${timeZone} (${short})`;
}
