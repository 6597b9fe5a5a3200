import { Hono } from "hono";

import { problem } from "../http/problem.ts";
import { staticFiles } from "./staticFiles.ts";

/**
 * The script tag's files, which pages of any origin may load.
 *
 * @param folder where the build is.
 */
export function embedRoutes(folder: string) {
  const files = staticFiles(folder);
  const routes = new Hono();
  routes.get("/embed/*", async (c) => {
    const file = await files.serve(c.req.path.slice("/embed/".length), c.req.raw.headers);
    if (!file) throw problem(404, "NOT_FOUND", "There is nothing at this address.");
    file.headers.set("access-control-allow-origin", "*");
    file.headers.set("cross-origin-resource-policy", "cross-origin");
    return file;
  });
  return routes;
}
