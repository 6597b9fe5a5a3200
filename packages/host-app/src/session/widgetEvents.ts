import type { WidgetEvent } from "@callwright/widgets";

type Listener = (event: WidgetEvent) => void;

const listeners = new Set<Listener>();

/** Passes an event of any widget to all listeners. The provider calls it. */
export function tellWidgetEvent(event: WidgetEvent): void {
  for (const listener of listeners) listener(event);
}

/** Calls `listener` for each event of a widget. Returns a function that stops this. */
export function onWidgetEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
