import type { Turn } from "../turns.model.js";

/** Seconds of a recording in which nobody speaks. */
export interface Pause {
  from: number;
  to: number;
}

/** A pause shorter than this is how people speak. */
const leastSeconds = 1;
/** What is not louder than this share of the loudest is silence. */
const quiet = 0.04;

/**
 * The pauses between turns that are longer than a second, by how loud the recording is. Where turns have no times, nothing says
 * that a silence is between two of them.
 */
export function pausesBetween(turns: readonly Turn[], peaks: readonly number[], durationSeconds: number): Pause[] {
  const most = Math.max(0, ...peaks);
  const width = durationSeconds / peaks.length;
  const starts = turns.slice(1).flatMap(({ startSecond }) => startSecond ?? []);
  return quietRuns(peaks.map((peak) => peak <= quiet * most))
    .map(([first, end]) => ({ from: first * width, to: end * width }))
    .filter(({ from, to }) => to - from > leastSeconds)
    .filter(({ from, to }) => starts.some((start) => start > from && start <= to + leastSeconds / 2));
}

/** Where a pause that is heard at this second should go on; undefined where somebody speaks, or is about to. */
export function afterPause(pauses: readonly Pause[], second: number): number | undefined {
  const pause = pauses.find(({ from, to }) => second >= from + breath && second < to - 2 * breath);
  return pause && pause.to - breath;
}

/** What is left of a pause at each of its ends, so that no sound is cut. */
const breath = 0.2;

function quietRuns(isQuiet: readonly boolean[]): [first: number, end: number][] {
  const runs: [number, number][] = [];
  for (const [index, quietNow] of isQuiet.entries()) {
    const last = runs.at(-1);
    if (!quietNow) continue;
    if (last?.[1] === index) last[1] = index + 1;
    else runs.push([index, index + 1]);
  }
  return runs;
}
