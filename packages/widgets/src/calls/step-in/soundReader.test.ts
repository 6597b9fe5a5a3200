import { expect, it } from "vitest";

import { soundReader } from "./soundReader.js";

function wav(sampleRate: number, samples: readonly number[]): Uint8Array {
  const view = new DataView(new ArrayBuffer(44 + samples.length * 2));
  view.setUint32(24, sampleRate, true);
  view.setUint16(34, 16, true);
  samples.forEach((sample, index) => view.setInt16(44 + index * 2, sample, true));
  return new Uint8Array(view.buffer);
}

it("hears the same of a sound however it is cut on its way", () => {
  const file = wav(8_000, [0, 16_384, -16_384, 32_767]);
  for (const cut of [1, 3, 44, 45, 50, file.length]) {
    const read = soundReader();
    const heard: number[] = [];
    const rates = new Set<number>();
    for (let from = 0; from < file.length; from += cut) {
      const piece = read(file.slice(from, from + cut));
      if (piece) rates.add(piece.sampleRate);
      heard.push(...(piece?.samples ?? []));
    }
    expect([...rates]).toEqual([8_000]);
    expect(heard.map((sample) => Math.round(sample * 100) / 100)).toEqual([0, 0.5, -0.5, 1]);
  }
});
