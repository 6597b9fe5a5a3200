import type { CallBrief } from "../port.ts";
import { cuesByLanguage } from "./lines/linesFor.ts";
import { isAboutPrice, plain } from "./meaning.ts";

/** The share of a question's words that must occur in what was asked, so that its answer is used. */
const ALIKE = 0.5;
/** Words are compared by their beginnings, because endings are grammar; in Turkish they are most of the word. */
const STEM_LETTERS = 5;

/** The answer from the FAQ to a question; undefined if there is none. */
export function answerFromFaqs(said: string, { faqs }: Pick<CallBrief, "faqs">): string | undefined {
  return mostAlike(said, faqs)?.answer;
}

/** The answer about prices that is most similar to the question, otherwise the first one. */
export function priceFromFaqs(said: string, { faqs }: Pick<CallBrief, "faqs">): string | undefined {
  const priced = faqs.filter(({ question, answer }) => isAboutPrice(question) && /\d/.test(answer));
  return (mostAlike(said, priced) ?? priced[0])?.answer;
}

/**
 * The sentence about the product or the company that has the most words in common with the question; undefined if none
 * has any.
 */
export function factAbout(
  said: string,
  { product, company }: Pick<CallBrief, "product" | "company">,
): string | undefined {
  const asked = stemsOf(said);
  const sentences = [product.about, company.about].flatMap((text) => text?.match(/[^.!?]+[.!?]*/g) ?? []);
  const ranked = sentences
    .map((sentence) => ({ sentence: sentence.trim(), shared: shared(stemsOf(sentence), asked) }))
    .toSorted((one, other) => other.shared - one.shared);
  return ranked[0] && ranked[0].shared > 0 ? ranked[0].sentence : undefined;
}

function mostAlike(said: string, faqs: CallBrief["faqs"]): CallBrief["faqs"][number] | undefined {
  const asked = stemsOf(said);
  const ranked = faqs
    .map((faq) => {
      const stems = stemsOf(faq.question);
      return { faq, likeness: stems.size === 0 ? 0 : shared(stems, asked) / stems.size };
    })
    .toSorted((one, other) => other.likeness - one.likeness);
  return ranked[0] && ranked[0].likeness >= ALIKE ? ranked[0].faq : undefined;
}

function shared(one: Set<string>, other: Set<string>): number {
  return [...one].filter((stem) => other.has(stem)).length;
}

function stemsOf(text: string): Set<string> {
  const common = new Set([...cuesByLanguage.values()].flatMap((cues) => cues.common));
  const words = plain(text).trim().split(" ");
  return new Set(
    words.filter((word) => word.length > 2 && !common.has(word)).map((word) => word.slice(0, STEM_LETTERS)),
  );
}
