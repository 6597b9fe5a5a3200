import path from "node:path";

import type { Page } from "./pages.ts";

/** Where the links of a document can lead. */
export interface Places {
  pages: readonly Page[];
  /** Whether the repository has a file or folder of this name. */
  has: (file: string) => boolean;
}

/**
 * A document's text with links that work in Storybook: to a chapter they open its page, to other sites they stay, and files
 * of the repository become their names, as there is nothing to open.
 *
 * @param document among the documents, as `embedding.md`.
 * @throws Error for a link that leads nowhere.
 */
export function withLinks(text: string, document: string, places: Places): string {
  return text
    .split(/(^```.*?^```$)/ms)
    .map((part) => (part.startsWith("```") ? part : part.replaceAll(picture, "*$1*").replaceAll(link, relink)))
    .join("");

  function relink(whole: string, label: string, target: string): string {
    if (/^https?:/.test(target)) return whole;
    const [file = "", anchor] = target.split("#");
    const page = pageOf(file || document, anchor, places.pages);
    if (page) return `[${label}](?path=/docs/${page.id})`;
    const name = path.posix.join("docs", file);
    if (file === "" || !places.has(name)) throw new Error(`docs/${document}: "${target}" leads nowhere.`);
    const isName = label.startsWith("`") || name.endsWith(label);
    return isName ? `\`${name}\`` : `${label} (\`${name}\`)`;
  }
}

/** Pictures are not among Storybook's files; their words say what would be seen. */
const picture = /!\[([^\]]+)\]\([^)\s]+\)/g;
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** A document without an anchor is the page with its beginning. */
function pageOf(file: string, anchor: string | undefined, pages: readonly Page[]): Page | undefined {
  const isMeant = (chapter: string) => (anchor ? chapter === `${file}#${anchor}` : chapter.startsWith(`${file}#`));
  return pages.find(({ chapters }) => chapters.some(isMeant));
}
