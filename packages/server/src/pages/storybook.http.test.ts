import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { afterAll, describe, expect, it } from "vitest";

import { startTestServer } from "../testing/startTestServer.ts";
import { builds } from "./builds.ts";

const root = mkdtempSync(join(tmpdir(), "callwright-storybook-"));
afterAll(() => rmSync(root, { recursive: true }));
const storybook = join(root, "built");
mkdirSync(join(storybook, "assets"), { recursive: true });
const start = "window.FEATURES = {};";
writeFileSync(join(storybook, "index.html"), `<!doctype html><script src="./x.js"></script><script>${start}</script>`);
writeFileSync(join(storybook, "iframe.html"), "<!doctype html><title>a story</title>");
const script = "console.log('a story');".repeat(100);
writeFileSync(join(storybook, "assets", "iframe-Ab12Cd34.js"), script);

const server = await startTestServer({ processes: 1, builds: { ...builds, storybook } });
afterAll(() => server[Symbol.asyncDispose]());
const open = (path: string, init?: RequestInit) => server.anonymous.fetch(path, init);

describe("Storybook, where it was built", () => {
  it("is opened at /storybook, with what a link asks for", async () => {
    const answer = await open("/storybook?path=/story/ui-button--busy", { redirect: "manual" });
    expect(answer.status).toBe(301);
    expect(answer.headers.get("location")).toBe("/storybook/?path=/story/ui-button--busy");
    const page = await open("/storybook/");
    expect(page.headers.get("content-type")).toContain("text/html");
    expect(page.headers.get("cache-control")).toBe("no-cache");
  });

  it("runs its own scripts, those of its pages by their digests, and shows stories in a frame of ours", async () => {
    const { headers } = await open("/storybook/");
    const policy = headers.get("content-security-policy") ?? "";
    const digest = createHash("sha256").update(start).digest("base64");
    expect(policy).toContain(`script-src 'self' 'sha256-${digest}';`);
    expect(policy).toContain("frame-src 'self'");
    expect(policy).not.toContain("unsafe-eval");
    const frame = await open("/storybook/iframe.html?id=ui-button--busy");
    expect(frame.headers.get("content-security-policy")).toContain("frame-ancestors 'self'");
    expect(frame.headers.get("x-frame-options")).toBe("SAMEORIGIN");
  });

  it("sends files compressed, and those with a hash in their name to be kept for ever", async () => {
    const answer = await open("/storybook/assets/iframe-Ab12Cd34.js", { headers: { "accept-encoding": "gzip" } });
    expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(answer.headers.get("content-encoding")).toBe("gzip");
    expect(await answer.text()).toBe(script);
  });

  it.each(["/storybook/nothing.js", "/storybook/..%2f..%2fpackage.json", "/storybook/assets"])(
    "%s is not found",
    async (path) => {
      expect((await open(path)).status).toBe(404);
    },
  );
});

it("whoever opens a Storybook that was not built reads how to build it", async () => {
  await using bare = await startTestServer({ processes: 1, builds: { ...builds, storybook: join(root, "nothing") } });
  const answer = await bare.anonymous.fetch("/storybook/");
  expect(answer.status).toBe(404);
  expect(await answer.text()).toContain("pnpm build-storybook");
});
