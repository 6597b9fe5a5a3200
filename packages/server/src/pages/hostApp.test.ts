import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { afterAll, expect, it, vi } from "vitest";

import { Problem } from "../contract/problem.ts";
import { embedRoutes } from "./embed.ts";
import { hostAppRoutes } from "./hostApp.ts";
import { staticFiles } from "./staticFiles.ts";

const root = mkdtempSync(join(tmpdir(), "callwright-pages-"));
afterAll(() => rmSync(root, { recursive: true }));
const folder = join(root, "dist");
mkdirSync(join(folder, "assets"), { recursive: true });
writeFileSync(join(root, "secret.txt"), "not for you");
writeFileSync(join(folder, "index.html"), "<!doctype html><html><head></head><body>the app</body></html>");
const pages = {
  "/users": ["assets/frame-Ab12Cd34.js"],
  "/users/$id": ["assets/frame-Ab12Cd34.js", "assets/UserDetail-Ab12Cd34.js"],
};
writeFileSync(join(folder, "pages.json"), JSON.stringify(pages));
writeFileSync(join(folder, "mark.svg"), "<svg/>");
const script = "console.log('hello');".repeat(200);
writeFileSync(join(folder, "assets", "index-Ab12Cd34.js"), script);

const app = hostAppRoutes(folder, {
  liveChatSrc: "https://chat.example.com/widget.js",
  termsHref: "https://example.com/terms?of=service&now",
});
app.onError((error) => new Response(null, { status: error instanceof Problem ? error.status : 500 }));

it.each(["/", "/login", "/users/019f0000-0000-7000-8000-000000000000", "/company/faq"])(
  "%s is the app's page",
  async (path) => {
    const answer = await app.request(path);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(await answer.text()).toContain("the app");
  },
);

it("every page has a nonce of its own, in the policy and where styles look for it", async () => {
  const pages = await Promise.all([app.request("/"), app.request("/")]);
  const nonces = await Promise.all(pages.map(async (page) => /nonce="([^"]+)"/.exec(await page.text())?.[1]));
  expect(nonces[0]).not.toBe(nonces[1]);
  const policy = pages[0].headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`style-src 'self' 'nonce-${nonces[0]}'`);
  expect(policy).not.toContain("unsafe");
  expect(policy, "R-47 the configured live chat may load").toContain("https://chat.example.com");
});

it.each([
  ["/users/019f0000-0000-7000-8000-000000000000", ["/assets/frame-Ab12Cd34.js", "/assets/UserDetail-Ab12Cd34.js"]],
  ["/users", ["/assets/frame-Ab12Cd34.js"]],
  ["/users/1/calls", []],
])("a browser that opens %s fetches the page's files beside the app", async (path, expected) => {
  const text = await (await app.request(path)).text();
  const [, head = ""] = /<head>([^]*)<\/head>/.exec(text) ?? [];
  const links = [...head.matchAll(/<link rel="modulepreload" crossorigin href="([^"]+)">/g)].map(([, href]) => href);
  expect(links).toEqual(expected);
});

it("A-SHELL-07 R-47 a configured live chat is named in the page, and only then", async () => {
  expect(await (await app.request("/")).text()).toContain(
    'name="live-chat" content="https://chat.example.com/widget.js"',
  );
  expect(await plainPage()).not.toContain("live-chat");
});

it("A-SIGNUP-04 the terms of an installation that has some are named in the page", async () => {
  expect(await (await app.request("/")).text()).toContain(
    'name="terms" content="https://example.com/terms?of=service&amp;now"',
  );
  expect(await plainPage()).not.toContain('name="terms"');
});

/** The default, if nothing is configured. */
async function plainPage(): Promise<string> {
  const plain = hostAppRoutes(folder, { liveChatSrc: undefined, termsHref: undefined });
  return (await plain.request("/")).text();
}

it("files whose name carries a hash are kept for ever, compressed for who can read it", async () => {
  const answer = await app.request("/assets/index-Ab12Cd34.js", { headers: { "accept-encoding": "gzip" } });
  expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(answer.headers.get("content-encoding")).toBe("gzip");
  expect(gunzipSync(await answer.arrayBuffer()).toString()).toBe(script);
  expect(await (await app.request("/assets/index-Ab12Cd34.js")).text()).toBe(script);
});

it("files are sent with brotli as soon as they are compressed that well", async () => {
  const ask = () =>
    app.request("/assets/index-Ab12Cd34.js", { headers: { "accept-encoding": "gzip, deflate, br, zstd" } });
  await vi.waitFor(async () => expect((await ask()).headers.get("content-encoding")).toBe("br"));
  const answer = await ask();
  expect(brotliDecompressSync(await answer.arrayBuffer()).toString()).toBe(script);
  expect(answer.headers.get("etag")).toMatch(/-br"$/);
  expect(answer.headers.get("vary")).toBe("accept-encoding");
});

it("other files are asked for again and answered with 304 while they are the same", async () => {
  const first = await app.request("/mark.svg");
  expect(first.headers.get("cache-control")).toBe("no-cache");
  const again = await app.request("/mark.svg", { headers: { "if-none-match": first.headers.get("etag") ?? "" } });
  expect(again.status).toBe(304);
});

it.each(["/missing.js", "/../secret.txt", "/..%2fsecret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"])(
  "%s is not found",
  async (path) => {
    expect((await app.request(path)).status).toBe(404);
  },
);

it("the embed script is asked for anew, while a page can begin with the last one; its pinned twin is kept for ever, and both can be checked for integrity", async () => {
  writeFileSync(join(folder, "callwright.js"), script);
  writeFileSync(join(folder, "callwright-Ab12Cd34Ef.js"), script);
  writeFileSync(join(folder, "integrity.json"), "{}");
  const routes = embedRoutes(staticFiles(folder));
  const keeping = async (name: string) => {
    const { headers } = await routes.request(`/embed/${name}`);
    // Without it, a browser refuses to check the digest of another origin's script.
    expect(headers.get("access-control-allow-origin")).toBe("*");
    return headers.get("cache-control");
  };
  expect(await keeping("callwright.js")).toBe("max-age=0, stale-while-revalidate=3600");
  expect(await keeping("integrity.json")).toBe("no-cache");
  expect(await keeping("callwright-Ab12Cd34Ef.js")).toBe("public, max-age=31536000, immutable");
});

it("the embed script may be loaded by pages of any origin", async () => {
  const answer = await embedRoutes(staticFiles(folder)).request("/embed/assets/index-Ab12Cd34.js");
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("cross-origin-resource-policy")).toBe("cross-origin");
});
