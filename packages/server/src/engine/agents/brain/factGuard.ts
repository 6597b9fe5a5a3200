import type { BrainInput } from "./port.ts";
import { cuesByLanguage } from "./lines/linesFor.ts";
import { plain } from "./meaning.ts";

/** What of a piece of speech may be said. */
export interface Checked {
  words: string;
  /** A number followed that nobody gave us: the sentence ends before it. */
  isCut: boolean;
}

/** Lets words through and stops before a number that is not in the brief. Words are whole when the next one begins. */
export interface FactGuard {
  take(piece: string): Checked;
  /** What is left when nothing more comes. */
  finish(): Checked;
}

/**
 * Whatever a model says, prices and other figures come from the company: from its texts, its product's and its FAQ. A figure that
 * only the person named (an hour, a quantity) may be repeated, unless it is said as a price.
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
  /** Numbers whose next word decides: «seventeen» may be said, «seventeen euros» only when it is a fact. */
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

/** The figures that the company gave us, and its words; found once for each call. */
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

/** Whether words name a figure at all. In words that do not, nothing is cut. */
export function mayNameFigure(words: string): boolean {
  return (
    /\d/.test(words) ||
    plain(words)
      .split(" ")
      .some((word) => isWordOf("numbers", word))
  );
}

/** The values of all figures in a text, however their digits are grouped. */
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
