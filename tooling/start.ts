/** `pnpm start`: builds the host app and the embed script when their sources changed, then runs the server. */
import { existsSync } from "node:fs";
import path from "node:path";

import { buildIfStale, embedBuild, hostAppBuild } from "./freshBuild.ts";
import { root } from "./run.ts";

const [major = 0] = process.versions.node.split(".").map(Number);
if (major < 24) {
  console.error(
    `Callwright needs Node 24 and found ${process.versions.node}. On Linux the install brings it along: run "npx pnpm@12.21.0 install" and look at its messages. Elsewhere install Node 24 first.`,
  );
  process.exitCode = 1;
} else if (
  !existsSync(path.join(root, "node_modules/hono")) &&
  !existsSync(path.join(root, "packages/server/node_modules/hono"))
) {
  console.error('The dependencies are not installed: run "npx pnpm@12.21.0 install" and look at its messages.');
  process.exitCode = 1;
} else {
  await buildIfStale(hostAppBuild);
  await buildIfStale(embedBuild);
  await import("../packages/server/src/main.ts");
}
