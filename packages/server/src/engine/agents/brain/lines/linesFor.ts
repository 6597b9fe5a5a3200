import { germanCues, germanLines } from "./de.ts";
import { englishCues, englishLines } from "./en.ts";
import type { Cues, Lines } from "./lines.ts";
import { turkishCues, turkishLines } from "./tr.ts";

const lines: Record<string, Lines> = { en: englishLines, de: germanLines, tr: turkishLines };

/** How people speak, by language. People change language in the middle of a call, so meanings are read in all of them. */
export const cuesByLanguage: ReadonlyMap<string, Cues> = new Map([
  ["en", englishCues],
  ["de", germanCues],
  ["tr", turkishCues],
]);

/** What is said in a language; English where we do not speak it. */
export function linesFor(language: string): Lines {
  return lines[language] ?? englishLines;
}
