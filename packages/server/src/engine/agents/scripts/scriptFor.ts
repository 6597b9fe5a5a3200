import { german, germanLexicon } from "./de.ts";
import { english, englishLexicon } from "./en.ts";
import type { Lexicon, Script } from "./script.ts";
import { turkish, turkishLexicon } from "./tr.ts";

const scripts: Record<string, Script> = { en: english, tr: turkish, de: german };

/** All phrases the agent understands; people change language in the middle of a call, so they are always read together. */
export const lexicons: Lexicon[] = [englishLexicon, turkishLexicon, germanLexicon];

/** The script for a language, and which one it is: English where there is none. */
export function scriptFor(language: string): { language: string; script: Script } {
  const script = scripts[language];
  return script ? { language, script } : { language: "en", script: english };
}
