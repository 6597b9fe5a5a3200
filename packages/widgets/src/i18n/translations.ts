import type { Catalogue, Message, PluralForms } from "./messages.js";

/** The languages that texts are there in beside English. */
export type Language = "tr";

/**
 * Where the texts of a catalogue are in other languages: modules that export them under the catalogues' names. Each is a
 * plain `import()`, so that a bundler makes a file of it which only readers of that language fetch.
 */
export type Translations = Readonly<Record<Language, () => Promise<object>>>;

/** Texts in one language, by catalogue. */
export type TranslatedTexts = Readonly<Record<string, Readonly<Record<string, Message>> | undefined>>;

/** The names in `{braces}` of a text. */
export type Placeholder<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholder<Rest>
  : never;

/** A text with each of these placeholders in it somewhere. */
type Naming<Name extends string> = [Name] extends [never]
  ? string
  : (Name extends string ? (text: `${string}{${Name}}${string}`) => void : never) extends (text: infer Text) => void
    ? Text
    : never;

type Translated<M> = M extends (...values: infer Values) => string
  ? (...values: Values) => string
  : M extends string
    ? Naming<Placeholder<M>>
    : M extends { other: infer Other extends string }
      ? Naming<Placeholder<Other>> | (PluralForms & { other: Naming<Placeholder<Other>> })
      : never;

/**
 * A catalogue in another language: exactly the same texts, each with the placeholders of the English one.
 *
 * @example
 * export const callHistory: Translation<typeof callHistoryMessages> = { title: "Aramalarım", … };
 */
export type Translation<C extends Catalogue> = { readonly [Key in keyof C["texts"]]: Translated<C["texts"][Key]> };

/** What has been fetched, by language: a new object whenever something came. */
const fetched = new Map<Language, TranslatedTexts>();
const underWay = new Map<() => Promise<object>, Promise<void>>();
const listeners = new Set<() => void>();
const nothing: TranslatedTexts = {};

/** The language that texts are needed in for a locale, where that is not English. */
export function languageOf(locale: string): Language | undefined {
  return locale.split("-", 1)[0]?.toLowerCase() === "tr" ? "tr" : undefined;
}

/** All texts that have come so far in a language. */
export function textsIn(language: Language | undefined): TranslatedTexts {
  return (language && fetched.get(language)) ?? nothing;
}

/** Tells when more texts have come. */
export function onTextsFetched(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Fetches texts, once; settled when they are there or cannot be had. In that case the next who asks tries again. */
export function fetchTexts(language: Language, load: () => Promise<object>): Promise<void> {
  const known = underWay.get(load);
  if (known) return known;
  const asked = load().then(
    (texts) => {
      fetched.set(language, { ...fetched.get(language), ...texts });
      for (const listener of listeners) listener();
      return undefined;
    },
    () => {
      underWay.delete(load);
    },
  );
  underWay.set(load, asked);
  return asked;
}
