/** `pnpm dev`: the server restarts and the host app reloads when their sources change. Open http://localhost:4311. */
import { buildIfStale, embedBuild, hostAppBuild } from "./freshBuild.ts";
import { root, run } from "./run.ts";

// The server also serves these two; in development the host app itself is served by Vite.
await buildIfStale(hostAppBuild);
await buildIfStale(embedBuild);

await Promise.race([
  run({
    title: "server",
    run: ["node", "--watch-path=packages/server/src", "--watch-path=openapi/generated", "packages/server/src/main.ts"],
  }),
  run({ title: "host app", run: ["vite", "--port", "4311", "--strictPort"], cwd: `${root}/packages/host-app` }),
]);
