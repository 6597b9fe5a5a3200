/** The number of values in a waveform. */
export const PEAK_COUNT = 400;

/** The loudest sample of each of `count` equal parts, as a share of the loudest of all, three decimals. */
export function measurePeaks(samples: Int16Array, count = PEAK_COUNT): number[] {
  const parts = Math.min(count, samples.length);
  const loudest = Array.from({ length: parts }, (_, part) => {
    const from = Math.floor((part * samples.length) / parts);
    const until = Math.floor(((part + 1) * samples.length) / parts);
    let peak = 0;
    for (let index = from; index < until; index += 1) peak = Math.max(peak, Math.abs(samples[index] ?? 0));
    return peak;
  });
  const top = Math.max(1, ...loudest);
  return loudest.map((peak) => Math.round((peak / top) * 1000) / 1000);
}
