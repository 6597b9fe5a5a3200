import { readFileSync } from "node:fs";
import path from "node:path";

import { root } from "./run.ts";

/** A piece of code in a guide for partners. */
export interface Snippet {
  /** The guide and the line, for a correction. */
  place: string;
  section: string;
  language: string;
  /** The file into which a reader copies it, if the guide names one. */
  file: string | undefined;
  text: string;
}

/** Every guide whose code partners copy. */
export const guides = [
  "docs/embedding.md",
  "docs/quickstarts.md",
  "packages/sdk/README.md",
  "packages/widgets/README.md",
];

/** All code of a guide that states its language, in order. */
export function readSnippets(guide: string): Snippet[] {
  const text = readFileSync(path.join(root, guide), "utf8");
  let section = "";
  return [...text.matchAll(/^#+ ([A-Z].*)$|^```(\w+)(?: (\S+))?\n([\s\S]*?)^```$/gm)].flatMap(
    ({ 1: heading, 2: language, 3: file, 4: code = "", index }) => {
      if (language === undefined) {
        section = heading ?? "";
        return [];
      }
      const line = text.slice(0, index).split("\n").length;
      return [{ place: `${guide}:${line}`, section, language, file, text: code }];
    },
  );
}
