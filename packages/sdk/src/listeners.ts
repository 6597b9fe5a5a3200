/** A list of callbacks; adding one returns a function to remove it. */
export function createListeners<Event = void>() {
  const listeners = new Set<(event: Event) => void>();
  return {
    add: (listener: (event: Event) => void): (() => void) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    tell: (event: Event): void => {
      for (const listener of listeners) listener(event);
    },
  };
}
