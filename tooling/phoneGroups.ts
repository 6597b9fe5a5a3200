/**
 * Generates `packages/widgets/src/ui/phone-number/phoneGroups.data.ts` from the numbering plans of libphonenumber-js:
 * how each country groups its numbers, without the data that only validation and input need. A test next to it fails
 * when it has to be generated again.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { root } from "./run.ts";

/**
 * A grouping: a pattern with a group for each part, and the patterns for its first digits, of which the last is the
 * most specific.
 */
type Format = [pattern: string, format: string, firstDigits?: string[], ...rest: unknown[]];

interface Metadata {
  country_calling_codes: Record<string, string[]>;
  countries: Record<string, unknown[]>;
  nonGeographic: Record<string, unknown[]>;
}

const widgets = path.join(root, "packages/widgets");
const { resolve } = createRequire(path.join(widgets, "package.json"));
const metadata = JSON.parse(readFileSync(resolve("libphonenumber-js/metadata.min.json"), "utf8")) as Metadata;
const formatsAt = 4;

const plans: [code: string, plan: unknown[] | undefined][] = [
  // The first country of a code has the rules for all countries that share it.
  ...Object.entries(metadata.country_calling_codes).map(
    ([code, [country = ""]]) => [code, metadata.countries[country]] as [string, unknown[] | undefined],
  ),
  ...Object.entries(metadata.nonGeographic),
];

const lines = plans.flatMap(([code, plan]) => {
  const formats = (plan?.[formatsAt] || []) as Format[];
  return formats.length === 0 ? [] : [`${code} ${formats.map(ruleOf).join(" ")}`];
});

writeFileSync(
  path.join(widgets, "src/ui/phone-number/phoneGroups.data.ts"),
  `// Made by \`node tooling/phoneGroups.ts\` from libphonenumber-js, whose data is Google's libphonenumber's (Apache License 2.0).
/**
 * A line for each country calling code: its groupings, the first that fits counts. \`d3_d2,4/[2-8]\` are three digits and then two
 * to four, for numbers that begin with 2 to 8.
 */
export const phoneGroups = String.raw\`
${lines.join("\n")}
\`;
`,
);

function ruleOf([pattern, , firstDigits]: Format): string {
  const groups = pattern
    .slice(1, -1)
    .replaceAll(")(", "_")
    .replaceAll(/\\d(?:\{([\d,]+)\})?/g, "d$1");
  if (/[^d\d,_]/.test(groups)) throw new Error(`A grouping that cannot be written shortly: ${pattern}`);
  const beginning = firstDigits?.at(-1)?.replaceAll("\\d", "d");
  return beginning === undefined ? groups : `${groups}/${beginning}`;
}
