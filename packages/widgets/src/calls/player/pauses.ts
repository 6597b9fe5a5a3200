import type { Turn } from "../turns.model.js";

/** Seconds of a recording without speech. */
export interface Pause {
  from: number;
  to: number;
}

/** A shorter pause is normal speech. */
const leastSeconds = 1;
/** Values below this share of the maximum are silence. */
const quiet = 0.04;

/**
 * The pauses between turns that are longer than a second, according to the loudness of the recording. If turns have no
 * times, it is not known whether a silence is between two of them.
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

/**
 * The second at which playback continues after a pause at this second; undefined if somebody speaks, or is about to.
 */
export function afterPause(pauses: readonly Pause[], second: number): number | undefined {
  const pause = pauses.find(({ from, to }) => second >= from + breath && second < to - 2 * breath);
  return pause && pause.to - breath;
}

/** The part of a pause that is kept at each end, so that no sound is cut. */
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
