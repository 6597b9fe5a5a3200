import type { SimulatedTurn } from "../../../domain/simulatedTurn.ts";
import { speakingSeconds } from "../../speech/timing.ts";

/** The rest of a simulated call. Seconds are counted from the moment when it was answered, by the simulator's clock. */
export interface Course {
  language: string;
  turns: SimulatedTurn[];
  durationSeconds: number;
  isTakenOver: boolean;
  /** What the person would have said to the assistant, and now says to the person who took over. */
  unsaidAnswers: string[];
}

const PAUSE_SECONDS = 0.45;
/** How long a person stays on the line if nobody speaks to them. */
const PATIENCE_SECONDS = 60;
/** The time from the first ring at the colleague's until the assistant leaves the call. */
const HAND_OVER_SECONDS = 2;

/** Says something after the current turn; the rest of the conversation follows. */
export function withSaid(course: Course, second: number, words: string): Course {
  const { begun, ahead, free } = at(course, second);
  const said = turnOf("ASSISTANT", words, free);
  const freeAgain = endOf(course, said) + PAUSE_SECONDS;
  if (course.isTakenOver) {
    const [answer, ...unsaidAnswers] = course.unsaidAnswers;
    const turns = [...begun, said, ...(answer === undefined ? [] : [turnOf("CONTACT", answer, freeAgain)])];
    return { ...course, turns, unsaidAnswers, durationSeconds: lastEnd(course, turns) + PATIENCE_SECONDS };
  }
  const later = Math.max(0, freeAgain - (ahead[0]?.startSecond ?? freeAgain));
  const moved = ahead.map((turn) => ({ ...turn, startSecond: round(turn.startSecond + later) }));
  const durationSeconds = Math.max(course.durationSeconds + later, freeAgain);
  return { ...course, turns: [...begun, said, ...moved], durationSeconds };
}

/** The assistant is silent from now on. */
export function takenOver(course: Course, second: number): Course {
  const { begun, ahead } = at(course, second);
  const last = begun.at(-1);
  const isCut = last?.role === "ASSISTANT" && endOf(course, last) > second;
  const turns = isCut ? [...begun.slice(0, -1), cut(course, last, second)] : begun;
  const unsaidAnswers = ahead.filter(({ role }) => role === "CONTACT").map(({ content }) => content);
  return { ...course, turns, isTakenOver: true, unsaidAnswers, durationSeconds: second + PATIENCE_SECONDS };
}

/** Announces that a colleague takes over, and transfers the call. */
export function handedOver(course: Course, second: number, words: string): Course {
  const { begun, free } = at(course, second);
  const said = turnOf("ASSISTANT", words, free);
  return {
    ...course,
    turns: [...begun, said],
    unsaidAnswers: [],
    durationSeconds: endOf(course, said) + HAND_OVER_SECONDS,
  };
}

/** The turns that have begun, those that have not, and the time of the next turn. */
function at(course: Course, second: number) {
  const begun = course.turns.filter(({ startSecond }) => startSecond <= second);
  const ahead = course.turns.filter(({ startSecond }) => startSecond > second);
  return { begun, ahead, free: Math.max(second, lastEnd(course, begun) + PAUSE_SECONDS) };
}

function cut(course: Course, turn: SimulatedTurn, second: number): SimulatedTurn {
  const words = turn.content.split(/(?<=\s)/);
  const share = (second - turn.startSecond) / speakingSeconds(turn.content, course.language);
  const content = words
    .slice(0, Math.floor(share * words.length) + 1)
    .join("")
    .trim();
  return { ...turn, content, isInterrupted: true };
}

function endOf({ language }: Course, { startSecond, content }: SimulatedTurn): number {
  return startSecond + speakingSeconds(content, language);
}

function lastEnd(course: Course, turns: readonly SimulatedTurn[]): number {
  const last = turns.at(-1);
  return last ? endOf(course, last) : 0;
}

function turnOf(role: SimulatedTurn["role"], content: string, second: number): SimulatedTurn {
  return { role, content, startSecond: round(second) };
}

function round(seconds: number): number {
  return Math.round(seconds * 100) / 100;
}
