import path from "node:path";

import type { Page } from "./pages.ts";

/** The possible targets of a document's links. */
export interface Places {
  pages: readonly Page[];
  /** Whether the repository has this file or folder. */
  has: (file: string) => boolean;
}

/**
 * The text of a document with links that work in Storybook: links to a chapter open its page, links to other sites
 * stay, and links to files of the repository become the files' names, because Storybook cannot open them.
 *
 * @param document the name of the document, such as `embedding.md`.
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

/** Storybook does not serve the pictures, so their alternative text replaces them. */
const picture = /!\[([^\]]+)\]\([^)\s]+\)/g;
const link = /\[([^\]]+)\]\(([^)\s]+)\)/g;

/** The page of a link. A link without an anchor leads to the first page with a chapter of the document. */
function pageOf(file: string, anchor: string | undefined, pages: readonly Page[]): Page | undefined {
  const isMeant = (chapter: string) => (anchor ? chapter === `${file}#${anchor}` : chapter.startsWith(`${file}#`));
  return pages.find(({ chapters }) => chapters.some(isMeant));
}
