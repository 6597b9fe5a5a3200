/** A function whose calls are delayed until they pause. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Discards the waiting call. */
  cancel(): void;
}

/** Calls `act` once calls have stopped for `delayMs`, with the last call's arguments. */
export function debounce<Args extends unknown[]>(act: (...args: Args) => void, delayMs: number): Debounced<Args> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Args) => {
    clearTimeout(timer);
    timer = setTimeout(() => act(...args), delayMs);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
