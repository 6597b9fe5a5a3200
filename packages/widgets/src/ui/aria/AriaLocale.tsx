import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

import { useLocale } from "../../i18n/index.js";
import { usePressableRule } from "./usePressableRule.js";

/**
 * Tells react-aria how people read here, and gives the page its rule. It stands around each part that react-aria draws, and comes
 * with that: a page begins without.
 */
export function AriaLocale({ children }: { children: ReactNode }) {
  usePressableRule();
  return <I18nProvider locale={useLocale().locale}>{children}</I18nProvider>;
}
