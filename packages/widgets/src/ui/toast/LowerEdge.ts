/** How much of the lower edge of the screen is spoken for: messages stand above the tallest of what is kept clear. */
export class LowerEdge {
  readonly #kept = new Set<HTMLElement>();
  readonly #listeners = new Set<() => void>();
  #observer: ResizeObserver | undefined;
  #height = 0;

  /** Until the returned function is called. */
  keepClear(element: HTMLElement): () => void {
    this.#observer ??= new ResizeObserver(() => this.#measure());
    this.#kept.add(element);
    this.#observer.observe(element);
    return () => {
      this.#kept.delete(element);
      this.#observer?.unobserve(element);
      this.#measure();
    };
  }

  /** px */
  readonly read = (): number => this.#height;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #measure(): void {
    const height = Math.max(0, ...[...this.#kept].map(({ offsetHeight }) => offsetHeight));
    if (height === this.#height) return;
    this.#height = height;
    for (const listener of this.#listeners) listener();
  }
}
