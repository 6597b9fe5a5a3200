import { warnOnce } from "../lib/warnOnce.js";

/** A host's locale as a BCP 47 tag: `en_US` means `en-US`. What is no locale at all is told once, and English is used. */
export function knownLocale(locale: string): string {
  try {
    const [tag] = Intl.getCanonicalLocales(locale.replaceAll("_", "-"));
    if (tag !== undefined) return tag;
  } catch {
    // Told below.
  }
  warnOnce(`“${locale}” is not a locale such as “tr-TR”; English is used.`);
  return "en-US";
}
