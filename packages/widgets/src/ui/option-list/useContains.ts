import { useMemo } from "react";

import { useLocale } from "../../i18n/index.js";

/** Whether a text contains another one, in the provider's locale: case and accents are ignored. */
export function useContains(): (text: string, part: string) => boolean {
  const { locale } = useLocale();
  return useMemo(() => {
    const { compare } = new Intl.Collator(locale, { usage: "search", sensitivity: "base" });
    return (text, part) => {
      const [whole, wanted] = [text.normalize("NFC"), part.normalize("NFC")];
      for (let at = 0; at + wanted.length <= whole.length; at++)
        if (compare(whole.slice(at, at + wanted.length), wanted) === 0) return true;
      return false;
    };
  }, [locale]);
}
