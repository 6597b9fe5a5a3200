import type { Plugin } from "vite";

import { readHistory } from "./history.ts";

const name = "virtual:part-history";

/** A plugin that lets a page import the changes of each part: `import history from "virtual:part-history"`. */
export function partHistory(folder: string): Plugin {
  return {
    name: "callwright-part-history",
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export default ${JSON.stringify(readHistory(folder))};` : undefined),
  };
}
