import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { gzipSync } from "node:zlib";

import type { Plugin, Rolldown } from "vite";

import { withImports } from "../../tooling/withImports.ts";
import { mistakes } from "./src/lib/mistakes.ts";

type Bundle = Rolldown.OutputBundle;

/** What the loader may weigh on every page, compressed. */
const budgetBytes = 2350;

/**
 * What makes the build of `elements/embed.ts` a script tag for pages of others: a small loader, which is there twice (as
 * `callwright.js`, the latest, and under a name with its hash, which never changes), `integrity.json` for those who pin it and what it fetches,
 * and code that is fetched in two steps however deep its imports go.
 */
export function embedScript(): Plugin {
  return {
    name: "callwright-embed-script",
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        const loader = bundle["callwright.js"];
        if (loader?.type !== "chunk") return;
        if (chunksOf(bundle).some(({ imports }) => imports.includes(loader.fileName)))
          this.error("A chunk imports callwright.js: a pinned loader would be followed by the latest.");
        const bytes = gzipSync(withEvenNames(loader.code), { level: 9 }).length;
        if (bytes > budgetBytes) this.error(`The loader has ${bytes} bytes, compressed, and may have ${budgetBytes}.`);
        for (const chunk of chunksOf(bundle)) if (chunk.isDynamicEntry) hoistImports(bundle, chunk);
        const pinned = pin(loader.code);
        this.emitFile({ type: "asset", fileName: pinned.src, source: loader.code });
        this.emitFile({
          type: "asset",
          fileName: "integrity.json",
          source: JSON.stringify({ ...pinned, files: digestsOf(bundle) }),
        });
        this.emitFile({ type: "asset", fileName: "help.html", source: helpPage() });
      },
    },
  };
}

/**
 * The same code with other hashes in the names of files: as hard to compress, but not others whenever a widget changes,
 * so that only changes of the loader change its weight.
 */
function withEvenNames(code: string): string {
  let nth = 0;
  return code.replaceAll(/-[\w-]{8}(?=\.js\b)/g, () => {
    nth += 1;
    return `-${createHash("sha256").update(String(nth)).digest("base64url").slice(0, 8)}`;
  });
}

/** What can be wrong where widgets are embedded, for whoever follows the link in the console. It needs no script and no style of its own. */
function helpPage(): string {
  const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
  const entries = Object.entries(mistakes).map(
    ([code, mend]) => `<h2 id="${code}">${code}</h2>\n<p>${escaped(mend)}</p>`,
  );
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>When a Callwright widget does not appear</title>
<main>
<h1>When a widget does not appear</h1>
<p>The code stands in the console and in the detail of <code>cw-error</code>.</p>
${entries.join("\n")}
</main>
`;
}

const chunksOf = (bundle: Bundle) => Object.values(bundle).filter((file) => file.type === "chunk");

/** Lets a chunk name all it will need, so that a browser asks for everything at once. */
function hoistImports(bundle: Bundle, chunk: Rolldown.OutputChunk): void {
  const fileNamed = (fileName: string) => {
    const file = bundle[fileName];
    return file?.type === "chunk" ? file : undefined;
  };
  const further = [...withImports(chunk, fileNamed)]
    .map(({ fileName }) => fileName)
    .filter((fileName) => fileName !== chunk.fileName && !chunk.imports.includes(fileName));
  chunk.code = chunk.code + further.map((fileName) => `import"./${fileName}";`).join("");
}

function pin(code: string) {
  const { version } = JSON.parse(readFileSync(new URL("./package.json", import.meta.url), "utf8")) as {
    version: string;
  };
  const name = createHash("sha256").update(code).digest("base64url").slice(0, 10).replaceAll("-", "_");
  return { version, src: `callwright-${name}.js`, integrity: digestOf(code) };
}

const digestOf = (code: string) => `sha384-${createHash("sha384").update(code).digest("base64")}`;

/** The digests of all that a loader fetches, for the import map of a page that wants them checked. */
function digestsOf(bundle: Bundle): Record<string, string> {
  const fetched = chunksOf(bundle).filter(({ fileName }) => fileName !== "callwright.js");
  return Object.fromEntries(fetched.map(({ fileName, code }) => [fileName, digestOf(code)]));
}
