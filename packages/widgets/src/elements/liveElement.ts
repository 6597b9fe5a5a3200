import type { ComponentType, RefAttributes } from "react";

import type { WidgetHandle } from "../lib/WidgetScope.js";
import { attributeOf, type Codec, decode } from "./attributes.js";
import { baseSheet } from "./baseSheet.js";
import type { ElementLife, GiveLife } from "./defineTag.js";
import { type Drawing, drawWidget } from "./drawWidget.js";
import type { EarlyRequests } from "./early.js";
import type { ElementDefaults, ElementSpec, WidgetModule } from "./ElementSpec.js";
import { hostCodecs } from "./hostCodecs.js";
import { writeRules } from "../styled/index.js";
import { inheritedFont, inheritedLocale } from "./inherited.js";

interface Kind {
  /** How every attribute is written, by its property. */
  codecs: Readonly<Record<string, Codec>>;
  /** The properties that are the widget's own props. */
  widgetProps: readonly string[];
  defaults: ElementDefaults;
  early: EarlyRequests;
  isNarrow: boolean | undefined;
}

/** Gives elements their life: attributes and properties become a widget's props, what happens is told as events. */
export function livesOf<Props extends object, Handle extends WidgetHandle>(
  widget: WidgetModule<Props, Handle>,
  { attributes = {}, properties = [], isNarrow }: ElementSpec<Props, Handle>,
  early: EarlyRequests,
  defaults: ElementDefaults = {},
): GiveLife {
  early.isOver = true;
  const [Widget] = Object.values(widget);
  const codecs = { ...hostCodecs, ...attributes };
  const kind = { codecs, widgetProps: [...Object.keys(attributes), ...properties], defaults, early, isNarrow };
  const props = new Map(Object.keys(codecs).map((prop) => [attributeOf(prop), prop]));
  return (element, early) => new LiveElement(element, Widget as LiveWidget, kind, props, early);
}

/** Which props it takes was checked with its spec. */
type LiveWidget = ComponentType<RefAttributes<WidgetHandle>>;

class LiveElement implements ElementLife {
  readonly #element: HTMLElement;
  readonly #Widget: LiveWidget;
  readonly #kind: Kind;
  /** The property of each attribute. */
  readonly #props: ReadonlyMap<string, string>;
  readonly #values: Record<string, unknown> = {};
  readonly #watch = new MutationObserver((changes) => this.#read(changes));
  #drawing: Drawing | undefined;
  #isScheduled = false;

  constructor(
    element: HTMLElement,
    Widget: LiveWidget,
    kind: Kind,
    props: ReadonlyMap<string, string>,
    early: Record<string, unknown>,
  ) {
    this.#element = element;
    this.#Widget = Widget;
    this.#kind = kind;
    this.#props = props;
    for (const attribute of element.getAttributeNames()) this.#readOne(attribute);
    for (const [prop, value] of Object.entries(early)) this.#write(prop, value);
    this.#watch.observe(element, { attributeFilter: [...props.keys(), "lang", "nonce"] });
  }

  connect(): void {
    const root = this.#root();
    this.#drawing ??= drawWidget(root, this.#Widget, (type, detail) => this.#tell(type, detail));
    this.#schedule();
  }

  disconnect(): void {
    this.#drawing?.end();
    this.#drawing = undefined;
  }

  get(prop: string): unknown {
    this.#settle();
    return this.#values[prop];
  }

  set(prop: string, value: unknown): void {
    this.#settle();
    this.#write(prop, value);
    this.#schedule();
  }

  async command(name: string, args: unknown[]): Promise<unknown> {
    const handle: object | undefined = await this.#drawing?.handle();
    const command = (handle as Record<string, (...args: unknown[]) => unknown> | undefined)?.[name];
    return command?.(...args);
  }

  /** Attributes are heard of a moment later; of an attribute and its property, what was written last holds. */
  #settle(): void {
    this.#read(this.#watch.takeRecords());
  }

  #read(changes: MutationRecord[]): void {
    for (const { attributeName } of changes) if (attributeName) this.#readOne(attributeName);
    if (changes.length > 0) this.#schedule();
  }

  #readOne(attribute: string): void {
    const prop = this.#props.get(attribute);
    const codec = prop && this.#kind.codecs[prop];
    if (codec) this.#values[prop] = decode(this.#element.getAttribute(attribute), codec);
  }

  /**
   * React 19 and Vue write an attribute's text as the property, when there is one of that name. A number is the same as its
   * text, as in an attribute: pages have telephone numbers as numbers.
   */
  #write(prop: string, value: unknown): void {
    const codec = this.#kind.codecs[prop];
    const isText = typeof value === "string" || (typeof value === "number" && codec === "string");
    this.#values[prop] = codec && isText ? decode(String(value), codec) : value;
  }

  #root(): ShadowRoot {
    const root = this.#element.shadowRoot ?? this.#element.attachShadow({ mode: "open" });
    // A new root has no sheets, and one that comes into another document loses those it had.
    if (root.adoptedStyleSheets.length === 0) {
      root.adoptedStyleSheets = [baseSheet(root.ownerDocument, this.#kind.isNarrow)];
      writeRules({ target: root });
    }
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
    const [element, { defaults, widgetProps, early }] = [this.#element, this.#kind];
    const given = widgetProps.filter((prop) => this.#values[prop] !== undefined);
    this.#drawing?.draw(
      {
        ...this.#values,
        tag: element.localName,
        early,
        apiBase: typeof apiBase === "string" ? apiBase : (defaults.apiBase ?? ""),
        nonce: element.nonce || element.getAttribute("nonce") || defaults.nonce,
        locale: typeof locale === "string" ? locale : inheritedLocale(element),
        fontFamily: fontFamily === "inherit" ? inheritedFont(element) : (fontFamily as string | undefined),
      },
      Object.fromEntries(given.map((prop) => [prop, this.#values[prop]])),
    );
  }

  #tell(type: string, detail: unknown): void {
    this.#element.dispatchEvent(new CustomEvent(`cw-${attributeOf(type)}`, { detail, bubbles: true, composed: true }));
  }
}
