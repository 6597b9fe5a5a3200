import type { CallIntervention, CallWords, CallWordsMessage, ConversationEntry } from "../contract.js";
import { fixtures } from "../fake/index.js";

/** The part of a demo's world that is needed here. */
interface Surroundings {
  now: () => string;
  newId: (kind: "intervention") => string;
  say: (message: CallWordsMessage) => void;
}

/** The interventions in one call, and what was said because of them. */
interface Steps {
  interventions: CallIntervention[];
  /** Sentences that people had said, each with the number of turns before it. */
  said: { after: number; words: CallWords }[];
  /** Turns of the conversation that have begun. */
  begun: number;
  isTakenOver: boolean;
}

/** The interventions of people in calls in progress, and their effect on the conversation. */
export function callSteps(world: Surroundings) {
  const calls = new Map<string, Steps>();
  const of = (callId: string): Steps => {
    // Calls that were in progress when the demo began have two turns.
    const steps = calls.get(callId) ?? { interventions: [], said: [], begun: 2, isTakenOver: false };
    calls.set(callId, steps);
    return steps;
  };
  return {
    interventionsOf: (callId: string) => of(callId).interventions,
    isTakenOver: (callId: string) => of(callId).isTakenOver,
    /** Nothing of the conversation has been said yet. */
    begin: (callId: string) => void (of(callId).begun = 0),
    /** Says a piece of the conversation, if the assistant still speaks. */
    tell(message: CallWords) {
      const steps = of(message.callId);
      if (steps.isTakenOver && message.role === "ASSISTANT") return;
      steps.begun = Math.max(steps.begun, message.turn + 1);
      const before = steps.said.filter(({ after }) => after <= message.turn).length;
      world.say({ ...message, turn: message.turn + before });
    },
    sayNext(callId: string, content: string) {
      const steps = of(callId);
      const turn = steps.begun + steps.said.length;
      const words: CallWords = {
        type: "words",
        callId,
        turn,
        revision: 1,
        role: "ASSISTANT",
        content,
        isFinal: true,
        isInterrupted: false,
        startSecond: turn * 8,
      };
      steps.said.push({ after: steps.begun, words });
      world.say(words);
    },
    takeOver: (callId: string) => void (of(callId).isTakenOver = true),
    note(callId: string, done: Pick<CallIntervention, "kind"> & Partial<CallIntervention>) {
      const intervention = fixtures.callIntervention({
        at: world.now(),
        text: null,
        ...done,
        id: world.newId("intervention"),
      });
      of(callId).interventions.push(intervention);
      return intervention;
    },
    /** The resulting conversation. */
    conversationWith(callId: string, usual: readonly ConversationEntry[]): ConversationEntry[] {
      const { said, isTakenOver, begun } = of(callId);
      const told = usual.filter(({ role }, turn) => turn < begun || !isTakenOver || role === "CONTACT");
      return [...told.keys(), told.length].flatMap((turn) => [
        ...said.flatMap(({ after, words: { role, content, startSecond } }) =>
          after === turn ? [{ role, content, startSecond }] : [],
        ),
        ...told.slice(turn, turn + 1),
      ]);
    },
  };
}
