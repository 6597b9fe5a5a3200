/**
 * Fails if the first load of a page exceeds its budget or contains code that should come on demand, if files import each
 * other in a cycle, or if a large file has no compile hint.
 */
import { hint } from "../tooling/compileHints.ts";
import { type Bundle, bundleEmbedScript, circles, gzipOf } from "./bundle.ts";
import { budget, bundleHostApp, elementLoad, firstLoads, initialLoads, mostKb } from "./firstLoads.ts";

const made = await bundleHostApp();
const embedScript = await bundleEmbedScript();
const { everyPage, behindLogin } = initialLoads(made);

const faults = [
  ...tooHeavy("What every page begins with", gzipOf(everyPage) / 1000, budget.initialKb),
  ...tooHeavy("What every page behind the login begins with", gzipOf(behindLogin) / 1000, budget.initialKb),
  ...firstLoads(made).flatMap(({ page, kb, files, ownKb, early }) => [
    ...tooHeavy(`${page}'s first load`, kb, mostKb(page)),
    ...tooHeavy(`${page}'s own chunk`, ownKb, budget.ownKb),
    ...tooManyFiles(page, files, budget.files),
    ...early.map((what) => `${page} begins with ${what}`),
  ]),
  ...tooManyFiles("<cw-call-history>", elementLoad(embedScript).size, budget.elementFiles),
  ...[made, embedScript].flatMap(circles).map((files) => `These files wait for each other: ${files.join(", ")}`),
  ...[made, embedScript]
    .flatMap(unhinted)
    .map((file) => `${file} does not begin with ${hint} (tooling/compileHints.ts)`),
];
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error("`pnpm bench shipped` shows every page; bench/README.md says how parts come on demand.");
  process.exitCode = 1;
}

/** The large files, in characters after they are minified, that browsers do not compile while they download them. */
function unhinted(bundle: Bundle): string[] {
  const large = [...bundle.values()].filter(({ code }) => code.length > 40_000);
  return large.filter(({ code }) => !code.startsWith(hint)).map(({ fileName }) => fileName);
}

function tooHeavy(what: string, kb: number, most: number): string[] {
  return Number(kb.toFixed(1)) > most ? [`${what} is ${kb.toFixed(1)} kB; ${most} is the most`] : [];
}

function tooManyFiles(what: string, files: number, most: number): string[] {
  return files > most ? [`${what} begins with ${files} files; ${most} is the most`] : [];
}
