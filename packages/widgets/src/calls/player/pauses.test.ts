import { describe, expect, it } from "vitest";

import { afterPause, pausesBetween } from "./pauses.js";
import type { Turn } from "../turns.model.js";

const turn = (speaker: Turn["speaker"], startSecond: number | undefined): Turn => ({ speaker, text: "…", startSecond });
/** Two values per second. */
const loud = (...seconds: [loudness: number, seconds: number][]) =>
  seconds.flatMap(([loudness, length]) => Array.from({ length: length * 2 }, () => loudness));

describe("silence that is skipped", () => {
  const peaks = loud([0.8, 4], [0.01, 3], [0.9, 2], [0.01, 1], [0.7, 2], [0.02, 2], [0.6, 1]);
  const turns = [turn("assistant", 0), turn("contact", 7), turn("assistant", 10)];

  it("is between turns and longer than a second: neither a breath nor a pause for thought", () => {
    expect(pausesBetween(turns, peaks, 15)).toEqual([{ from: 4, to: 7 }]);
  });

  it("is none where turns have no times, or where nothing is silent", () => {
    const untimed = turns.map(({ speaker }) => turn(speaker, undefined));
    expect(pausesBetween(untimed, peaks, 15)).toEqual([]);
    expect(pausesBetween(turns, loud([0.5, 15]), 15)).toEqual([]);
    expect(pausesBetween(turns, [], 15)).toEqual([]);
  });

  it("ends before somebody speaks, and leaves what is heard alone", () => {
    const pauses = [{ from: 4, to: 7 }];
    expect([3.9, 4.1, 6.9, 7].map((second) => afterPause(pauses, second))).toEqual(Array(4).fill(undefined));
    expect(afterPause(pauses, 4.3)).toBeCloseTo(6.8);
  });
});
