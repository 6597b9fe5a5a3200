import { createHash } from "node:crypto";
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";

import { type Command, root, run } from "./run.ts";

/** A build that is repeated only if its sources have changed. */
export interface Build extends Command {
  /** Its output folder, from the root. */
  output: string;
  /** Globs of its sources, from the root. */
  inputs: string[];
}

const browserSources = [
  "packages/{sdk,widgets}/src/**/*.{ts,tsx,json,svg}",
  "packages/{sdk,widgets,host-app}/package.json",
  "tooling/{sharedFiles.ts,withImports.ts,styles/**/*.ts}",
  "pnpm-lock.yaml",
];

/** The host app, as the server serves it. */
export const hostAppBuild: Build = {
  title: "build the host app",
  run: ["vite", "build", "--logLevel", "warn"],
  cwd: path.join(root, "packages/host-app"),
  output: "packages/host-app/dist",
  inputs: [...browserSources, "packages/host-app/{src,public}/**/*", "packages/host-app/{index.html,*.ts}"],
};

/** The embed script: the file that a partner's page loads from `/embed/callwright.js`. */
export const embedBuild: Build = {
  title: "build the embed script",
  run: ["vite", "build", "--config", "vite.embed.config.ts", "--logLevel", "warn"],
  cwd: path.join(root, "packages/widgets"),
  output: "packages/widgets/dist-embed",
  inputs: [...browserSources, "packages/widgets/{vite.embed.config,embedScript}.ts"],
};

/** Storybook, as the server serves it. */
export const storybookBuild: Build = {
  title: "build Storybook",
  run: ["node", "tooling/buildStorybook.ts"],
  output: "storybook-static",
  inputs: [
    ...browserSources,
    ".storybook/**/*",
    ".changeset/*.md",
    "docs/*.md",
    "packages/widgets/src/**/*.mdx",
    "packages/widgets/generated/*",
    "packages/server/src/pages/playground/browser/codeOf.js",
    "tooling/buildStorybook.ts",
  ],
};

/** Builds everything that is missing or older than its sources. Throws if a build fails. */
export async function buildIfStale(build: Build): Promise<void> {
  const stamp = path.join(root, "node_modules/.cache/builds", `${build.output.replaceAll("/", "-")}.sha256`);
  const digest = digestOf(build.inputs);
  const isFresh =
    existsSync(path.join(root, build.output)) && existsSync(stamp) && readFileSync(stamp, "utf8") === digest;
  if (isFresh) return;
  console.log(`▸ ${build.title}`);
  if ((await run(build)) !== 0) throw new Error(`Could not ${build.title}; its messages are above.`);
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, digest);
}

function digestOf(inputs: string[]): string {
  const hash = createHash("sha256");
  for (const file of globSync(inputs, { cwd: root }).toSorted()) {
    const absolute = path.join(root, file);
    if (!statSync(absolute).isFile()) continue;
    hash.update(file).update(readFileSync(absolute));
  }
  return hash.digest("hex");
}
