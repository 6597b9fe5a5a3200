export { LostAnswerNotice } from "./LostAnswerNotice.js";
export { lostAnswer, type LostAnswer } from "./lostAnswer.js";
export { lostAnswerMessages } from "./lostAnswer.messages.js";
export { useReason } from "./useReason.js";
