// Imports nothing that a page begins with, because bundlers would make a separate file of it.

/** Resolves as soon as the page is visible, or the signal aborts. */
export function waitUntilVisible(signal: AbortSignal): Promise<void> {
  if (typeof document === "undefined") return Promise.resolve();
  return new Promise((resolve) => {
    const done = () => {
      if (document.visibilityState === "hidden" && !signal.aborted) return;
      document.removeEventListener("visibilitychange", done);
      signal.removeEventListener("abort", done);
      resolve();
    };
    document.addEventListener("visibilitychange", done);
    signal.addEventListener("abort", done);
    done();
  });
}

/** Calls back once the page has been hidden for this time. Returns a function to cancel. */
export function whenHiddenFor(milliseconds: number, callback: () => void): () => void {
  if (typeof document === "undefined") return () => {};
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onChange = () => {
    clearTimeout(timer);
    if (document.visibilityState === "hidden") timer = setTimeout(callback, milliseconds);
  };
  document.addEventListener("visibilitychange", onChange);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", onChange);
  };
}
