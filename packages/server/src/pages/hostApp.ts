import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";

import { Hono } from "hono";

import { problem } from "../http/problem.ts";
import { contentSecurityPolicy } from "../http/securityHeaders.ts";
import { staticFiles } from "./staticFiles.ts";

const folder = fileURLToPath(new URL("../../../host-app/dist", import.meta.url));
/** What the host app's index.html holds where the nonce of the page belongs. */
const noncePlaceholder = "__CSP_NONCE__";

/** The built host app: its files, and its page for every other address that a browser opens. */
export function hostAppRoutes(liveChatSrc: string | undefined) {
  const files = staticFiles(folder);
  const routes = new Hono();

  routes.get("*", async (c) => {
    const path = c.req.path;
    if (path !== "/" && path !== "/index.html") {
      const file = await files.serve(decodePath(path), c.req.raw.headers);
      if (file) return file;
      if (/\.\w+$/.test(path)) throw problem(404, "NOT_FOUND", "There is nothing at this address.");
    }
    const page = await files.text("index.html");
    if (!page) return c.text("The host app is not built yet: run `pnpm build`.", 503);
    const nonce = randomBytes(16).toString("base64");
    return c.html(page.replaceAll(noncePlaceholder, nonce), 200, {
      "cache-control": "no-store",
      "content-security-policy": contentSecurityPolicy(nonce, liveChatSrc),
    });
  });
  routes.all("*", () => {
    throw problem(404, "NOT_FOUND", "There is nothing at this address.");
  });
  return routes;
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
