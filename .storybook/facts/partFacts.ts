import type { Plugin } from "vite";

import { readFacts } from "./readFacts.ts";

const name = "virtual:part-facts";

/** A plugin that lets a page import the facts about each part: `import facts from "virtual:part-facts"`. */
export function partFacts(folder: string): Plugin {
  return {
    name: "callwright-part-facts",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readFacts(folder))};` : undefined),
  };
}
