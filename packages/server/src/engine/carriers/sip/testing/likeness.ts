import { LINE_RATE } from "../g711.ts";

/**
 * How alike a piece of sound is to where it is found best in another: the highest normalised correlation over all shifts, from 0 to 1.
 *
 * @param from where the piece begins, in seconds.
 */
export function likeness(piece: Int16Array, from: number, seconds: number, other: Int16Array): number {
  const part = piece.subarray(Math.round(from * LINE_RATE), Math.round((from + seconds) * LINE_RATE));
  const size = Math.sqrt(sum(part, part, 0));
  let best = 0;
  for (let shift = 0; shift + part.length <= other.length; shift += 1) {
    const there = other.subarray(shift, shift + part.length);
    const value = sum(part, there, 0) / (size * Math.sqrt(sum(there, there, 0)) || 1);
    best = Math.max(best, value);
  }
  return best;
}

function sum(one: Int16Array, other: Int16Array, start: number): number {
  let total = start;
  // Every fourth sample tells enough.
  for (let index = 0; index < one.length; index += 4) total += (one[index] ?? 0) * (other[index] ?? 0);
  return total;
}
