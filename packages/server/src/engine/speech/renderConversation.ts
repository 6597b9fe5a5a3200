import type { Synthesiser, Voice } from "@callwright/simulator-speech";

import type { ConversationRole } from "../../domain/call.ts";
import { measurePeaks } from "./peaks.ts";
import type { Recording, SpokenConversation } from "./port.ts";
import { encodeWav } from "./wav.ts";

const voices: Record<ConversationRole, Voice> = {
  ASSISTANT: { variant: "f2", pitch: 58 },
  CONTACT: { variant: "m3", pitch: 36 },
};
/** Silence before the next turn, so that no turn is cut off. */
const GAP_SECONDS = 0.12;

/** The whole conversation as one recording; each turn fits between its second and the next turn's. */
export function renderConversation(synthesiser: Synthesiser, conversation: SpokenConversation): Recording {
  const { turns, language, durationSeconds } = conversation;
  const { sampleRate } = synthesiser;
  const samples = new Int16Array(Math.round(durationSeconds * sampleRate));
  for (const [index, turn] of turns.entries()) {
    const from = Math.round(turn.startSecond * sampleRate);
    const until = turns[index + 1]?.startSecond ?? durationSeconds;
    const room = Math.max(0, Math.round((until - GAP_SECONDS) * sampleRate) - from);
    samples.set(synthesiser.say(turn.content, language, voices[turn.role], room), from);
  }
  return { wav: encodeWav(samples, sampleRate), durationSeconds, peaks: measurePeaks(samples) };
}
