import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { builds } from "../pages/builds.ts";
import { CHECKOUT_PATH } from "../payments/sandbox.ts";
import { startTestServer } from "../testing/startTestServer.ts";

// The server determines what a page may run and load, whatever the host app's build contains.
const hostApp = mkdtempSync(join(tmpdir(), "callwright-host-app-"));
afterAll(() => rmSync(hostApp, { recursive: true }));
writeFileSync(join(hostApp, "index.html"), "<!doctype html><html><head></head><body>the app</body></html>");

const server = await startTestServer({ processes: 1, builds: { ...builds, hostApp } });
afterAll(() => server[Symbol.asyncDispose]());

const pages = [
  "/",
  "/login",
  "/forgot-password?token=x",
  "/docs",
  "/playground",
  "/dev/mailbox",
  `${CHECKOUT_PATH}/unknown`,
];

describe.each([...pages, "/v1/countries", "/v1/nothing", "/healthz", "/docs/openapi.json", "/embed/nothing.js"])(
  "%s",
  (path) => {
    it("cannot be framed, sniffed or opened by a stranger", async () => {
      const { headers } = await server.anonymous.fetch(path);
      expect(headers.get("x-content-type-options")).toBe("nosniff");
      expect(headers.get("x-frame-options")).toBe("DENY");
      expect(headers.get("cross-origin-opener-policy")).toBe("same-origin");
      expect(headers.get("referrer-policy")).toMatch(/^(strict-origin-when-cross-origin|no-referrer)$/);
      expect(headers.get("x-request-id")).toBeTruthy();
      expect(headers.has("x-powered-by")).toBe(false);
    });
  },
);

describe.each(pages)("the page %s", (path) => {
  it("may only run and load what is ours", async () => {
    const { headers } = await server.anonymous.fetch(path);
    const policy = headers.get("content-security-policy") ?? "";
    expect(policy).toMatch(/default-src '(self|none)'/);
    expect(policy).not.toMatch(/script-src[^;]*('unsafe|\*|data:|https:)/);
    expect(policy).not.toContain("unsafe-eval");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/form-action '(self|none)'/);
    expect(policy).toMatch(/object-src 'none'|default-src 'none'/);
  });
});

it("over https browsers are told to stay there", async () => {
  const secure = await server.anonymous.fetch("/healthz", { headers: { "x-forwarded-proto": "https" } });
  expect(secure.headers.has("strict-transport-security"), "nobody vouches for the header").toBe(false);
  await using behindProxy = await startTestServer({
    databaseUrl: server.context.config.databaseUrl,
    env: { PUBLIC_URL: "https://calls.example.com" },
  });
  const { headers } = await behindProxy.anonymous.fetch("/healthz");
  expect(headers.get("strict-transport-security")).toBe("max-age=31536000");
});
