import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const here = import.meta.dirname;
const chapter = /"\.\.\/\.\.\/docs\/([\w-]+\.md)\?chapter=([\w-]+)"/g;

/** A page for partners. Its file `EventsAndCommands.mdx` is "Events and commands" in the sidebar. */
export interface Page {
  file: string;
  /** The id in Storybook's addresses: `embedding-events-and-commands--docs`. */
  id: string;
  /** The chapters of the documents that it shows, such as `embedding.md#events`. */
  chapters: string[];
}

/** Reads all pages, with their chapters from their imports. */
export function readPages(): Page[] {
  return globSync("*.mdx", { cwd: here }).map((file) => {
    const imports = readFileSync(path.join(here, file), "utf8").matchAll(chapter);
    const name = file.replace(".mdx", "").replaceAll(/\B[A-Z]/g, (letter) => `-${letter}`);
    return {
      file,
      id: `embedding-${name.toLowerCase()}--docs`,
      chapters: [...imports].map(([, document, anchor]) => `${document}#${anchor}`),
    };
  });
}
