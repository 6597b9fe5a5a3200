import { callMessages } from "../../../calls/call.messages.js";
import type { CallRow } from "../../../calls/callRow.model.js";
import { useStatusExplanation } from "../../../calls/CallStatusCell.js";
import { FromNumber } from "../../../calls/FromNumber.js";
import { useFormats, useMessages, type MessageOverrides } from "../../../i18n/index.js";
import { useClock } from "../../../lib/clock.js";
import { AnswerChip, StatusCell } from "../../../ui/status/index.js";
import { callHistoryMessages } from "../callHistory.messages.js";
import { Fact, Facts } from "./CallDetail.styles.js";

/** Props of {@link CallFacts}. */
export interface CallFactsProps {
  call: CallRow;
  isSellerShown: boolean;
  messages: MessageOverrides<typeof callHistoryMessages> | undefined;
}

/** A call's data as a list of names and values. */
export function CallFacts({ call, isSellerShown, messages }: CallFactsProps) {
  const t = useMessages(callHistoryMessages, messages);
  const names = useMessages(callMessages);
  const formats = useFormats();
  const { timeZone } = useClock();
  const explanation = useStatusExplanation(call);
  return (
    <Facts>
      {/* Where there is no recording, a box above says the status. */}
      {call.hasRecording && (
        <>
          <Fact>
            <dt>{t.status}</dt>
            <dd>
              <StatusCell status={call.status} explanation={explanation} />
            </dd>
          </Fact>
          <Fact>
            <dt>{t.answer}</dt>
            <dd>
              <AnswerChip answer={call.answer} />
            </dd>
          </Fact>
        </>
      )}
      <Fact>
        <dt>{t.language}</dt>
        <dd>{formats.language(call.language)}</dd>
      </Fact>
      <Fact>
        <dt>{call.status === "CRON" ? t.scheduledFor : t.started}</dt>
        <dd>{call.startAt === null ? names.none : formats.date(call.startAt, "call", timeZone)}</dd>
      </Fact>
      <Fact>
        <dt>{t.numberUsed}</dt>
        <dd>
          <FromNumber number={call.fromNumber} />
        </dd>
      </Fact>
      <Fact>
        <dt>{t.product}</dt>
        <dd>{call.product ?? names.none}</dd>
      </Fact>
      {isSellerShown && (
        <Fact>
          <dt>{t.seller}</dt>
          <dd>{call.seller}</dd>
        </Fact>
      )}
    </Facts>
  );
}
