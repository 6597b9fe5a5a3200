import { createContext, useContext, useMemo } from "react";
import { useLocale } from "react-aria-components/I18nProvider";

import {
  resolveMessages,
  type Catalogue,
  type MessageOverrides,
  type Messages,
  type ProviderMessages,
} from "./messages.js";

/** The texts a provider overrides. */
export const MessagesContext = createContext<ProviderMessages | undefined>(undefined);

/**
 * A catalogue's texts in the provider's locale: the defaults, over them what the provider says under the catalogue's
 * name, over that `overrides` (a widget's `messages` prop).
 */
export function useMessages<C extends Catalogue>(catalogue: C, overrides?: MessageOverrides<C>): Messages<C> {
  const { locale } = useLocale();
  const provided = useContext(MessagesContext)?.[catalogue.name];
  return useMemo(
    () => resolveMessages(catalogue, locale, provided, overrides as ProviderMessages[string]),
    [catalogue, locale, provided, overrides],
  );
}
