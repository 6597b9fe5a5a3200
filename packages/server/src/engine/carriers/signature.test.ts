import { describe, expect, it } from "vitest";

import { isSignedBody, signBody } from "./signature.ts";

const secret = Buffer.from("a carrier's secret");
const now = new Date("2026-11-20T09:00:00Z");
const body = '{"events":[]}';

describe("a carrier proves that an event is its own", () => {
  it("by a signature over the raw body", () => {
    expect(isSignedBody(secret, body, signBody(secret, body, now), now)).toBe(true);
    expect(isSignedBody(secret, Buffer.from(body), signBody(secret, body, now), now)).toBe(true);
  });

  it.each([
    ["another body", '{"events": []}', signBody(secret, body, now), now],
    ["another secret", body, signBody(Buffer.from("guess"), body, now), now],
    ["an old signature", body, signBody(secret, body, now), new Date("2026-11-20T09:05:01Z")],
    ["a signature from the future", body, signBody(secret, body, new Date("2026-11-20T09:06:00Z")), now],
    ["no signature", body, "", now],
    ["a moved moment", body, signBody(secret, body, now).replace(/^t=\d+/, "t=1795165261"), now],
  ])("%s is refused", (_what, rawBody, signature, at) => {
    expect(isSignedBody(secret, rawBody, signature, at)).toBe(false);
  });
});
