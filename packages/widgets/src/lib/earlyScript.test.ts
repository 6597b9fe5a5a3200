import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { earlyScript } from "./earlyScript.js";

it("a policy that names the digest of the guide allows the script that keeps early presses", () => {
  const guide = readFileSync(new URL("../../../../docs/embedding.md", import.meta.url), "utf8");
  expect(guide).toContain(`'sha256-${createHash("sha256").update(earlyScript).digest("base64")}'`);
});

it("adds little to the HTML, and nothing in it ends its tag early", () => {
  expect(earlyScript).not.toContain("</");
  expect(Buffer.byteLength(earlyScript)).toBeLessThan(1_800);
});
