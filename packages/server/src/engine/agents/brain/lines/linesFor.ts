import { germanCues, germanLines } from "./de.ts";
import { englishCues, englishLines } from "./en.ts";
import type { Cues, Lines } from "./lines.ts";
import { turkishCues, turkishLines } from "./tr.ts";

const lines: Record<string, Lines> = { en: englishLines, de: germanLines, tr: turkishLines };

/** Phrases by language. People change the language within a call, so phrases of all languages are matched. */
export const cuesByLanguage: ReadonlyMap<string, Cues> = new Map([
  ["en", englishCues],
  ["de", germanCues],
  ["tr", turkishCues],
]);

/** The lines of a language; English if we do not speak it. */
export function linesFor(language: string): Lines {
  return lines[language] ?? englishLines;
}
