import { useLocale } from "react-aria-components/I18nProvider";

import { createFormats, type Formats } from "./formats.js";

/** The formats of the provider's locale. */
export function useFormats(): Formats {
  return createFormats(useLocale().locale);
}
