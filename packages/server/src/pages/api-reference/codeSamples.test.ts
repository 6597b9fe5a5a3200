import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { type CodeSample, type Contract, withCodeSamples } from "./codeSamples.ts";

const file = new URL("../../../../../openapi/generated/openapi.json", import.meta.url);
const contract = withCodeSamples(JSON.parse(readFileSync(file, "utf8")) as Contract);

type Sampled = { operationId: string; "x-codeSamples": CodeSample[] };
const operations = Object.values(contract.paths).flatMap((item) =>
  Object.values(item).filter((part): part is Sampled & typeof part => "operationId" in part),
);
const sampleOf = (id: string) =>
  operations.find(({ operationId }) => operationId === id)?.["x-codeSamples"].find(({ label }) => label === "SDK")
    ?.source;

it("every operation shows how the SDK calls it", () => {
  expect(operations.length).toBeGreaterThan(100);
  for (const { operationId } of operations) expect(sampleOf(operationId)).toContain(`client.call("${operationId}"`);
});

it("a sample is a program: whom the client speaks for, and what is sent", () => {
  expect(sampleOf("login")).toBe(`import { createClient } from "@callwright/sdk";

const client = createClient({ baseUrl });
const answer = await client.call("login", { body: {
  email: "seller@callwright.test",
  password: "Callwright1"
} });`);
  expect(sampleOf("updateFaq")).toContain("session: memoryTokens({ accessToken })");
  expect(sampleOf("updateFaq")).toContain("path: { id, faqId }, body: {");
  expect(sampleOf("importContacts")).toContain("path: { id }, body: { file }");
  expect(sampleOf("createEmbedSession")).toContain('request.headers.set("X-Api-Key", apiKey)');
  expect(sampleOf("getProfile")).toContain('client.call("getProfile");');
});
