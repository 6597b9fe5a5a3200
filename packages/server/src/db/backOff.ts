const shortestMs = 100;
const longestMs = 2_000;

/** How long to wait after so many failures: twice as long each time, and never quite the same, so that not everybody comes at once. */
export function backOffMs(failures: number): number {
  return Math.min(longestMs, shortestMs * 2 ** failures) * (0.5 + Math.random() / 2);
}
