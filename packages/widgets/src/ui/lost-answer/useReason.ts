import { lostAnswer } from "./lostAnswer.js";
import { useLostAnswerTexts } from "./useLostAnswerTexts.js";

/**
 * Says in one text why a write failed, where neither a form nor a message in the corner does: the server's sentence, or that it
 * is not known whether it was done. Undefined if there is nothing to say.
 */
export function useReason(): (error: unknown) => string | undefined {
  const textsOf = useLostAnswerTexts();
  return (error) => {
    const lost = lostAnswer(error);
    if (lost) {
      const { title, hint } = textsOf(lost);
      return `${title} ${hint}`;
    }
    return (error as { problem?: { message: string } | undefined }).problem?.message;
  };
}
