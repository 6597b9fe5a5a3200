import { useMemo, useState } from "react";

import type { Turn } from "../turns.model.js";
import { findSaid, type Span } from "./findSaid.js";

/** What somebody looks for in a conversation, and which of the turns that have it they look at. */
export interface FindSaid {
  text: string;
  /** How many turns have it. */
  count: number;
  /** From 1; 0 where no turn has it. */
  place: number;
  /** The turn that is looked at; a new object with each step to it. */
  asked: { turn: number } | undefined;
  search: (text: string) => void;
  /** To the next turn, or with -1 the one before; round at the ends. */
  step: (by: 1 | -1) => void;
  marksOf: (turn: number) => readonly Span[] | undefined;
}

/** Finds words in a conversation. @param initial what is looked for at first */
export function useFindSaid(turns: readonly Turn[], initial = ""): FindSaid {
  const [{ text, at }, set] = useState({ text: initial, at: 0 });
  const found = useMemo(() => {
    const spans = turns.map((turn) => findSaid(turn.text, text));
    return { spans, turns: spans.flatMap((marks, turn) => (marks.length > 0 ? [turn] : [])) };
  }, [turns, text]);
  const count = found.turns.length;
  const index = count === 0 ? -1 : ((at % count) + count) % count;
  const turn = found.turns[index];
  const asked = useMemo(() => (turn === undefined ? undefined : { turn }), [turn]);
  return {
    text,
    count,
    place: index + 1,
    asked,
    search: (next) => next !== text && set({ text: next, at: 0 }),
    step: (by) => set({ text, at: index + by }),
    marksOf: (turn) => (found.spans[turn]?.length ? found.spans[turn] : undefined),
  };
}
