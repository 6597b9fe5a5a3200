import { randomBytes } from "node:crypto";

import { Hono } from "hono";

import type { Config } from "../config/config.ts";
import { problem } from "../contract/problem.ts";
import { contentSecurityPolicy } from "./contentSecurityPolicy.ts";
import { staticFiles } from "./staticFiles.ts";

/**
 * The built host app: its files, and its page for every other URL that a browser opens.
 *
 * Each page gets its own nonce, in the policy and in a meta element where the libraries that write styles look for it.
 * Settings of an installation, a live chat and terms of service, are in other meta elements, so that the same
 * build works with and without them.
 *
 * @param folder the folder of the build.
 */
export function hostAppRoutes(folder: string, { liveChatSrc, termsHref }: Pick<Config, "liveChatSrc" | "termsHref">) {
  const files = staticFiles(folder);
  const routes = new Hono();
  const own = address("live-chat", liveChatSrc) + address("terms", termsHref);

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
    const head = `<head>\n    <meta property="csp-nonce" nonce="${nonce}" />${own}`;
    // After the app, because a page's code waits for the app.
    const ahead = linksTo(filesOf(path, await files.text("pages.json")));
    return c.html(
      page.replace("<head>", () => head).replace("</head>", () => `${ahead}</head>`),
      200,
      {
        "cache-control": "no-store",
        "content-security-policy": contentSecurityPolicy(nonce, liveChatSrc),
      },
    );
  });
  routes.all("*", () => {
    throw problem(404, "NOT_FOUND", "There is nothing at this address.");
  });
  return routes;
}

/**
 * The files that the app will request, as listed by its build in `pages.json`: by pattern (`/users/$id`) the files of a
 * page.
 */
function filesOf(path: string, pages = "{}"): string[] {
  const parts = path.split("/");
  const isAt = (pattern: string) => {
    const wanted = pattern.split("/");
    return wanted.length === parts.length && wanted.every((part, at) => part.startsWith("$") || part === parts[at]);
  };
  return Object.entries(JSON.parse(pages) as Record<string, string[]>).find(([pattern]) => isAt(pattern))?.[1] ?? [];
}

/** A browser loads them in parallel with the app, and not only when the app requests them. */
const linksTo = (files: string[]) =>
  files.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join("");

const address = (name: string, href: string | undefined) =>
  href ? `\n    <meta name="${name}" content="${attribute(new URL(href).href)}" />` : "";

const attribute = (text: string) => text.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
