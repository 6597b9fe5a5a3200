import { tellMistake } from "./tellMistake.js";

/** What an element does once its code is there. */
export interface ElementLife {
  get: (prop: string) => unknown;
  set: (prop: string, value: unknown) => void;
  /** Does what it is asked to, as soon as it can. */
  command: (name: string, args: unknown[]) => Promise<unknown>;
  /** It is in a page, again or still. */
  connect: () => void;
  /** It is out of every page and stays away. */
  disconnect: () => void;
}

/** Makes an element live. `early` is what was set on it so far; what is set later goes to the life. */
export type GiveLife = (element: HTMLElement, early: Record<string, unknown>) => ElementLife;

/** What is known of a tag from the start. */
export interface TagNames {
  props: readonly string[];
  methods: readonly string[];
}

/** How long to wait before code that could not be had is asked for again, time after time. */
const repeatsAfterMs = [1000, 3000];

/**
 * Defines a tag of which nothing is known yet but names: what it is and does is fetched when the first one of it appears
 * in a page. Code that cannot be had is asked for again twice; then the element says `cw-error` with `CODE_NOT_LOADED`, its
 * commands reject, and it tries again when the browser is online again. Defining a tag again does nothing.
 *
 * @param fetchLife fetches the code, for an element and what was set on it so far.
 */
export function defineTag(
  tag: string,
  { props, methods }: TagNames,
  fetchLife: (element: HTMLElement, early: Record<string, unknown>) => Promise<GiveLife>,
): void {
  if (typeof customElements === "undefined" || customElements.get(tag)) return;

  class CallwrightElement extends HTMLElement {
    readonly #early: Record<string, unknown> = {};
    readonly #asked: ((life: Partial<ElementLife> | Promise<never>) => void)[] = [];
    #life: ElementLife | undefined;
    #isStarting = false;

    connectedCallback(): void {
      for (const name of [...props, ...props.map(inTemplates)]) this.#upgrade(name);
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

    ask(name: string, args: unknown[]): Promise<unknown> {
      if (this.#life) return this.#life.command(name, args);
      return new Promise((resolve) =>
        this.#asked.push((life) => resolve((life as Partial<ElementLife>).command?.(name, args) ?? life)),
      );
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
        this.#life = (await patiently(() => fetchLife(this, this.#early)))(this, this.#early);
        if (this.isConnected) this.#life.connect();
        for (const ask of this.#asked.splice(0)) ask(this.#life);
      } catch (failure) {
        reportError(failure);
        tellMistake(this, "CODE_NOT_LOADED");
        for (const ask of this.#asked.splice(0)) ask(Promise.reject(failure));
        const again = () => {
          if (this.isConnected) void this.#start();
        };
        addEventListener("online", again, { once: true });
      }
      this.#isStarting = false;
    }
  }

  const { prototype } = CallwrightElement;
  for (const prop of props) {
    const property: PropertyDescriptor & ThisType<CallwrightElement> = {
      get() {
        return this.read(prop);
      },
      set(value: unknown) {
        this.write(prop, value);
      },
      enumerable: true,
      configurable: true,
    };
    // Vue looks for a property by the name that the template gives the attribute.
    for (const name of [prop, inTemplates(prop)]) Object.defineProperty(prototype, name, property);
  }
  for (const name of methods)
    Object.assign(prototype, {
      [name](this: CallwrightElement, ...args: unknown[]) {
        return this.ask(name, args);
      },
    });
  customElements.define(tag, CallwrightElement);
}

/** As `attributeOf`, which other code needs too: what the loader shares would be a file more on every page. */
const inTemplates = (prop: string) => prop.replace(/[A-Z]/g, "-$&").toLowerCase();

async function patiently<Code>(fetch: () => Promise<Code>, [wait, ...later] = repeatsAfterMs): Promise<Code> {
  try {
    // Browsers remember an import that failed, and would not ask for it again when the network is back.
    if (!navigator.onLine) throw new Error("offline");
    return await fetch();
  } catch (failure) {
    if (!wait) throw failure;
    await new Promise((resolve) => setTimeout(resolve, wait));
    return patiently(fetch, later);
  }
}
