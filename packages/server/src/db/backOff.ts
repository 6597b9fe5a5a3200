const shortestMs = 100;
const longestMs = 2_000;

/**
 * The delay after this many failures: twice as long each time, with a random part, so that not everybody retries at
 * once.
 */
export function backOffMs(failures: number): number {
  return Math.min(longestMs, shortestMs * 2 ** failures) * (0.5 + Math.random() / 2);
}
