import { expect, it } from "vitest";

import { readContract } from "../contract/openApi.ts";
import { readOperations } from "./operations.ts";
import { createSchemaCompiler } from "./schemas.ts";

it("ten thousand ids of one request are checked in no time, and a repeated one is found (A-API-12)", () => {
  const contract = readContract();
  const operation = readOperations(contract, createSchemaCompiler(contract)).find(({ id }) => id === "startCalls");
  const validate = operation?.validateBody();
  const phoneBookIds = Array.from({ length: 10_000 }, () => crypto.randomUUID() as string);
  validate?.({ phoneBookIds: [] });
  const startedAt = performance.now();
  expect(validate?.({ phoneBookIds })).toBe(true);
  expect(performance.now() - startedAt).toBeLessThan(1_000);
  expect(validate?.({ phoneBookIds: [...phoneBookIds.slice(1), phoneBookIds[1]] })).toBe(false);
});
