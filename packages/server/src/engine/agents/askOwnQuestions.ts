import { pick } from "../../domain/seededRandom.ts";
import type { ProductQuestion } from "../../domain/productQuestion.ts";
import type { CallBrief, ProspectMood } from "./port.ts";
import type { Passage, Script } from "./scripts/script.ts";

/**
 * Adds the company's own questions before the last words of a conversation: all of them if the person agreed, the first
 * one if they are undecided, none if they want to end the call.
 */
export function askOwnQuestions(
  ending: Passage,
  { questions = [] }: Pick<CallBrief, "questions">,
  mood: ProspectMood,
  { ownAnswers }: Script,
  random: () => number,
): Passage {
  const asked = mood === "POSITIVE" ? questions : mood === "NEUTRAL" ? questions.slice(0, 1) : [];
  const talk = asked.flatMap((question): Passage => {
    const said = mood === "POSITIVE" ? answerOf(question, ownAnswers, random) : ownAnswers.unsure;
    return [
      ["ASSISTANT", () => question.text],
      ["CONTACT", () => said],
    ];
  });
  const last = ending.findLastIndex(([role]) => role === "ASSISTANT");
  return ending.toSpliced(last, 0, ...talk);
}

function answerOf({ type, options }: ProductQuestion, own: Script["ownAnswers"], random: () => number): string {
  switch (type) {
    case "YES_NO":
      return pick(random, [own.yes, own.yes, own.no]);
    case "NUMBER":
      return own.number(pick(random, ["40", "120", "400", "2500"]));
    case "CHOICE":
      return `${pick(random, options)}.`;
    case "DATE":
      return own.day;
    case "TEXT":
      return own.words;
  }
}
