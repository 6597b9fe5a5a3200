export { AnswerCell, AnswerChip, type AnswerChipProps } from "./Answer.js";
export {
  callAnswers,
  callStatuses,
  isCallAnswer,
  isCallStatus,
  isShownStatus,
  type CallAnswer,
  type CallStatus,
  type OrUnknown,
  type ShownStatus,
} from "./callStatus.js";
export { StatusBadge, StatusCell, useStatusTexts, type StatusBadgeProps, type StatusCellProps } from "./Status.js";
export { StatusGlyph, type StatusGlyphProps } from "./StatusGlyph.js";
export { answerMeaningMessages, answerMessages } from "./answer.messages.js";
export { statusMeaningMessages, statusMessages } from "./status.messages.js";
