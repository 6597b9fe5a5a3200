import type { CallReading } from "@callwright/sdk/contract";

import { useMessages } from "../../../i18n/index.js";
import { useMay } from "../../../lib/allowed.js";
import { Button } from "../../../ui/button/index.js";
import { answerMessages } from "../../../ui/status/index.js";
import { Quiet, Settle } from "./CallReading.styles.js";
import { callReadingMessages } from "./reading.messages.js";
import { settledAnswers, type useReadingActions } from "./useReadingActions.js";

interface SettleAnswerProps {
  reading: Pick<CallReading, "otherAnswer" | "setAnswer">;
  actions: ReturnType<typeof useReadingActions>;
}

/** If readers disagree, asks a person for the answer. Once it is set, shows who has set it. */
export function SettleAnswer({ reading: { otherAnswer, setAnswer }, actions }: SettleAnswerProps) {
  const t = useMessages(callReadingMessages);
  const answers = useMessages(answerMessages);
  const may = useMay();
  if (setAnswer) return <Quiet>{t.setBy({ by: setAnswer.by ?? t.somebody, answer: answers[setAnswer.answer] })}</Quiet>;
  if (!otherAnswer || !may("setCallAnswer")) return null;
  return (
    <Settle role="group" aria-label={t.unsure}>
      <p>{t.unsure}</p>
      <div>
        {settledAnswers.map((answer) => (
          <Button
            key={answer}
            size="small"
            isBusy={actions.isSetting}
            aria-label={t.settle({ answer: answers[answer] })}
            onPress={() => void actions.setAnswer(answer)}
          >
            {answers[answer]}
          </Button>
        ))}
      </div>
    </Settle>
  );
}
