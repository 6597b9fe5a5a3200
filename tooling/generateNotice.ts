/**
 * Writes NOTICE.md: the owners and licences of the code that we ship. `--check` writes nothing and fails if it is out
 * of date.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

import { root } from "./run.ts";
import { shippedPackages, type ShippedPackage } from "./shippedPackages.ts";

/** Packages with the same licence text are listed together, each with its copyright. */
function notice(packages: ShippedPackage[]): string {
  const groups = Map.groupBy(packages, ({ licence, texts }) => `${licence}\n${texts.map(words).join("\n")}`);
  const sections = [...groups.values()].map((group) => {
    const { licence = "", texts = [] } = group[0] ?? {};
    const owners = group.map(({ name, version, texts: own }) => {
      const copyright = [...new Set(own.flatMap(copyrights))].join("; ");
      return `- ${name} ${version}${copyright && `: ${copyright}`}`;
    });
    const body = texts.map(withoutCopyright).join("\n\n");
    return {
      licence,
      text: [`## ${licence}`, "", ...owners, ...(body === "" ? [] : ["", "```text", body, "```"])].join("\n"),
    };
  });
  return [
    "<!-- Written by `pnpm generate` from what the lockfile installs. -->",
    "",
    "# Third parties",
    "",
    "Callwright ships with the packages below: in the published packages, the host app, the embed script and the server. What is",
    "used for developing, testing and the demo's voices is not among them.",
    "",
    ...sections.toSorted((one, other) => one.licence.localeCompare(other.licence, "en")).map(({ text }) => `${text}\n`),
  ].join("\n");
}

const isCopyright = (line: string) => /^\W*(portions )?(copyright|\(c\))\s+(?=.*(\d{4}|©|\(c\)|by ))/i.test(line);

const copyrights = (text: string) =>
  text
    .split("\n")
    .filter(isCopyright)
    .map((line) => line.replace(/^[\s*#/]+/, "").trim());

const withoutCopyright = (text: string) =>
  text
    .split("\n")
    .filter((line) => !isCopyright(line))
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .trim();

/** The form in which two licence texts are compared. */
const words = (text: string) =>
  withoutCopyright(text)
    .replace(/[^a-z0-9]+/gi, " ")
    .toLowerCase();

const file = path.join(root, "NOTICE.md");
const wanted = notice(shippedPackages());
const isStale = !existsSync(file) || readFileSync(file, "utf8") !== wanted;
if (!process.argv.includes("--check")) writeFileSync(file, wanted);
else if (isStale) {
  console.error("Stale: NOTICE.md. Run `pnpm generate` and commit the result.");
  process.exitCode = 1;
}
