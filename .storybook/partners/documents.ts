import { existsSync, readFileSync } from "node:fs";
import path from "node:path";

import { chaptersOf, withWholeCode } from "./chapters.ts";
import { withLinks } from "./links.ts";
import { readPages } from "./pages.ts";

const root = path.resolve(import.meta.dirname, "../..");

/** Every chapter of a document in docs/, by its anchor. */
export function readChapters(document: string): Map<string, string> {
  return chaptersOf(readFileSync(path.join(root, "docs", document), "utf8"));
}

/**
 * One chapter, as a page renders it.
 *
 * @throws Error if the document has no such chapter, or if a link in it leads nowhere.
 */
export function readChapter(document: string, anchor: string): string {
  const chapters = readChapters(document);
  const text = chapters.get(anchor);
  if (text === undefined)
    throw new Error(`docs/${document} has no chapter "${anchor}", but ${[...chapters.keys()].join(", ")}.`);
  const places = { pages: readPages(), has: (file: string) => existsSync(path.join(root, file)) };
  return withLinks(withWholeCode(text), document, places);
}
