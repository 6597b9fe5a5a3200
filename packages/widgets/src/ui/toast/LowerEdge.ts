/** How much of the lower edge of the screen is spoken for: messages stand above all that is kept clear. */
export class LowerEdge {
  readonly #kept = new Map<HTMLElement, number | undefined>();
  readonly #listeners = new Set<() => void>();
  #observer: ResizeObserver | undefined;
  #height = 0;

  /**
   * Until the returned function is called.
   *
   * @param top where it begins, px from the screen's upper edge, for what moves: it is told again each time
   */
  keepClear(element: HTMLElement, top?: number): () => void {
    this.#observer ??= new ResizeObserver(() => this.#measure());
    this.#kept.set(element, top);
    this.#observer.observe(element);
    return () => {
      this.#kept.delete(element);
      this.#observer?.unobserve(element);
      requestAnimationFrame(() => this.#measure()); // by then it may be told again
    };
  }

  /** px */
  readonly read = (): number => this.#height;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #measure(): void {
    const tops = [...this.#kept].map(([element, top]) => top ?? element.getBoundingClientRect().top);
    const height = Math.max(0, ...tops.map((top) => innerHeight - top));
    if (height === this.#height) return;
    this.#height = height;
    for (const listener of this.#listeners) listener();
  }
}
