import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const here = import.meta.dirname;
const chapter = /"\.\.\/\.\.\/docs\/([\w-]+\.md)\?chapter=([\w-]+)"/g;

/** A partner's page: its file `EventsAndCommands.mdx` stands in the side bar as "Events and commands". */
export interface Page {
  file: string;
  /** As in Storybook's addresses: `embedding-events-and-commands--docs`. */
  id: string;
  /** What it draws of the documents, as `embedding.md#events`. */
  chapters: string[];
}

/** All pages, read from what they import. */
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
