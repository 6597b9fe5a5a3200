import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from "react";

import type { ProviderMessages } from "./messages.js";
import { MessagesContext } from "./MessagesContext.js";
import { fetchTexts, languageOf, onTextsFetched, textsIn, type Translations } from "./translations.js";

interface MessagesProviderProps {
  children: ReactNode;
  locale: string;
  /** What the host says differently. */
  overrides: ProviderMessages | undefined;
  /** Texts to fetch at once because everything below uses them. */
  translations: Translations;
}

/** Gives everything below its texts: in the locale's language as far as they have come, and as the host says them. */
export function MessagesProvider({ children, locale, overrides, translations }: MessagesProviderProps) {
  const language = languageOf(locale);
  // A server has fetched nothing, and what takes over its page begins as it did.
  const translated = useSyncExternalStore(
    onTextsFetched,
    () => textsIn(language),
    () => textsIn(undefined),
  );
  useEffect(() => {
    if (language) void fetchTexts(language, translations[language]);
  }, [language, translations]);
  const texts = useMemo(() => ({ language, translated, overrides }), [language, translated, overrides]);
  return <MessagesContext.Provider value={texts}>{children}</MessagesContext.Provider>;
}
