import { pick } from "../../../domain/seededRandom.ts";
import type { CallBrief } from "../port.ts";
import type { Script, Words } from "./script.ts";

/**
 * Longer texts of a company or product are cut to their first sentence, because nobody wants to listen to a brochure.
 */
const SPOKEN_TEXT_LIMIT = 180;

/** The values for the lines of a script in this call. */
export function wordsOf(brief: CallBrief, script: Script, random: () => number): Words {
  const fullName = [brief.contact.name, brief.contact.surname].filter(Boolean).join(" ");
  return {
    agent: pick(random, script.agentNames),
    company: brief.company.name,
    about: spoken(brief.company.about),
    product: brief.product.name,
    productAbout: spoken(brief.product.about),
    contact: fullName || script.unnamedContact,
    customer: brief.customer.name,
  };
}

function spoken(text: string | null): string {
  const plain = tidy(text ?? "");
  if (!plain) return "";
  const sentence = /^.+?[.!?](?=\s|$)/.exec(plain)?.[0] ?? `${plain}.`;
  if (sentence.length <= SPOKEN_TEXT_LIMIT) return sentence;
  return `${sentence.slice(0, SPOKEN_TEXT_LIMIT).replace(/\s+\S*$/, "")}.`;
}

/** One space between words, trimmed. */
export function tidy(text: string): string {
  return text.replaceAll(/\s+/g, " ").trim();
}
