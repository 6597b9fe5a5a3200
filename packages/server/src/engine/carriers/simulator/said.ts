import type { SimulatedTurn } from "../../../domain/simulatedTurn.ts";
import type { SpokenWords } from "../../../store/calls/callWords.ts";
import { speakingSeconds } from "../../speech/timing.ts";

/** A call in progress in the simulator. */
export interface SpokenCall {
  callId: string;
  language: string;
  conversation: readonly SimulatedTurn[];
}

/** What has been said in a call this many seconds after it was answered: the finished turns, and the unfinished one. */
export function saidUntil({ callId, language, conversation }: SpokenCall, second: number): SpokenWords[] {
  return conversation.flatMap((turn, position): SpokenWords[] => {
    const { role, content, startSecond, isInterrupted = false } = turn;
    if (startSecond > second) return [];
    const words = content.split(/(?<=\s)/);
    const share = (second - startSecond) / speakingSeconds(content, language);
    const isFinal = share >= 1;
    const count = isFinal ? words.length : Math.floor(share * words.length) + 1;
    const said = words.slice(0, count).join("").trim();
    // The last word of a turn is sent twice: when it is heard, and with the finished turn.
    const revision = isFinal ? words.length + 1 : count;
    return [{ callId, turn: position, revision, role, content: said, isFinal, isInterrupted, startSecond }];
  });
}
