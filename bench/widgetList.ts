import { globSync, readFileSync } from "node:fs";
import path from "node:path";

import { root } from "../tooling/run.ts";

/** A widget that the package exports. */
export interface Widget {
  /** The name of the component: `CallHistory`. */
  name: string;
  /** The name of the folder: `call-history`. */
  folder: string;
  /** Whether there is an element that renders it in partners' pages. */
  isElement: boolean;
}

const widgetsFolder = path.join(root, "packages/widgets");

/** The widgets that the package exports. */
export function widgets(): Widget[] {
  const exports = readFileSync(path.join(widgetsFolder, "src/index.ts"), "utf8");
  const elements = globSync("src/elements/*.ts", { cwd: widgetsFolder }).map((file) =>
    readFileSync(path.join(widgetsFolder, file), "utf8"),
  );
  return [...exports.matchAll(/export \{([^}]*)\} from "\.\/widgets\/([\w-]+)\/index\.js"/g)].flatMap(
    ([, names = "", folder = ""]) => {
      const name = names.split(",").find((one) => /^\s*[A-Z]\w*\s*$/.test(one));
      const isElement = elements.some((text) => text.includes(`import("../widgets/${folder}/index.js")`));
      return name === undefined ? [] : [{ name: name.trim(), folder, isElement }];
    },
  );
}
