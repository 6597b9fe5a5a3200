import { useMessages } from "../../i18n/index.js";
import type { LostAnswer } from "./lostAnswer.js";
import { lostAnswerMessages } from "./lostAnswer.messages.js";

/** What is said of a write whose answer was lost: what happened, and what a person should do. */
export function useLostAnswerTexts(): (lost: LostAnswer) => { title: string; hint: string } {
  const t = useMessages(lostAnswerMessages);
  return (lost) => ({ title: lost === "unsent" ? t.unsentTitle : t.title, hint: t[lost] });
}
