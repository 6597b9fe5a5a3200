import type { CallReading } from "@callwright/sdk/contract";

import { useMessages } from "../../../i18n/index.js";
import { AnswerQuestion } from "./AnswerQuestion.js";
import { Findings, Quiet } from "./CallReading.styles.js";
import { Finding } from "./Finding.js";
import { Proof } from "./Proof.js";
import { callReadingMessages } from "./reading.messages.js";
import { useValueWords } from "./useValueWords.js";

interface OwnAnswersProps {
  callId: string;
  questions: CallReading["questions"];
  onProve: (turn: number) => void;
}

/**
 * The company's own questions and their answers. Pressing the words that prove an answer shows where they were said.
 */
export function OwnAnswers({ callId, questions, onProve }: OwnAnswersProps) {
  const t = useMessages(callReadingMessages);
  const words = useValueWords();
  return (
    <Findings aria-label={t.ownQuestions}>
      {questions.map((item, place) => {
        const { question, state, asked, answer, otherAnswer, setAnswer } = item;
        const read =
          state === "ANSWERED" && answer ? words(answer.value) : t[state === "NOT_ASKED" ? "notAsked" : "notClear"];
        return (
          <Finding key={question.text} name={question.text} value={setAnswer ? words(setAnswer.value) : read}>
            {answer && <Proof {...answer} onProve={onProve} />}
            {otherAnswer && (
              <>
                <span dir="auto">{words(otherAnswer.value)}</span>
                <Proof {...otherAnswer} onProve={onProve} />
              </>
            )}
            {!answer && asked && <Proof evidence={[asked]} onProve={onProve} />}
            {setAnswer && <Quiet>{t.answeredBy({ by: setAnswer.by ?? t.somebody })}</Quiet>}
            <AnswerQuestion callId={callId} place={place} item={item} />
          </Finding>
        );
      })}
    </Findings>
  );
}
