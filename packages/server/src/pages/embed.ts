import { Hono } from "hono";

import { problem } from "../contract/problem.ts";
import type { FileSource } from "./staticFiles.ts";

/**
 * The script tag's files, which pages of any origin may load.
 *
 * @param sources the places of the files; the first one that has a file returns it.
 */
export function embedRoutes(...sources: FileSource[]) {
  const routes = new Hono();
  routes.get("/embed/*", async (c) => {
    const file = await find(c.req.path.slice("/embed/".length), c.req.raw.headers);
    if (!file) throw problem(404, "NOT_FOUND", "There is nothing at this address.");
    file.headers.set("access-control-allow-origin", "*");
    file.headers.set("cross-origin-resource-policy", "cross-origin");
    return file;
  });

  async function find(path: string, requestHeaders: Headers): Promise<Response | undefined> {
    for (const source of sources) {
      const file = await source.serve(path, requestHeaders);
      if (file) return file;
    }
    return undefined;
  }
  return routes;
}
