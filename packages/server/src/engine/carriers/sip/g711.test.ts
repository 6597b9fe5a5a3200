import { expect, it } from "vitest";

import { decodeALaw, encodeALaw } from "./g711.ts";

it("gives every code back that it is given, as the standard's table has them", () => {
  const codes = Uint8Array.from({ length: 256 }, (_, code) => code);
  expect(encodeALaw(decodeALaw(codes))).toEqual(codes);
});

it("is never further off than one step of the scale, from silence to the loudest sample", () => {
  const samples = Int16Array.from({ length: 65_536 }, (_, index) => index - 32_768);
  const heard = decodeALaw(encodeALaw(samples));
  const worst = samples.reduce((most, sample, index) => {
    const step = Math.max(8, Math.abs(sample) / 31);
    return Math.max(most, Math.abs((heard[index] ?? 0) - sample) / step);
  }, 0);
  expect(worst).toBeLessThanOrEqual(1.1);
});

it.each([
  [0, 0xd5],
  [-1, 0x55],
  [32_635, 0xaa],
  [-32_635, 0x2a],
])("sends %i as the byte that telephones expect", (sample, byte) => {
  expect([...encodeALaw(Int16Array.of(sample))]).toEqual([byte]);
});
