import { createContext, useContext, useMemo } from "react";

import { useLocale } from "./LocaleContext.js";
import {
  resolveMessages,
  type Catalogue,
  type MessageOverrides,
  type Messages,
  type ProviderMessages,
} from "./messages.js";
import { textsIn, type Language, type TranslatedTexts } from "./translations.js";

/** What a provider knows about texts. */
export interface Texts {
  /** The language they are needed in, where that is not English. */
  language: Language | undefined;
  /** Those in that language that are there by now. */
  translated: TranslatedTexts;
  /** Those that the host says differently. */
  overrides: ProviderMessages | undefined;
}

/** The texts of the provider around. */
export const MessagesContext = createContext<Texts>({
  language: undefined,
  translated: textsIn(undefined),
  overrides: undefined,
});

/**
 * A catalogue's texts in the provider's locale: the defaults in its language, over them what the provider says under the
 * catalogue's name, over that `overrides` (a widget's `messages` prop).
 */
export function useMessages<C extends Catalogue>(catalogue: C, overrides?: MessageOverrides<C>): Messages<C> {
  const { locale } = useLocale();
  const texts = useContext(MessagesContext);
  const translated = texts.translated[catalogue.name];
  const provided = texts.overrides?.[catalogue.name];
  return useMemo(() => {
    const messages = resolveMessages(catalogue, locale, translated, provided, overrides as ProviderMessages[string]);
    overridesOf.set(messages, overrides);
    return messages;
  }, [catalogue, locale, translated, provided, overrides]);
}

/** What a widget's `messages` prop said when texts were made of it, for those of its texts that come later. */
const overridesOf = new WeakMap<object, unknown>();

/** All texts of a catalogue, for a part that comes on demand: said as the first ones are, with which the widget has begun. */
export function useAllMessages<C extends Catalogue>(catalogue: C, begun: object): Messages<C> {
  return useMessages(catalogue, overridesOf.get(begun) as MessageOverrides<C> | undefined);
}
