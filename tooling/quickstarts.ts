import { readFileSync } from "node:fs";
import path from "node:path";

import { root } from "./run.ts";

/** A program of the guide, which a reader copies into a file with this name. */
export interface Program {
  /** The heading above it. */
  section: string;
  language: string;
  file: string;
  text: string;
}

/** The programs of docs/quickstarts.md, in order. */
export function readQuickstarts(): Program[] {
  const guide = readFileSync(path.join(root, "docs/quickstarts.md"), "utf8");
  return guide.split(/^#+ (?=[A-Z])/m).flatMap((text) => {
    const [section = ""] = text.split("\n");
    const written = text.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm);
    return [...written].map(([, language = "", file = "", text = ""]) => ({ section, language, file, text }));
  });
}
