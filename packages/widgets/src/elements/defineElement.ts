import type { WidgetHandle } from "../lib/WidgetScope.js";
import { defineTag } from "./defineTag.js";
import type { ElementDefaults, ElementSpec } from "./ElementSpec.js";
import type { EarlyRequests } from "./early.js";
import { hostProps } from "./hostProps.js";
import { requestSession } from "./requestSession.js";

/** Passed on as a value, because a module that the loader shares would be a file more on every page. */
const early: EarlyRequests = { sessions: {}, reads: [] };

/**
 * Defines a widget as a custom element with an open shadow root: attributes and properties become props, what happens
 * is told as events named `cw-` and the event's type (`cw-feedback-sent`), what the widget can be asked to do are methods,
 * and the element can be moved in the page without losing its state. React, the widget and the session are fetched when the first element appears. Defining
 * a tag again does nothing.
 *
 * @example
 * defineElement("cw-call-history", callHistoryElement, { apiBase: "https://calls.example.com" });
 */
export function defineElement<Props extends object, Handle extends WidgetHandle>(
  tag: `${string}-${string}`,
  spec: ElementSpec<Props, Handle>,
  defaults?: ElementDefaults,
): void {
  const { load, attributes = {}, properties = [], commands = [], isIdle } = spec;
  const props = [...hostProps, ...Object.keys(attributes), ...properties];
  defineTag(tag, { props, methods: ["refresh", ...commands] }, async (element, given) => {
    const session = isIdle ? undefined : requestSession(early.sessions, element, given);
    // Without it, the element's own code requests everything.
    const asking =
      session &&
      import("./early.js").then(
        ({ requestReads }) => requestReads(early, session, element, given, defaults),
        () => {},
      );
    const [{ livesOf }, widget] = await Promise.all([import("./liveElement.js"), load(), asking]);
    return livesOf(widget, spec, early, defaults);
  });
}
