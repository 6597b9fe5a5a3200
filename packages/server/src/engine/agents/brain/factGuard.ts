import type { BrainInput } from "./port.ts";
import { cuesByLanguage } from "./lines/linesFor.ts";
import { plain } from "./meaning.ts";

/** The part of a text that may be said. */
export interface Checked {
  words: string;
  /** An unknown number followed: the sentence ends before it. */
  isCut: boolean;
}

/** Passes words on and stops before a number that is not in the brief. A word is complete when the next one begins. */
export interface FactGuard {
  take(piece: string): Checked;
  /** The rest, when the text is complete. */
  finish(): Checked;
}

/**
 * Prices and other figures must come from the company (its texts, its product's texts and its FAQ), whatever a model
 * says. A figure that only the person mentioned (an hour, a quantity) may be repeated, unless it is said as a price.
 */
export function guardFacts({ brief, history }: Pick<BrainInput, "brief" | "history">): FactGuard {
  const { facts, factWords } = factsOf(brief);
  const heard = numbersIn(
    history
      .filter(({ role }) => role === "CONTACT")
      .map(({ content }) => content)
      .join(" \n "),
  );
  let open = "";
  /** Numbers that depend on the next word: «seventeen» may be said, «seventeen euros» only if it is a fact. */
  let held = "";
  let isAfterMoney = false;

  const judge = (word: string): Checked => {
    const bare = plain(word).trim();
    const isMoney = /[€$£₺%]/.test(word) || isWordOf("money", bare);
    const numbers = numbersIn(word);
    const isNumberWord = isWordOf("numbers", bare);
    const isFact = [...numbers].every((number) => facts.has(number));
    if (numbers.size > 0 && !isFact) {
      if (isMoney || isAfterMoney || [...numbers].some((number) => !heard.has(number)))
        return { words: "", isCut: true };
    }
    if (isMoney && held !== "" && !factWords.includes(plain(held).trimEnd())) return { words: "", isCut: true };
    if (isNumberWord && isAfterMoney && !factWords.includes(` ${bare} `)) return { words: "", isCut: true };
    const isOpenNumber = (numbers.size > 0 && !isFact) || isNumberWord;
    isAfterMoney = isMoney;
    if (isOpenNumber && !/[.!?]\s*$/.test(word)) {
      held += word;
      return { words: "", isCut: false };
    }
    const words = held + word;
    held = "";
    return { words, isCut: false };
  };

  return {
    take(piece) {
      open += piece;
      let said = "";
      for (let next = /^\s*\S+\s+/.exec(open); next; next = /^\s*\S+\s+/.exec(open)) {
        open = open.slice(next[0].length);
        const { words, isCut } = judge(next[0]);
        if (isCut) return { words: said, isCut };
        said += words;
      }
      return { words: said, isCut: false };
    },
    finish() {
      const last = open.trim() === "" ? { words: "", isCut: false } : judge(open);
      open = "";
      return last.isCut ? last : { words: last.words + held, isCut: false };
    },
  };
}

interface Facts {
  facts: ReadonlySet<number>;
  factWords: string;
}

const known = new WeakMap<BrainInput["brief"], Facts>();

/** The figures in the company's texts, and its words; collected once per call. */
function factsOf(brief: BrainInput["brief"]): Facts {
  const told = known.get(brief) ?? readFacts(brief);
  known.set(brief, told);
  return told;
}

function readFacts(brief: BrainInput["brief"]): Facts {
  const told = [
    brief.company.name,
    brief.company.about,
    brief.product.name,
    brief.product.about,
    brief.customer.name,
    brief.contact.name,
    brief.contact.surname,
    ...(brief.questions ?? []).flatMap(({ text, options }) => [text, ...options]),
    ...brief.faqs.flatMap(({ question, answer }) => [question, answer]),
  ].join(" \n ");
  return { facts: numbersIn(told), factWords: plain(told) };
}

/** Whether the words contain any figure. If not, nothing is cut. */
export function mayNameFigure(words: string): boolean {
  return (
    /\d/.test(words) ||
    plain(words)
      .split(" ")
      .some((word) => isWordOf("numbers", word))
  );
}

/** The values of all figures in a text, in any grouping of their digits. */
export function numbersIn(text: string): Set<number> {
  const found = text.match(/\d+(?:[.,'’ ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d+)?/g) ?? [];
  return new Set(found.map(valueOf));
}

/** «1.200», «1,200» and «1 200» are one value; «2,50» and «2.50» are another. */
function valueOf(figure: string): number {
  const [, whole = figure, fraction = ""] = /^(.*?)(?:[.,](\d{1,2}|\d{4,}))?$/.exec(figure) ?? [];
  return Number(`${whole.replaceAll(/\D/g, "")}.${fraction || "0"}`);
}

function isWordOf(cue: "money" | "numbers", word: string): boolean {
  return words[cue].has(word);
}

const allOf = (cue: "money" | "numbers") => new Set([...cuesByLanguage.values()].flatMap((cues) => cues[cue]));
const words = { money: allOf("money"), numbers: allOf("numbers") };
