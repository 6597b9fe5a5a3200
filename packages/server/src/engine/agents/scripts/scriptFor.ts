import { german, germanLexicon } from "./de.ts";
import { english, englishLexicon } from "./en.ts";
import type { Lexicon, Script } from "./script.ts";
import { turkish, turkishLexicon } from "./tr.ts";

const scripts: Record<string, Script> = { en: english, tr: turkish, de: german };

/**
 * All phrases that the agent understands; people change the language within a call, so all languages are always
 * matched.
 */
export const lexicons: Lexicon[] = [englishLexicon, turkishLexicon, germanLexicon];

/** The script for a language, and the language of the script: English if there is none. */
export function scriptFor(language: string): { language: string; script: Script } {
  const script = scripts[language];
  return script ? { language, script } : { language: "en", script: english };
}
