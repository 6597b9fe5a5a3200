import type { CallDetail } from "@callwright/sdk/contract";

import { callNoteMessages } from "../../../calls/callNote.messages.js";
import { callObjectionMessages } from "../../../calls/callObjection.messages.js";
import type { CallRow } from "../../../calls/callRow.model.js";
import { useMessages } from "../../../i18n/index.js";
import { AnswerChip } from "../../../ui/status/index.js";
import { CallbackFinding } from "./CallbackFinding.js";
import { Finding } from "./Finding.js";
import { Findings, Head, Place, Quiet, Score, Title } from "./CallReading.styles.js";
import { OwnAnswers } from "./OwnAnswers.js";
import { Proof } from "./Proof.js";
import { QualityChecks } from "./QualityChecks.js";
import { callReadingMessages } from "./reading.messages.js";
import { SettleAnswer } from "./SettleAnswer.js";
import { useReadingActions } from "./useReadingActions.js";

/** Props of {@link CallReading}. */
export interface CallReadingProps {
  call: CallRow;
  reading: NonNullable<CallDetail["reading"]>;
  /** Called with the turn whose words a person wants to hear or see. */
  onProve: (turn: number) => void;
  /** Why calls cannot be made from here; undefined if they can. */
  scheduleDisabledReason: string | undefined;
}

/** The reading of a call: its findings, each with the words that prove it. */
export function CallReading({ call, reading, onProve, scheduleDisabledReason }: CallReadingProps) {
  const t = useMessages(callReadingMessages);
  const notes = useMessages(callNoteMessages);
  const reasons = useMessages(callObjectionMessages);
  const actions = useReadingActions(call);
  const { answer, otherAnswer, nextStep, callback, objections, volume, summary, score, checks, questions } = reading;
  const [told] = summary.filter(({ value, evidence }) => value !== evidence[0]?.quote);
  return (
    <Place aria-label={t.title}>
      <Head>
        <Title>{t.title}</Title>
        {score !== null && <Score title={t.scoreMeaning}>{t.score({ score })}</Score>}
      </Head>
      {told && <Quiet dir="auto">{told.value}</Quiet>}
      <SettleAnswer reading={reading} actions={actions} />
      <Findings>
        {answer && (
          <>
            <dt>{t.answer}</dt>
            <dd>
              <AnswerChip answer={answer.value} />
              <Proof {...answer} onProve={onProve} />
              {otherAnswer && (
                <>
                  <AnswerChip answer={otherAnswer.value} />
                  <Proof {...otherAnswer} onProve={onProve} />
                </>
              )}
            </dd>
          </>
        )}
        {nextStep && (
          <Finding name={t.nextStep} value={notes[nextStep.value]}>
            <Proof {...nextStep} onProve={onProve} />
          </Finding>
        )}
        {callback && (
          <CallbackFinding
            callback={callback}
            actions={actions}
            disabledReason={scheduleDisabledReason}
            onProve={onProve}
          />
        )}
        {objections.map((objection) => (
          <Finding key={objection.value} name={t.objection} value={reasons[objection.value]}>
            <Proof {...objection} onProve={onProve} />
          </Finding>
        ))}
        {volume && (
          <Finding name={t.volume} value={volume.value}>
            <Proof {...volume} onProve={onProve} />
          </Finding>
        )}
      </Findings>
      {questions.length > 0 && <OwnAnswers callId={call.id} questions={questions} onProve={onProve} />}
      {checks.length > 0 && <QualityChecks checks={checks} onProve={onProve} />}
    </Place>
  );
}
