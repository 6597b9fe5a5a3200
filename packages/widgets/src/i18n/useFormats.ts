import { createFormats, type Formats } from "./formats.js";
import { useLocale } from "./LocaleContext.js";

/** The formats of the provider's locale. */
export function useFormats(): Formats {
  return createFormats(useLocale().locale);
}
