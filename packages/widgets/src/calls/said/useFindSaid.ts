import { useMemo, useState } from "react";

import type { Turn } from "../turns.model.js";
import { findSaid, type Span } from "./findSaid.js";

/** The search text in a conversation, and the selected one of the matching turns. */
export interface FindSaid {
  text: string;
  /** The number of matching turns. */
  count: number;
  /** Counted from 1; 0 if no turn matches. */
  place: number;
  /** The selected turn; a new object with each step. */
  asked: { turn: number } | undefined;
  search: (text: string) => void;
  /** Goes to the next turn, or with -1 to the previous one, and wraps around. */
  step: (by: 1 | -1) => void;
  marksOf: (turn: number) => readonly Span[] | undefined;
}

/** Finds words in a conversation. @param initial the initial search text */
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
