/** What an element does once its code is there. */
export interface ElementLife {
  get: (prop: string) => unknown;
  set: (prop: string, value: unknown) => void;
  /** It is in a page, again or still. */
  connect: () => void;
  /** It is out of every page and stays away. */
  disconnect: () => void;
}

/** Makes an element live. `early` is what was set on it so far; what is set later goes to the life. */
export type GiveLife = (element: HTMLElement, early: Record<string, unknown>) => ElementLife;

/**
 * Defines a tag of which nothing is known yet but its name and its properties: what it is and does is fetched when the
 * first one of it appears in a page. Defining a tag again does nothing.
 *
 * @param fetchLife fetches the code; asked again when it could not be had.
 */
export function defineTag(tag: string, props: Iterable<string>, fetchLife: () => Promise<GiveLife>): void {
  if (typeof customElements === "undefined" || customElements.get(tag)) return;
  const names = [...props];

  class CallwrightElement extends HTMLElement {
    readonly #early: Record<string, unknown> = {};
    #life: ElementLife | undefined;
    #isStarting = false;

    connectedCallback(): void {
      for (const prop of names) this.#upgrade(prop);
      if (this.#life) this.#life.connect();
      else void this.#start();
    }

    disconnectedCallback(): void {
      // A move in the page disconnects and connects at once: only what stays away is taken down.
      queueMicrotask(() => this.isConnected || this.#life?.disconnect());
    }

    /** Being there is all that `moveBefore` needs to leave an element connected. */
    connectedMoveCallback(): void {}

    read(prop: string): unknown {
      return this.#life ? this.#life.get(prop) : this.#early[prop];
    }

    write(prop: string, value: unknown): void {
      if (this.#life) this.#life.set(prop, value);
      else this.#early[prop] = value;
    }

    /** A property set before the element was defined lies on the element itself and hides ours. */
    #upgrade(prop: string): void {
      if (!Object.hasOwn(this, prop)) return;
      const early = this as unknown as Record<string, unknown>;
      const value = early[prop];
      delete early[prop];
      early[prop] = value;
    }

    async #start(): Promise<void> {
      if (this.#isStarting) return;
      this.#isStarting = true;
      try {
        this.#life = (await fetchLife())(this, this.#early);
        if (this.isConnected) this.#life.connect();
      } catch (failure) {
        reportError(failure);
      }
      this.#isStarting = false;
    }
  }

  for (const prop of names) {
    Object.defineProperty(CallwrightElement.prototype, prop, {
      get(this: CallwrightElement) {
        return this.read(prop);
      },
      set(this: CallwrightElement, value: unknown) {
        this.write(prop, value);
      },
      enumerable: true,
      configurable: true,
    });
  }
  customElements.define(tag, CallwrightElement);
}
