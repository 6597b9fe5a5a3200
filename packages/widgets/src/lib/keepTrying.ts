const longestPauseMs = 30_000;

/**
 * Tries until it succeeds: now, when the browser reports that the network is back, and after pauses that increase to
 * half a minute, because browsers do not always know. Returns a function to stop.
 */
export function keepTrying(attempt: () => Promise<unknown>): () => void {
  let isStopped = false;
  let isTrying = false;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    isStopped = true;
    clearTimeout(timer);
    window.removeEventListener("online", onOnline);
  };
  const tryNow = async () => {
    if (isTrying) return;
    isTrying = true;
    clearTimeout(timer);
    const hasWorked = await attempt().then(
      () => true,
      () => false,
    );
    isTrying = false;
    if (hasWorked) stop();
    if (isStopped) return;
    timer = setTimeout(() => void tryNow(), Math.min(longestPauseMs, 1_000 * 2 ** failures));
    failures += 1;
  };
  const onOnline = () => {
    failures = 0;
    void tryNow();
  };

  window.addEventListener("online", onOnline);
  void tryNow();
  return stop;
}
