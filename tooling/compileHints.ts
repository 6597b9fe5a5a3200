import type { Plugin, Rolldown } from "vite";

/** The name of the plugin. */
export const hintsName = "callwright-compile-hints";

/** The first line of a file whose functions V8 should compile at once. */
export const hint = "//# allFunctionsCalledOnLoad";

/** Smaller files, in characters before they are minified, gain less than the hint costs. */
const leastLength = 20_000;

/**
 * Tells browsers with V8 to compile all functions of a file at once, in a thread of their own while the file is being
 * downloaded. By default, they compile each one when it is called for the first time, in the thread that draws the page
 * (decision 0065).
 */
export function compileHints(): Plugin {
  return {
    name: hintsName,
    // A banner is part of what names a file, and a change of a finished file is not.
    config: () => ({ build: { rolldownOptions: { output: { postBanner: hintFor } } } }),
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        for (const file of Object.values(bundle)) if (file.type === "chunk") file.code = withHintFirst(file.code);
      },
    },
  };
}

function hintFor({ modules }: Rolldown.RenderedChunk): string {
  const lengths = Object.values(modules).map(({ renderedLength }) => renderedLength);
  const length = lengths.reduce((sum, each) => sum + each, 0);
  return length < leastLength ? "" : hint;
}

/** Vite writes the names of further files before a banner, and a hint counts in the first line only. */
function withHintFirst(code: string): string {
  const rest = code.replace(`${hint}\n`, "").trimStart();
  return code.includes(hint) ? `${hint}\n${rest}` : rest;
}
