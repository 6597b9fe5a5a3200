/** A function whose calls wait for each other. */
export interface Debounced<Args extends unknown[]> {
  (...args: Args): void;
  /** Drops what is waiting. */
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
