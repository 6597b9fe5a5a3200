import { attributeOf, type Codec, decode } from "./attributes.js";
import { baseSheet } from "./baseSheet.js";
import { type ElementSpec, hostCodecs } from "./ElementSpec.js";
import { inheritedFont, inheritedLocale } from "./inherited.js";
import type { Drawing } from "./drawWidget.js";

/** What elements assume that do not say it themselves. */
export interface ElementDefaults {
  /** Origin of the Callwright server. @default the page's own */
  apiBase?: string;
  /** For the style tags, under a policy with `style-src 'nonce-…'`. */
  nonce?: string | undefined;
}

const hostProperties = ["fetchSession", "theme", "messages"] as const;

/**
 * Defines a widget as a custom element with an open shadow root: attributes and properties become props, what happens
 * is told as events named `cw-` and the event's type (`cw-feedback-sent`), and the element can be moved in the page
 * without losing its state. React and the widget are fetched when the first element appears. Defining a tag again does
 * nothing.
 *
 * @example
 * defineElement("cw-call-history", callHistoryElement, { apiBase: "https://calls.example.com" });
 */
export function defineElement<Props extends object>(
  tag: `${string}-${string}`,
  spec: ElementSpec<Props>,
  defaults: ElementDefaults = {},
): void {
  if (typeof customElements === "undefined" || customElements.get(tag)) return;
  const codecs = Object.entries<Codec>({ ...hostCodecs, ...(spec.attributes as Record<string, Codec> | undefined) });
  const byAttribute = new Map(codecs.map(([prop, codec]) => [attributeOf(prop), { prop, codec }]));
  const props = new Set([...codecs.map(([prop]) => prop), ...hostProperties, ...(spec.properties ?? [])]);

  class CallwrightElement extends HTMLElement {
    static readonly observedAttributes = [...byAttribute.keys(), "lang", "nonce"];
    readonly #values: Record<string, unknown> = {};
    #drawing: Drawing | undefined;
    #isStarting = false;
    #isScheduled = false;

    connectedCallback(): void {
      for (const prop of props) this.#upgrade(prop);
      if (this.#drawing) this.#schedule();
      else void this.#start();
    }

    disconnectedCallback(): void {
      // A move in the page disconnects and connects at once: only what stays away is taken down.
      queueMicrotask(() => {
        if (this.isConnected) return;
        this.#drawing?.end();
        this.#drawing = undefined;
      });
    }

    /** Being there is all that `moveBefore` needs to leave an element connected. */
    connectedMoveCallback(): void {}

    attributeChangedCallback(name: string, _before: string | null, text: string | null): void {
      const known = byAttribute.get(name);
      if (known) this.#values[known.prop] = decode(text, known.codec);
      this.#schedule();
    }

    read(prop: string): unknown {
      return this.#values[prop];
    }

    write(prop: string, value: unknown): void {
      this.#values[prop] = value;
      this.#schedule();
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
        const [{ drawWidget }, Widget] = await Promise.all([import("./drawWidget.js"), spec.load()]);
        if (!this.isConnected) return;
        this.#drawing = drawWidget(this.#root(), Widget, (type, detail) => this.#tell(type, detail));
        this.#draw();
      } catch (failure) {
        reportError(failure);
      } finally {
        this.#isStarting = false;
      }
    }

    #root(): ShadowRoot {
      if (this.shadowRoot) return this.shadowRoot;
      const root = this.attachShadow({ mode: "open" });
      root.adoptedStyleSheets = [baseSheet()];
      return root;
    }

    /** Several changes in one go are one drawing. */
    #schedule(): void {
      if (this.#isScheduled || !this.#drawing) return;
      this.#isScheduled = true;
      queueMicrotask(() => {
        this.#isScheduled = false;
        this.#draw();
      });
    }

    #draw(): void {
      const { locale, fontFamily, apiBase } = this.#values;
      this.#drawing?.draw({
        ...this.#values,
        tag,
        apiBase: apiBase ?? defaults.apiBase ?? "",
        nonce: this.nonce || this.getAttribute("nonce") || defaults.nonce,
        locale: locale ?? inheritedLocale(this),
        fontFamily: fontFamily === "inherit" ? inheritedFont(this) : fontFamily,
      });
    }

    #tell(type: string, detail: unknown): void {
      this.dispatchEvent(new CustomEvent(`cw-${attributeOf(type)}`, { detail, bubbles: true, composed: true }));
    }
  }

  for (const prop of props) {
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
