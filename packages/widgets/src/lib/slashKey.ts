import { useEffect, type RefObject } from "react";

import { useHost } from "./HostContext.js";
import { isTyping } from "./isTyping.js";

/** The search fields on the page, and the widget that was used last. One listener serves all of them. */
const fields = new Set<HTMLInputElement>();
let lastUsed: Element | null = null;

/** `/` focuses this field if it belongs to the widget that has focus or was used last. */
export function useSlashKey(field: RefObject<HTMLInputElement | null>, isOff = false): void {
  const { shortcuts } = useHost();
  useEffect(() => {
    const input = field.current;
    if (!input || !shortcuts || isOff) return;
    if (fields.size === 0) listen("addEventListener");
    fields.add(input);
    return () => {
      fields.delete(input);
      if (fields.size === 0) listen("removeEventListener");
    };
  }, [field, shortcuts, isOff]);
}

function listen(change: "addEventListener" | "removeEventListener") {
  document[change]("focusin", rememberWidget, true);
  document[change]("pointerdown", rememberWidget, true);
  document[change]("keydown", focusSearch as EventListener);
}

function rememberWidget(event: Event) {
  const widget = widgetAt(event);
  if (widget) lastUsed = widget;
}

function focusSearch(event: KeyboardEvent) {
  if (
    event.key !== "/" ||
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    event.defaultPrevented ||
    isTyping(event.composedPath()[0])
  )
    return;
  const widget = widgetAt(event) ?? lastUsed;
  const all = [...fields].filter((field) => field.checkVisibility() && !field.closest("[inert], [aria-hidden='true']"));
  const field = all.find((candidate) => widget?.contains(candidate)) ?? all[0];
  if (!field) return;
  event.preventDefault();
  field.focus();
  field.select();
}

/** Looks through shadow roots; the document's listener would only see their host. */
function widgetAt(event: Event): Element | null {
  const [target] = event.composedPath();
  return target instanceof Element ? target.closest("[data-widget]") : null;
}
