import { expect, it } from "vitest";

import { readBody } from "./readBody.ts";

const json = { body: { kind: "json", isRequired: true } } as const;

it("a body that comes too slowly is given up, and its connection is closed", async () => {
  const drip = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from('{"name": "')) });
  const headers = { "content-type": "application/json" };
  const slow = new Request("http://test", { method: "POST", headers, body: drip, duplex: "half" } as RequestInit);
  await expect(readBody(slow, json, 0.05)).rejects.toMatchObject({
    status: 400,
    message: "The body took too long to arrive.",
    headers: { connection: "close" },
  });
});
