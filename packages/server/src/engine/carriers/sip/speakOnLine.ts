import { setTimeout as rest } from "node:timers/promises";

import { LINE_RATE } from "./g711.ts";
import type { CloseReason, OpenTalk, TalkLine } from "../port.ts";
import type { SoundEvents, SoundLine } from "./soundLine.ts";

/** The placeholder for speech that was heard, because it is not transcribed. */
export const UNWRITTEN = "[speech]";

export interface SpeakingOptions {
  callId: string;
  carrierCallId: string;
  sound: Pick<SoundLine, "play" | "fallSilent" | "left">;
  /** Converts words to the audio of the line. */
  say: (text: string, language: string) => Promise<Int16Array>;
  talk: (line: TalkLine) => OpenTalk;
  /** The person has consented to the recording. */
  record: () => void;
  /** The talk has ended, and everything was played. */
  finish: (reason: CloseReason) => void;
}

/** A line on which our assistant speaks. */
export interface SpokenLine extends SoundEvents {
  /** The line was closed. Resolves when everything that was said is stored. */
  end: OpenTalk["end"];
}

const LOOKS_AGAIN_MS = 100;

/** Lets our assistant speak on a line: renders its words, and stops when the other side interrupts. */
export function speakOnLine(options: SpeakingOptions): SpokenLine {
  const { callId, carrierCallId, sound, say, finish } = options;
  let language = "en";
  /** The parts of the current reply that were passed to the line, in order. */
  let given: { text: string; samples: number }[] = [];
  let unsaid = "";
  let speaking = Promise.resolve();
  /** Increases when the person interrupts: words that were generated before are not said any more. */
  let answer = 0;

  const speak = (text: string): void => {
    const mine = answer;
    const before = speaking;
    const sounded = async (): Promise<void> => {
      await before;
      if (mine !== answer || text.trim() === "") return;
      const samples = await say(text, language);
      if (mine !== answer) return;
      given.push({ text, samples: samples.length });
      sound.play(samples);
    };
    speaking = sounded().catch((error: unknown) => talk.fail(error));
  };

  const closeWhenHeard = async (reason: CloseReason): Promise<void> => {
    await speaking;
    while (sound.left > 0) await rest((sound.left / LINE_RATE) * 1000 + LOOKS_AGAIN_MS);
    finish(reason);
  };

  const talk = options.talk({
    carrier: "sip",
    greet(words, spoken) {
      language = spoken;
      for (const sentence of sentencesOf(words)) speak(sentence);
    },
    send(reply) {
      if (reply.type === "end") return void closeWhenHeard("done");
      if (unsaid === "" && sound.left === 0) given = [];
      unsaid += reply.token;
      const end = reply.last ? unsaid.length : /^[^]*[.!?](?=\s)/.exec(unsaid)?.[0].length;
      if (end === undefined) return;
      speak(unsaid.slice(0, end));
      unsaid = unsaid.slice(end);
    },
    record: options.record,
    close: (reason) => void closeWhenHeard(reason),
  });
  talk.hear({ type: "setup", callSid: carrierCallId, callId });

  return {
    begins() {
      if (sound.left === 0) return;
      const heard = heardOf(given, sound.left);
      answer += 1;
      given = [];
      unsaid = "";
      sound.fallSilent();
      talk.hear({ type: "interrupt", heard });
    },
    ends: () => talk.hear({ type: "prompt", words: UNWRITTEN, isLast: true }),
    key: (digit) => talk.hear({ type: "dtmf", digit }),
    end() {
      sound.fallSilent();
      return talk.end();
    },
  };
}

/** One after the other, so that the first is played while the next is rendered. */
export function sentencesOf(words: string): string[] {
  return words.split(/(?<=[.!?]\s)/);
}

/** The words until then; of the interrupted sentence, the part that fits into the time. */
function heardOf(given: readonly { text: string; samples: number }[], left: number): string {
  let played = given.reduce((sum, { samples }) => sum + samples, 0) - left;
  let heard = "";
  for (const { text, samples } of given) {
    if (played <= 0) break;
    const words = text.split(/(?<=\s)/);
    heard += words.slice(0, Math.ceil((words.length * Math.min(played, samples)) / samples)).join("");
    played -= samples;
  }
  return heard.trim();
}
