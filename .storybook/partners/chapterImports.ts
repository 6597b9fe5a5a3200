import type { Plugin } from "vite";

import { readChapter } from "./documents.ts";

const chapter = /\/docs\/([\w-]+\.md)\?chapter=([\w-]+)$/;

/**
 * A plugin that lets a page import a chapter of a document: `import text from
 * "../../docs/embedding.md?chapter=sessions"`.
 */
export function chapterImports(): Plugin {
  return {
    name: "callwright-chapters",
    enforce: "pre",
    load(id) {
      const [, document, anchor] = chapter.exec(id) ?? [];
      if (!document || !anchor) return;
      this.addWatchFile(id.replace(/\?.*/, ""));
      return `export default ${JSON.stringify(readChapter(document, anchor))};`;
    },
  };
}
