import { existsSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import path from "node:path";

import { root } from "./run.ts";

/**
 * What we distribute: the published packages, the host app and the embed script that are built from them, and the
 * server's image.
 */
export const shipped = ["packages/sdk", "packages/widgets", "packages/host-app", "packages/server"];

/** Packages that are not run-time dependencies, but parts of which are in our sources: the icons' drawings. */
const copied = ["lucide-react"];

/** A third-party package that is part of what we ship. */
export interface ShippedPackage {
  name: string;
  version: string;
  /** The SPDX expression in its manifest. */
  licence: string;
  /** The texts of its licence and notice files. */
  texts: string[];
}

interface Manifest {
  name: string;
  version: string;
  license?: string;
  dependencies?: Record<string, string>;
}

/**
 * All packages that the shipped packages need at run time, as installed by the lockfile, without development
 * dependencies. Native builds, which differ between machines, have their package's licence and are omitted.
 */
export function shippedPackages(folders: readonly string[] = shipped): ShippedPackage[] {
  const found = new Map<string, ShippedPackage>();
  const seen = new Set<string>();
  const visit = (folder: string) => {
    if (seen.has(folder)) return;
    seen.add(folder);
    const manifest = JSON.parse(readFileSync(path.join(folder, "package.json"), "utf8")) as Manifest;
    if (folder.includes(`${path.sep}node_modules${path.sep}`)) {
      const { name, version, license = "none" } = manifest;
      found.set(`${name}@${version}`, { name, version, licence: license, texts: licenceTexts(folder) });
    }
    for (const name of Object.keys(manifest.dependencies ?? {})) {
      const dependency = installed(name, folder);
      if (dependency !== undefined) visit(dependency);
    }
  };
  for (const folder of folders) visit(path.join(root, folder));
  if (folders.includes("packages/widgets"))
    for (const name of copied) visit(installed(name, path.join(root, "packages/widgets")) ?? name);
  return [...found.values()].toSorted((one, other) =>
    `${one.name}@${one.version}`.localeCompare(`${other.name}@${other.version}`, "en"),
  );
}

/**
 * The folder of a dependency, resolved like in Node. A dependency that the workspace overrides with nothing has none.
 */
function installed(name: string, from: string): string | undefined {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const candidate = path.join(folder, "node_modules", name);
    if (existsSync(candidate)) return realpathSync(candidate);
  }
  return undefined;
}

function licenceTexts(folder: string): string[] {
  return readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.|-|$)/i.test(file))
    .toSorted()
    .map((file) => readFileSync(path.join(folder, file), "utf8").replaceAll("\r\n", "\n").trim());
}
