import { createHash } from "node:crypto";

import { expect, it } from "vitest";

import { HashesInOrder } from "./HashesInOrder.ts";

const numbers = Array.from({ length: 50_000 }, (_, nth) => `+4479${String(nth).padStart(8, "0")}`);
const hashOf = (number: string) =>
  createHash("sha256").update(`salt${number}`).digest().subarray(0, 16).toString("hex");

it("hands out every hash as often as it was given, each beginning in one batch, the lower ones first", () => {
  const hashes = new HashesInOrder("salt");
  for (const number of [...numbers, ...numbers.slice(0, 100)]) hashes.add(number);
  const batches = [...hashes.batches()].map((batch) =>
    Array.from({ length: batch.length / 16 }, (_, nth) => batch.toString("hex", nth * 16, nth * 16 + 16)),
  );
  expect(batches.flat().toSorted()).toEqual([...numbers, ...numbers.slice(0, 100)].map(hashOf).toSorted());
  expect(batches.length).toBeGreaterThan(1);
  const beginnings = batches.map((batch) => batch.map((hash) => hash.slice(0, 3)).toSorted());
  for (const [nth, batch] of beginnings.slice(1).entries())
    expect(beginnings[nth]!.at(-1)! < batch[0]!, `batch ${nth + 1} begins where none ended`).toBe(true);
});

it("has nothing to hand out of a register without a number", () => {
  expect([...new HashesInOrder("salt").batches()]).toEqual([]);
});
