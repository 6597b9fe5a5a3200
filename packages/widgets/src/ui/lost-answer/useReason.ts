import { useMessages } from "../../i18n/index.js";
import { lostAnswer } from "./lostAnswer.js";
import { lostAnswerMessages } from "./lostAnswer.messages.js";

/**
 * Says in one text why a write failed, where neither a form nor a message in the corner does: the server's sentence, or that it
 * is not known whether it was done. Undefined if there is nothing to say.
 */
export function useReason(): (error: unknown) => string | undefined {
  const t = useMessages(lostAnswerMessages);
  return (error) => {
    const lost = lostAnswer(error);
    if (lost) return `${t.title} ${t[lost]}`;
    return (error as { problem?: { message: string } | undefined }).problem?.message;
  };
}
