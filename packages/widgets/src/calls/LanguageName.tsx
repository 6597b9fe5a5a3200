import { useFormats } from "../i18n/index.js";

/** A language's name for the reader: `Norwegian`. */
export function LanguageName({ code }: { code: string }) {
  return useFormats().language(code);
}
