import { type MistakeCode, mistakes } from "./mistakes.js";

/** A failure in a widget that may be an error of the developer who embedded it. */
export interface Happened {
  /** The name of the widget, or the tag of the element. */
  where: string;
  code: string;
  /** The finding, as a sentence. */
  message: string;
}

/** The texts about an error of the developer. */
export interface Explained {
  code: MistakeCode;
  /** The finding, and how to correct it. */
  sentence: string;
  /** The page with more information. */
  help: string;
}

const said = new Set<string>();

/** Explains an error of the developer; undefined if it is none. */
export function explained({ code, message }: Happened, server: string): Explained | undefined {
  if (!isMistake(code)) return undefined;
  const help = new URL(`/embed/help.html#${code}`, new URL(server || "/", location.href)).href;
  return { code, sentence: `${message} ${mistakes[code]}`, help };
}

/** Explains an error of the developer in the console, once per page. */
export function explainMistake(happened: Happened, server: string): void {
  const mistake = explained(happened, server);
  if (!mistake) return;
  const line = `Callwright ${happened.where}: ${mistake.code}. ${mistake.sentence} ${mistake.help}`;
  if (said.has(line)) return;
  said.add(line);
  console.error(line);
}

const isMistake = (code: string): code is MistakeCode => Object.hasOwn(mistakes, code);
