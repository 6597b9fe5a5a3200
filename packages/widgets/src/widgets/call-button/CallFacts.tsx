import { useState } from "react";

import type { SingleCall } from "../../calls/callReasons.model.js";
import { canCancel, isScheduled, isUnderWay } from "../../calls/callRow.model.js";
import { CallStatusCell } from "../../calls/CallStatusCell.js";
import { ShortCallTime } from "../../calls/CallTime.js";
import { placeOf } from "../../calls/local-time/placeOf.js";
import { useCodedText, useTimes, useMessages, type Messages } from "../../i18n/index.js";
import { Button } from "../../ui/button/index.js";
import { Link } from "../../ui/link/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { answerMessages } from "../../ui/status/index.js";
import type { CallButtonProps } from "./CallButton.js";
import { Hint, Quiet } from "./CallButton.styles.js";
import type { firstCallButtonMessages } from "./callButton.firstTexts.js";
import type { CallButtonModel } from "./useCallButton.js";

const CancelCall = onDemand(() => import("./CancelCall.js").then(({ CancelCall }) => CancelCall), "all");

/** Props of {@link CallFacts}. */
export interface CallFactsProps extends Pick<CallButtonProps, "size" | "onOpenCall"> {
  t: Messages<typeof firstCallButtonMessages>;
  model: CallButtonModel;
  call: SingleCall;
  contact: string | undefined;
}

/** The progress of a call, or its result. */
export function CallFacts({ t, model, call, contact, size, onOpenCall }: CallFactsProps) {
  const formats = useTimes();
  const answers = useMessages(answerMessages);
  const reasonOf = useCodedText("callFailure");
  const [question, setQuestion] = useState<"open" | "closed">();
  const { failureCode: code, failureMessage: message, durationSeconds, startAt } = call;
  const isOver = !isUnderWay(call) && !isScheduled(call);
  const isSmall = size === "compact";
  return (
    <>
      {/* A live region: screen readers announce every change of the status. */}
      <span role="status">
        <CallStatusCell call={call} />
      </span>
      {isScheduled(call) && startAt !== null && (
        <Quiet>
          {t.scheduledFor({
            time: formats.date(startAt, "call", call.timeZone),
            place: placeOf(call.timeZone),
          })}
        </Quiet>
      )}
      {isOver && call.answer !== "NO_CALL" && <span>{answers[call.answer]}</span>}
      {isOver && durationSeconds !== null && <Quiet>{formats.duration(durationSeconds)}</Quiet>}
      {isOver && !isSmall && (
        <Quiet>
          <ShortCallTime instant={startAt ?? call.createdAt} />
        </Quiet>
      )}
      {onOpenCall && <Link onPress={() => onOpenCall({ callId: call.id })}>{t.openCall}</Link>}
      {canCancel(call) && (
        <Button size="small" needs="cancelCalls" isBusy={model.isCancelling} onPress={() => setQuestion("open")}>
          {t.cancel}
        </Button>
      )}
      {call.status === "FAILED" && code !== undefined && message !== undefined && !isSmall && (
        <Hint>{reasonOf({ code, message })}</Hint>
      )}
      {question && (
        <CancelCall
          t={t}
          model={model}
          callId={call.id}
          contact={contact ?? call.contact.phoneNumber}
          isOpen={question === "open"}
          onClose={() => setQuestion("closed")}
        />
      )}
    </>
  );
}
