import type { Codec } from "./attributes.js";
import type { WidgetHandle } from "../lib/WidgetScope.js";
import { defineTag } from "./defineTag.js";
import type { ElementDefaults, ElementSpec } from "./ElementSpec.js";
import { hostCodecs, hostProperties } from "./hostProps.js";

/**
 * Defines a widget as a custom element with an open shadow root: attributes and properties become props, what happens
 * is told as events named `cw-` and the event's type (`cw-feedback-sent`), what the widget can be asked to do are methods,
 * and the element can be moved in the page without losing its state. React and the widget are fetched when the first element appears. Defining a tag again does
 * nothing.
 *
 * @example
 * defineElement("cw-call-history", callHistoryElement, { apiBase: "https://calls.example.com" });
 */
export function defineElement<Props extends object, Handle extends WidgetHandle>(
  tag: `${string}-${string}`,
  spec: ElementSpec<Props, Handle>,
  defaults: ElementDefaults = {},
): void {
  const { load, attributes = {}, properties = [], commands = [] } = spec;
  const codecs: Record<string, Codec> = { ...hostCodecs, ...attributes };
  const props = [...Object.keys(codecs), ...hostProperties, ...properties];
  defineTag(tag, { props, methods: ["refresh", ...commands] }, async () => {
    const [{ livesOf }, Widget] = await Promise.all([import("./liveElement.js"), load()]);
    return livesOf(Widget, { codecs, widgetProps: [...Object.keys(attributes), ...properties], defaults });
  });
}
