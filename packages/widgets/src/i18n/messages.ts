import { remembered } from "../lib/remembered.js";
import type { Placeholder, Translations } from "./translations.js";

/** Values for a message's placeholders. Numbers are written in the reader's locale. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** One text per plural category of `Intl.PluralRules`; which one is said depends on `count`. */
export interface PluralForms {
  zero?: string;
  one?: string;
  two?: string;
  few?: string;
  many?: string;
  other: string;
}

/** A text with `{placeholders}`, its plural forms, or a function for what neither can say. */
export type Message = string | PluralForms | ((...values: never[]) => string);

/** The texts of one widget or part, with the name under which a provider overrides them. */
export interface Catalogue<
  Texts extends Readonly<Record<string, Message>> = Readonly<Record<string, Message>>,
  Name extends string = string,
> {
  name: Name;
  texts: Texts;
  /** Where it is in other languages. What only ever stands in a widget comes with the widget's, and names none. */
  translations?: Translations | undefined;
}

type Say<Name extends string> = [Name] extends [never]
  ? string
  : (values: Readonly<Record<Name, string | number>>) => string;

/** A text ready to be said: a plain string, or a function of the values its placeholders need. */
export type Said<M> = M extends (...values: infer Values) => string
  ? (...values: Values) => string
  : M extends string
    ? Say<Placeholder<M>>
    : M extends { other: infer Other extends string }
      ? (values: Readonly<Record<Placeholder<Other> | "count", string | number>>) => string
      : never;

/** A catalogue's texts ready to be said. */
export type Messages<C extends Catalogue> = { readonly [Key in keyof C["texts"]]: Said<C["texts"][Key]> };

/** What may stand in a text's place: any text or plural forms with its placeholders, or a function of its values. */
export type MessageOverride<M> = M extends (...values: infer Values) => string
  ? string | ((...values: Values) => string)
  : string | PluralForms | ((values: MessageValues) => string);

/** Texts a host says differently; those left out keep their defaults. */
export type MessageOverrides<C extends Catalogue> = {
  readonly [Key in keyof C["texts"]]?: MessageOverride<C["texts"][Key]>;
};

/** Overrides for any number of catalogues, by their names. */
export type ProviderMessages = Readonly<Record<string, Readonly<Record<string, Message | undefined>> | undefined>>;

/**
 * Declares the texts of a widget or part in English, and where they are in other languages. A text with placeholders
 * becomes a function of exactly those.
 *
 * @example
 * const messages = defineMessages(
 *   "callHistory",
 *   {
 *     title: "My Calls",
 *     selected: { one: "{count} call selected", other: "{count} calls selected" },
 *     deleteTitle: "Delete {name}",
 *   },
 *   { tr: () => import("./callHistory.messages.tr.js") },
 * );
 * const t = useMessages(messages);
 * t.title; t.selected({ count: 3 }); t.deleteTitle({ name });
 */
/* @__NO_SIDE_EFFECTS__ */
export function defineMessages<const Texts extends Readonly<Record<string, Message>>, const Name extends string>(
  name: Name,
  texts: Texts,
  translations?: Translations,
): Catalogue<Texts, Name> {
  return { name, texts, translations };
}

/**
 * Declares those texts of a catalogue that a page begins with, under the catalogue's own name. `defineMessages` takes them over and
 * adds what parts say that come on demand, which take all of it with `useAllMessages`.
 */
export { defineMessages as firstTexts };

/** A catalogue in a locale's grammar, with later overrides before earlier ones. */
export function resolveMessages<C extends Catalogue>(
  { texts }: C,
  locale: string,
  ...overrides: readonly (Readonly<Record<string, Message | undefined>> | undefined)[]
): Messages<C> {
  const resolved = Object.entries(texts).map(([key, text]) => {
    const override = overrides.findLast((layer) => layer?.[key] !== undefined)?.[key];
    return [key, sayable(override ?? text, text, locale)];
  });
  return Object.fromEntries(resolved) as Messages<C>;
}

/** Callers know the default's shape, so an override takes that shape: a string where it was one, else a function. */
function sayable(message: Message, original: Message, locale: string): string | ((...values: never[]) => string) {
  if (typeof message === "function") return hasNoValues(original) ? message() : message;
  if (hasNoValues(original)) return typeof message === "string" ? message : message.other;
  return (values: MessageValues = {}) =>
    fill(typeof message === "string" ? message : form(message, values, locale), values, locale);
}

const hasNoValues = (message: Message) => typeof message === "string" && !message.includes("{");

function form(forms: PluralForms, { count }: MessageValues, locale: string): string {
  return forms[pluralRules(locale).select(Number(count))] ?? forms.other;
}

function fill(text: string, values: MessageValues, locale: string): string {
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => {
    const value = values[name];
    if (value === undefined) return placeholder;
    return typeof value === "number" ? numberFormat(locale).format(value) : value;
  });
}

// Making one of these costs fifty times what using it does.
const pluralRules = remembered((locale) => new Intl.PluralRules(locale));
const numberFormat = remembered((locale) => new Intl.NumberFormat(locale));
