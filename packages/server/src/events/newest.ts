/**
 * The values that wait for one reader, only the newest for each key: a slow reader gets fewer, and needs no additional
 * memory.
 */
export class Newest<Key, Value> implements AsyncIterable<Value> {
  readonly #waiting = new Map<Key, Value>();
  #wake = () => {};
  #isEnded = false;

  constructor(signal: AbortSignal) {
    if (signal.aborted) this.end();
    signal.addEventListener("abort", () => this.end(), { once: true });
  }

  put(key: Key, value: Value): void {
    this.#waiting.delete(key);
    this.#waiting.set(key, value);
    this.#wake();
  }

  /** Takes the waiting values. */
  takeAll(): Value[] {
    const values = [...this.#waiting.values()];
    this.#waiting.clear();
    return values;
  }

  /** The waiting values are not read any more. */
  end(): void {
    this.#isEnded = true;
    this.#wake();
  }

  async *[Symbol.asyncIterator](): AsyncGenerator<Value, void> {
    while (!this.#isEnded) {
      const [first] = this.#waiting;
      if (first) {
        this.#waiting.delete(first[0]);
        yield first[1];
        continue;
      }
      await new Promise<void>((resolve) => (this.#wake = resolve));
    }
  }
}
