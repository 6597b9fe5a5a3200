import { storedJson } from "../../db/storedJson.ts";
import { invalid } from "../../contract/problem.ts";
import type { ProductQuestion } from "../../domain/productQuestion.ts";

const FEWEST_OPTIONS = 2;
const SHORTEST_TEXT = 5;

/** The questions of a product as stored; undefined if the request has none. */
export function questionsColumn(questions: ProductQuestion[] | undefined): string | undefined {
  if (!questions) return undefined;
  const kept = questions.map(({ text, type, options }) => ({
    text: text.trim(),
    type,
    options: options.map((option) => option.trim()),
  }));
  for (const [index, question] of kept.entries()) {
    const isAskedBefore = kept.slice(0, index).some(({ text }) => isAlike(text, question.text));
    if (question.text.length < SHORTEST_TEXT)
      throw invalid({ [`questions.${index}.text`]: `Must have at least ${SHORTEST_TEXT} characters.` });
    if (isAskedBefore) throw invalid({ [`questions.${index}.text`]: "This question is asked already." });
    const mistake = mistakeIn(question);
    if (mistake) throw invalid({ [`questions.${index}.options`]: mistake });
  }
  return storedJson(kept);
}

function mistakeIn({ type, options }: ProductQuestion): string | undefined {
  if (type !== "CHOICE") return options.length > 0 ? "Only a choice has options." : undefined;
  if (options.length < FEWEST_OPTIONS) return `Must have at least ${FEWEST_OPTIONS}.`;
  return options.some((option, index) => options.slice(0, index).some((known) => isAlike(known, option)))
    ? "Must not repeat."
    : undefined;
}

function isAlike(one: string, other: string): boolean {
  return one.toLowerCase() === other.toLowerCase();
}
