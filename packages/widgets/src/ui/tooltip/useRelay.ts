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

/** What is done when something happens at a trigger. */
export type Answers = { readonly [Each in Name]?: (event: never) => void };

/** With these a person comes near. */
const begin = new Set<Name>(["onPointerOver", "onPointerDown", "onFocus"]);

/** Enough to know where the pointer is by then. */
const most = 20;

/**
 * Hears what happens at a trigger, for what answers it once its code has come: what happened before that is answered then, in
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
    /** From now on this answers. */
    answerWith: (next: Answers) => {
      answers = next;
      // After the drawing that this belongs to, which may begin twice.
      queueMicrotask(() => {
        for (const [name, event] of waiting.splice(0)) answer(name, event);
      });
    },
  };
}
