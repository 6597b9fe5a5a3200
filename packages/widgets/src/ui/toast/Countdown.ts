/** Counts down to one call, and can be paused: a person who reads a message or points at it needs more time. */
export class Countdown {
  #remainingMs: number;
  #startedAt = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onEnd: () => void;

  constructor(ms: number, onEnd: () => void) {
    this.#remainingMs = ms;
    this.#onEnd = onEnd;
  }

  start(): void {
    if (this.#timer !== undefined) return;
    this.#startedAt = Date.now();
    this.#timer = setTimeout(this.#onEnd, this.#remainingMs);
  }

  hold(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#remainingMs -= Date.now() - this.#startedAt;
  }
}
