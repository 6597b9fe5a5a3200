import { useMessages } from "../../i18n/index.js";
import { Chip } from "../chip/index.js";
import { Tip } from "../tooltip/index.js";
import { isCallAnswer, type CallAnswer, type OrUnknown } from "./callStatus.js";
import { answerMeaningMessages, answerMessages } from "./answer.messages.js";
import { AnswerColours, Nothing } from "./Answer.styles.js";
import { Cell } from "./Status.styles.js";

/** Props of {@link AnswerChip} and {@link AnswerCell}. */
export interface AnswerChipProps {
  answer: OrUnknown<CallAnswer>;
}

/** The answer of a call, as a square chip with its meaning in a tooltip. */
export function AnswerChip({ answer }: AnswerChipProps) {
  return <ExplainedAnswer answer={answer} tabIndex={0} />;
}

/**
 * The answer of a call for tables, with a dash for no call. In a table row the arrow keys reach it; it is not a tab
 * stop.
 */
export function AnswerCell({ answer }: AnswerChipProps) {
  const meanings = useMessages(answerMeaningMessages);
  if (answer !== "NO_CALL") return <ExplainedAnswer answer={answer} tabIndex={-1} />;
  return (
    <Tip content={meanings.NO_CALL}>
      <Nothing tabIndex={-1}>-</Nothing>
    </Tip>
  );
}

function ExplainedAnswer({ answer, tabIndex }: AnswerChipProps & { tabIndex: 0 | -1 }) {
  const labels = useMessages(answerMessages);
  const meanings = useMessages(answerMeaningMessages);
  const isKnown = isCallAnswer(answer);
  return (
    <AnswerColours data-answer={answer}>
      <Tip content={isKnown ? meanings[answer] : undefined}>
        <Cell tabIndex={tabIndex}>
          <Chip>{isKnown ? labels[answer] : answer}</Chip>
        </Cell>
      </Tip>
    </AnswerColours>
  );
}
