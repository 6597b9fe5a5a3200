/** The median of the samples. */
export function median(samples: readonly number[]): number {
  return percentile(samples, 50);
}

/** The sample that `percent` of all samples do not exceed. */
export function percentile(samples: readonly number[], percent: number): number {
  const sorted = samples.toSorted((one, other) => one - other);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
}

/** Formats bytes as kilobytes: `57.0`. */
export function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}

/** Formats milliseconds: `41 ms`, or `4.1 ms` below 20. */
export function milliseconds(value: number): string {
  return `${value.toFixed(value < 20 ? 1 : 0)} ms`;
}

/** Formats the ratio of a value to its floor: `3.2 ×`. */
export function times(value: number, floor: number): string {
  return `${(value / floor).toFixed(value / floor < 10 ? 2 : 0)} ×`;
}
