import { LINE_RATE } from "../g711.ts";

/**
 * The similarity of a piece of audio to the best match in another one: the highest normalised correlation over all
 * shifts, from 0 to 1.
 *
 * @param from the beginning of the piece, in seconds.
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
  // Every fourth sample is sufficient.
  for (let index = 0; index < one.length; index += 4) total += (one[index] ?? 0) * (other[index] ?? 0);
  return total;
}
