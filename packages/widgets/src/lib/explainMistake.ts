import { type MistakeCode, mistakes } from "./mistakes.js";

/** Something that went wrong in a widget, and may be a mistake of whoever embedded it. */
export interface Happened {
  /** The widget's name, or an element's tag. */
  where: string;
  code: string;
  /** What was found, in a sentence. */
  message: string;
}

/** A mistake in words. */
export interface Explained {
  code: MistakeCode;
  /** What was found, and what to do about it. */
  sentence: string;
  /** The page that says more. */
  help: string;
}

const said = new Set<string>();

/** Explains a mistake; undefined where it is none. */
export function explained({ code, message }: Happened, server: string): Explained | undefined {
  if (!isMistake(code)) return undefined;
  const help = new URL(`/embed/help.html#${code}`, new URL(server || "/", location.href)).href;
  return { code, sentence: `${message} ${mistakes[code]}`, help };
}

/** Explains a mistake in the console, once on a page. */
export function explainMistake(happened: Happened, server: string): void {
  const mistake = explained(happened, server);
  if (!mistake) return;
  const line = `Callwright ${happened.where}: ${mistake.code}. ${mistake.sentence} ${mistake.help}`;
  if (said.has(line)) return;
  said.add(line);
  console.error(line);
}

const isMistake = (code: string): code is MistakeCode => Object.hasOwn(mistakes, code);
