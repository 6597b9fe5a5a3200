import type { Plugin } from "vite";

import { readFacts } from "./readFacts.ts";

const name = "virtual:part-facts";

/** Lets a page import what the repository knows of each part: `import facts from "virtual:part-facts"`. */
export function partFacts(folder: string): Plugin {
  return {
    name: "callwright-part-facts",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readFacts(folder))};` : undefined),
  };
}
