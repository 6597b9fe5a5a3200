/** What Callwright itself serves, including React: the host app's first load and the embed script. */
import { type Bundle, bundleEmbedScript, type Chunk, entryOf, fetchedWith, gzipOf, lazyBeyond } from "./bundle.ts";
import { budget, bundleHostApp, elementLoad, firstLoads, initialLoads } from "./firstLoads.ts";
import type { Figures } from "./report.ts";
import { kilobytes } from "./statistics.ts";

/** Measures both, built with their own configurations. */
export async function measureShipped(): Promise<Figures[]> {
  const hostApp = await bundleHostApp();
  return [hostAppFigures(hostApp), embedFigures(await bundleEmbedScript())];
}

function hostAppFigures(made: Bundle): Figures {
  const pages = firstLoads(made).toSorted((one, other) => one.kb - other.kb);
  const { everyPage, behindLogin } = initialLoads(made);
  return {
    title: "Host app, gzipped JavaScript with React: all that a page begins with, kB",
    columns: [
      "page",
      `first load (budget ${budget.pageKb}; signed out ${budget.signedOutKb})`,
      `files (${budget.files})`,
      "of it brought by the page",
      `its own chunk (budget ${budget.ownKb})`,
    ],
    rows: [
      [...line(`every page begins with (budget ${budget.initialKb})`, everyPage), "", ""],
      [...line(`and behind the login, with the frame (budget ${budget.initialKb})`, behindLogin), "", ""],
      ...pages.map(({ page, kb, files, broughtKb, ownKb }) => [
        page,
        kb.toFixed(1),
        String(files),
        broughtKb.toFixed(1),
        ownKb.toFixed(1),
      ]),
      [...line("everything there is", new Set(made.values())), "", ""],
    ],
  };
}

function embedFigures(made: Bundle): Figures {
  const loader = fetchedWith(made, [entryOf(made)]);
  const drawn = elementLoad(made);
  return {
    title: "Embed script, gzipped JavaScript with React",
    columns: ["when", "kB", "files"],
    rows: [
      line("the loader, on every page (budget 2.1)", loader),
      line(`\`<cw-call-history>\` appears (budget 135, ${budget.elementFiles} files)`, drawn),
      line("all the rest, of every widget, on demand", lazyBeyond(made, new Set([...loader, ...drawn]))),
    ],
  };
}

function line(words: string, chunks: ReadonlySet<Chunk>): string[] {
  return [words, kilobytes(gzipOf(chunks)), String(chunks.size)];
}
