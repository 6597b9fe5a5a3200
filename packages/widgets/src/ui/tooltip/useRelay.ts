import { type SyntheticEvent, useMemo, useState } from "react";

const names = [
  "onPointerOver",
  "onPointerOut",
  "onPointerLeave",
  "onPointerDown",
  "onPointerUp",
  "onPointerCancel",
  "onKeyDown",
  "onFocus",
  "onBlur",
] as const;

type Name = (typeof names)[number];

/** The handlers for a trigger's events. */
export type Answers = { readonly [Each in Name]?: (event: never) => void };

/** The events that show that a person comes near. */
const begin = new Set<Name>(["onPointerOver", "onPointerDown", "onFocus"]);

/** Sufficient to know where the pointer is by then. */
const most = 20;

/**
 * Records the events of a trigger for the code that handles them: once it has loaded, earlier events are handled in
 * order.
 */
export function useRelay() {
  const [isWanted, setWanted] = useState(false);
  const relay = useMemo(() => createRelay(() => setWanted(true)), []);
  return { isWanted, ...relay };
}

/** @param begins called when a person comes near. */
function createRelay(begins: () => void) {
  let answers: Answers | undefined;
  let waiting: (readonly [Name, SyntheticEvent])[] = [];
  const answer = (name: Name, event: SyntheticEvent) => answers?.[name]?.(event as never);
  const hear = (name: Name) => (event: SyntheticEvent) => {
    if (answers) return answer(name, event);
    if (begin.has(name)) begins();
    waiting = [...waiting.slice(1 - most), [name, event]];
  };
  return {
    handlers: Object.fromEntries(names.map((name) => [name, hear(name)])),
    /** From now on, this object handles the events. */
    answerWith: (next: Answers) => {
      answers = next;
      // After the render to which this belongs, which may start twice.
      queueMicrotask(() => {
        for (const [name, event] of waiting.splice(0)) answer(name, event);
      });
    },
  };
}
