/** `pnpm build`: the packages that a partner installs, the host app and the embed script. */
import { embedBuild, hostAppBuild } from "./freshBuild.ts";
import { root, runAll } from "./run.ts";

const isGood = await runAll([
  { title: "build @callwright/sdk", run: ["pnpm", "run", "build"], cwd: `${root}/packages/sdk` },
  { title: "build @callwright/widgets", run: ["pnpm", "run", "build"], cwd: `${root}/packages/widgets` },
  hostAppBuild,
  embedBuild,
]);
process.exitCode = isGood ? 0 : 1;
