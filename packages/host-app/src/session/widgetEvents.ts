import type { WidgetEvent } from "@callwright/widgets";

type Listener = (event: WidgetEvent) => void;

const listeners = new Set<Listener>();

/** For the provider: what happened in any widget goes to whoever listens. */
export function tellWidgetEvent(event: WidgetEvent): void {
  for (const listener of listeners) listener(event);
}

/** Listens to what happens in widgets; answers how to stop. */
export function onWidgetEvent(listener: Listener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
