import type { Box } from "./placeOf.js";

/** What no message may cover, wherever it stands. */
export class KeptClear {
  readonly #kept = new Map<HTMLElement, number | undefined>();
  readonly #listeners = new Set<() => void>();
  #observer: ResizeObserver | undefined;

  /**
   * Until the returned function is called.
   *
   * @param top where it begins, px from the screen's upper edge, for what moves: it is told again each time
   */
  keep(element: HTMLElement, top?: number): () => void {
    this.#observer ??= new ResizeObserver(() => this.#tell());
    this.#kept.set(element, top);
    this.#observer.observe(element);
    return () => {
      this.#kept.delete(element);
      this.#observer?.unobserve(element);
      requestAnimationFrame(() => this.#tell()); // by then it may be told again
    };
  }

  /** Where it all is now. */
  boxes(): Box[] {
    return [...this.#kept].map(([element, told]) => {
      const { top, left, right, height } = element.getBoundingClientRect();
      const begins = told ?? top;
      return { top: begins, bottom: begins + height, left, right };
    });
  }

  /** Tells when something of it has come, gone or changed its size. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
