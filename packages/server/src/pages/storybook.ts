import { createHash } from "node:crypto";

import { Hono } from "hono";

import { problem } from "../contract/problem.ts";
import { staticFiles } from "./staticFiles.ts";

/**
 * The policy of a page of Storybook. Its manager shows the stories in a frame of this origin, its pages begin with
 * inline scripts, which are allowed by their digests, and both write styles at run time.
 */
const policy = (page: string) =>
  [
    "default-src 'self'",
    `script-src 'self' ${digestsOf(page).join(" ")}`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "media-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self' data: blob:",
    "frame-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ].join("; ");

/**
 * The built Storybook at /storybook: every widget and part in every state, for design and review.
 *
 * @param folder the folder of the build; it is not part of what runs, and may be missing.
 */
export function storybookRoutes(folder: string) {
  const files = staticFiles(folder);
  const routes = new Hono();
  // Its files have relative URLs, so the page has the URL of a folder.
  routes.get("/storybook", (c) => c.redirect(`/storybook/${new URL(c.req.url).search}`, 301));
  routes.get("/storybook/*", async (c) => {
    const path = c.req.path.slice("/storybook/".length) || "index.html";
    const answer = await files.serve(path, c.req.raw.headers);
    if (!answer && path === "index.html")
      return c.text("Storybook is not built here: run `pnpm build-storybook`, and load this page again.", 404);
    if (!answer) throw problem(404, "NOT_FOUND", "There is nothing at this address.");
    const page = path.endsWith(".html") ? await files.text(path) : undefined;
    if (page === undefined) return answer;
    answer.headers.set("content-security-policy", policy(page));
    // The policy's `frame-ancestors`, for old browsers.
    answer.headers.set("x-frame-options", "SAMEORIGIN");
    return answer;
  });
  return routes;
}

/** The sources of a policy for the inline scripts of a page. */
function digestsOf(page: string): string[] {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([^]*?)<\/script>/g);
  return [...scripts].map(([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`);
}
