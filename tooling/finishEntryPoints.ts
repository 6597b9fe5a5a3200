/**
 * The last step of a partner package's build, run in its folder: declarations that import the types of styled parts
 * from their file (partners have no `styled-components`), declarations for CommonJS next to those for ES modules, and
 * `"use client"` at the top of modules that render (every entry point of the widgets, the hooks), so that
 * server-rendered pages can import them directly.
 */
import { globSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { builtPath, entryPointsOf } from "./entryPoints.ts";

const folder = process.cwd();
const directive = '"use client";';
/** Of the widgets, all modules except those that servers call themselves. */
const draws = (source: string) =>
  (folder.endsWith("/widgets") && source !== "./src/server/index.ts") ||
  readFileSync(source, "utf8").startsWith(directive);

for (const file of globSync("dist/**/*.d.ts")) {
  const written = readFileSync(file, "utf8");
  const text = written.replaceAll('"styled-components"', `"${templatesFrom(file)}"`);
  if (text !== written) writeFileSync(file, text);
  writeFileSync(
    file.replace(/\.d\.ts$/, ".d.cts"),
    text.replace(/((?:from|import) ?\(?")(\.[^"]*)\.js"/g, '$1$2.cjs"'),
  );
}

for (const source of entryPointsOf(folder).values()) {
  if (!draws(source)) continue;
  for (const ending of ["js", "cjs"]) {
    const file = `${builtPath(source)}.${ending}`;
    const code = readFileSync(file, "utf8");
    if (!code.startsWith(directive)) writeFileSync(file, directive + code);
  }
}

/** The path from a declaration file to the types of styled parts. */
function templatesFrom(file: string): string {
  const to = path.posix.relative(path.posix.dirname(file), "dist/styled/templates.js");
  return to.startsWith(".") ? to : `./${to}`;
}
