import type { Scope } from "../auth/scope.ts";
import type { LiveEvent } from "./liveEvent.ts";

/** A reader that falls this far behind is disconnected; it reconnects with its last id. */
const maxWaiting = 1000;

/** The events that wait for one reader. Nothing is kept for one who is told no more. */
export class Subscription implements AsyncIterable<LiveEvent> {
  readonly scope: Scope;
  /** The reader; null for no particular person. */
  readonly userId: string | null;
  readonly #waiting: LiveEvent[] = [];
  #wake = () => {};
  #isEnded = false;

  constructor(scope: Scope, userId: string | null, signal: AbortSignal) {
    this.scope = scope;
    this.userId = userId;
    if (signal.aborted) this.end();
    signal.addEventListener("abort", () => this.end(), { once: true });
  }

  push(event: LiveEvent): void {
    if (this.#isEnded) return;
    this.#waiting.push(event);
    if (this.#waiting.length > maxWaiting) this.end();
    this.#wake();
  }

  end(): void {
    this.#isEnded = true;
    this.#waiting.length = 0;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<LiveEvent> {
    while (!this.#isEnded) {
      const event = this.#waiting.shift();
      if (event) {
        yield event;
        continue;
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
