import { styled } from "styled-components";

import { callColors } from "../../theme/callColors.js";

/** The colours of a chip inside. */
export const AnswerColours = styled.span`
  ${callColors}
  display: contents;
  --cw-chip-text: var(--cw-answer-no-call-text);
  --cw-chip-soft: var(--cw-answer-no-call-soft);

  &[data-answer="POSITIVE"] {
    --cw-chip-text: var(--cw-answer-positive-text);
    --cw-chip-soft: var(--cw-answer-positive-soft);
  }
  &[data-answer="NEUTRAL"] {
    --cw-chip-text: var(--cw-answer-neutral-text);
    --cw-chip-soft: var(--cw-answer-neutral-soft);
  }
  &[data-answer="NEGATIVE"] {
    --cw-chip-text: var(--cw-answer-negative-text);
    --cw-chip-soft: var(--cw-answer-negative-soft);
  }
  &[data-answer="ANSWERING_MACHINE"] {
    --cw-chip-text: var(--cw-answer-answering-machine-text);
    --cw-chip-soft: var(--cw-answer-answering-machine-soft);
  }
  &[data-answer="IN_PROGRESS"] {
    --cw-chip-text: var(--cw-answer-in-progress-text);
    --cw-chip-soft: var(--cw-answer-in-progress-soft);
  }
`;

export const Nothing = styled.span`
  color: var(--cw-text-subtle);
`;
