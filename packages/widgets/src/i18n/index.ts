export { createFormats, type Formats } from "./formats.js";
export { knownLocale } from "./knownLocale.js";
export type { DatePattern } from "./dates.js";
export { withHourCycle, type HourCycle } from "./hourCycle.js";
export {
  defineMessages,
  firstTexts,
  resolveMessages,
  type Catalogue,
  type Message,
  type MessageOverride,
  type MessageOverrides,
  type Messages,
  type PluralForms,
  type ProviderMessages,
} from "./messages.js";
export { MessagesProvider } from "./MessagesProvider.js";
export type { Translation, Translations } from "./translations.js";
export { useAllMessages, useMessages } from "./MessagesContext.js";
export { LocaleContext, readingLocale, useLocale } from "./LocaleContext.js";
export { WithTexts } from "./WithTexts.js";
export { useCodedText, type CodedText } from "./useCodedText.js";
export { useFormats } from "./useFormats.js";
export type { Names } from "./names.js";
export { useNames } from "./useNames.js";
export type { Numbers } from "./numbers.js";
export { useNumbers } from "./useNumbers.js";
export { useRelativeTimes } from "./useRelativeTimes.js";
export type { Times } from "./times.js";
export { useTimes } from "./useTimes.js";
