import type { SimulatedTurn } from "../../../domain/simulatedTurn.ts";
import type { SpokenWords } from "../../../store/calls/callWords.ts";
import { speakingSeconds } from "../../speech/timing.ts";

/** A call that goes on, as the simulator knows it. */
export interface SpokenCall {
  callId: string;
  language: string;
  conversation: readonly SimulatedTurn[];
}

/** What has been said in a call so many seconds after somebody picked up: turns that are over, and the one that is being said. */
export function saidUntil({ callId, language, conversation }: SpokenCall, second: number): SpokenWords[] {
  return conversation.flatMap((turn, position): SpokenWords[] => {
    const { role, content, startSecond, isInterrupted = false } = turn;
    if (startSecond > second) return [];
    const words = content.split(/(?<=\s)/);
    const share = (second - startSecond) / speakingSeconds(content, language);
    const isFinal = share >= 1;
    const count = isFinal ? words.length : Math.floor(share * words.length) + 1;
    const said = words.slice(0, count).join("").trim();
    // The last word of a turn is told twice: as it is heard, and when the turn is over.
    const revision = isFinal ? words.length + 1 : count;
    return [{ callId, turn: position, revision, role, content: said, isFinal, isInterrupted, startSecond }];
  });
}
