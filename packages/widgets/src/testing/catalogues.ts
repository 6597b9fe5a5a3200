/// <reference types="vite/types/importMeta.d.ts" />
import type { Catalogue, Message } from "../i18n/index.js";

type Modules = Record<string, () => Promise<Record<string, unknown>>>;
const english: Modules = import.meta.glob<Record<string, unknown>>("../**/*.messages.ts");
const turkish: Modules = import.meta.glob<Record<string, unknown>>("../**/*.messages.tr.ts");

/** Every catalogue there is. */
export async function allCatalogues(): Promise<Catalogue[]> {
  return (await Promise.all(Object.keys(english).map(cataloguesIn))).flat();
}

/** The catalogues of one file: `../ui/chip/chip.messages.ts`. */
export async function cataloguesIn(path: string): Promise<Catalogue[]> {
  return Object.values((await english[path]?.()) ?? {}) as Catalogue[];
}

/** Every Turkish text there is, by catalogue. */
export async function allTurkish(): Promise<Readonly<Record<string, Readonly<Record<string, Message>> | undefined>>> {
  const modules = await Promise.all(Object.values(turkish).map((load) => load()));
  return Object.assign({}, ...modules) as Record<string, Record<string, Message>>;
}

/** What a message may say: itself, or each of its plural forms. */
export function formsOf(message: Message | undefined): string[] {
  if (message === undefined || typeof message === "function") return [];
  if (typeof message === "string") return [message];
  const { zero, one, two, few, many, other } = message;
  return [zero, one, two, few, many, other].filter((form) => form !== undefined);
}
