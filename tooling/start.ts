/** Builds the host app and the embed script if their sources have changed, then runs the server. */
import { buildIfStale, embedBuild, hostAppBuild } from "./freshBuild.ts";

await buildIfStale(hostAppBuild);
await buildIfStale(embedBuild);
await import("../packages/server/src/main.ts");
