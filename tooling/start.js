/**
 * `pnpm start`: checks what the start stands on, then builds what changed and runs the server.
 *
 * Plain JavaScript without a dependency: it must run, and say what is missing, where an install failed and the Node is old.
 */
import { existsSync } from "node:fs";

const [major = 0] = process.versions.node.split(".").map(Number);
const isInstalled = existsSync(new URL("../packages/server/node_modules/hono", import.meta.url));

if (!isInstalled) {
  console.error('The dependencies are not installed: run "npx pnpm@12.21.0 install" and look at its messages.');
  process.exitCode = 1;
} else if (major < 24) {
  console.error(
    `Callwright needs Node 24 and found ${process.versions.node}. On Linux the install brings it along: start it with "npx pnpm@12.21.0 start". Elsewhere install Node 24 first.`,
  );
  process.exitCode = 1;
} else {
  await import("./start.ts");
}
