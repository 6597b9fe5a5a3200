/** The areas that no message may cover, wherever it is. */
export class KeptClear {
  /** The elements, with their upper edges if those are told. */
  readonly areas = new Map<HTMLElement, number | undefined>();
  readonly #listeners = new Set<() => void>();

  /**
   * Reserves an area until the returned function is called.
   *
   * @param top its upper edge, px from the top of the screen, for something that moves: it is called again each time
   */
  keep(element: HTMLElement, top?: number): () => void {
    this.areas.set(element, top);
    this.#tell();
    return () => {
      this.areas.delete(element);
      requestAnimationFrame(() => this.#tell()); // by then it may be told again
    };
  }

  /** Notifies when an area was added or removed. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  #tell(): void {
    for (const listener of this.#listeners) listener();
  }
}
