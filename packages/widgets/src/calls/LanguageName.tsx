import { useNames } from "../i18n/index.js";

/** The name of a language in the reader's language: `Norwegian`. */
export function LanguageName({ code }: { code: string }) {
  return useNames().language(code);
}
