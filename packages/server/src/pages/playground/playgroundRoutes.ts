import { fileURLToPath } from "node:url";

import { Hono } from "hono";

import { readContract } from "../../contract/openApi.ts";
import { staticFiles } from "../staticFiles.ts";
import { playgroundPage } from "./playgroundPage.ts";

const folder = fileURLToPath(new URL("browser", import.meta.url));

/** Nothing from other servers, and no inline style or script; the widgets' recordings are blobs. */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data: blob:",
  "media-src 'self' blob:",
  "font-src 'self' data:",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
].join("; ");

/**
 * The playground at /playground: every embeddable widget, with the data of a fictional company, to theme and to copy.
 */
export function playgroundRoutes() {
  const files = staticFiles(folder);
  const { WidgetName } = readContract().components.schemas;
  const page = playgroundPage(WidgetName?.["enum"] as string[]);
  const routes = new Hono();
  routes.get("/", (c) => c.html(page, 200, { "content-security-policy": policy }));
  routes.get("/:file", async (c) => {
    const file = await files.serve(c.req.param("file"), c.req.raw.headers);
    return file ?? c.notFound();
  });
  return routes;
}
