import type { Box } from "./placeOf.js";

/** The areas that no message may cover, wherever it is. */
export class KeptClear {
  readonly #kept = new Map<HTMLElement, number | undefined>();
  readonly #listeners = new Set<() => void>();
  #observer: ResizeObserver | undefined;

  /**
   * Reserves an area until the returned function is called.
   *
   * @param top its upper edge, px from the top of the screen, for something that moves: it is called again each time
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

  /** The current areas. */
  boxes(): Box[] {
    return [...this.#kept].map(([element, told]) => {
      const { top, left, right, height } = element.getBoundingClientRect();
      const begins = told ?? top;
      return { top: begins, bottom: begins + height, left, right };
    });
  }

  /** Notifies when an area was added, removed or resized. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
