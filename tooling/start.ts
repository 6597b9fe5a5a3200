/** Builds the host app and the embed script when their sources changed, then runs the server. */
import { buildIfStale, embedBuild, hostAppBuild } from "./freshBuild.ts";

await buildIfStale(hostAppBuild);
await buildIfStale(embedBuild);
await import("../packages/server/src/main.ts");
