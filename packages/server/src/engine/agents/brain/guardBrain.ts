import type { Logger } from "../../../logger.ts";
import { guardFacts } from "./factGuard.ts";
import { meaningOf, type Meaning } from "./meaning.ts";
import type { Brain, BrainInput, BrainOutput } from "./port.ts";
import { proofReply, withoutProof } from "./proofReply.ts";
import { recordingReply, withoutRecording } from "./recordingReply.ts";
import { spoken } from "./scriptedBrain.ts";
import { greetingOf, lineFor, machineReply, scriptedReply, type ScriptedReply } from "./scriptedReply.ts";

export interface GuardOptions {
  logger: Pick<Logger, "warn">;
  /** After this time without a word, the person is asked to wait a moment. */
  fillerAfterMs?: number;
  /** If a brain has not said its first or its next word by then, it has failed. */
  wordWithinMs?: number;
}

export const MOST_TURNS = 40;
export const MOST_CHARACTERS = 600;
/** From this length on, a turn ends with its current sentence. */
const LONG_ENOUGH = 450;
const MOST_ATTEMPTS = 2;

/**
 * Turns that are answered by rules and never by a model, because of the law or because they must be true (who is
 * speaking).
 */
const answeredByRule: ReadonlySet<Meaning> = new Set(["OPT_OUT", "MACHINE", "SILENCE", "ROBOT", "CHILD"]);

/**
 * Enforces the rules of every call, whatever the brain says: the disclosure comes first, people who do not want to be
 * called are not persuaded, figures come from the brief, turns and calls have a maximum length, and the person does not
 * have to listen to silence.
 */
export function guardBrain(brain: Brain, options: GuardOptions): Brain {
  return {
    async *reply(whole, signal) {
      const rule = replyByRule(whole);
      const input = withoutRecording(withoutProof(whole));
      yield* rule ? spoken(rule) : held(brain, input, signal, options);
    },
  };
}

function replyByRule(input: BrainInput): ScriptedReply | undefined {
  const { history, brief, answeredBy } = input;
  if (answeredBy === "MACHINE") return machineReply(input);
  if (history.length === 0) return { words: greetingOf(input) };
  const heard = history.filter(({ role }) => role === "CONTACT");
  const meanings = heard.map(({ content }, index) => meaningOf(content, brief.language, index === 0));
  if (meanings.includes("OPT_OUT")) return { words: lineFor(input, ({ optedOut }) => optedOut), end: "DO_NOT_CALL" };
  const last = meanings.at(-1);
  const proof = last === "MACHINE" ? undefined : proofReply(input);
  if (proof) return proof;
  const recording = last === "MACHINE" ? undefined : recordingReply(input);
  if (recording) return recording;
  if (last && answeredByRule.has(last)) return scriptedReply(withoutRecording(withoutProof(input)));
  // This reply, the person's response, and the reply to that.
  if (history.length + 3 > MOST_TURNS) return { words: lineFor(input, ({ tooLong }) => tooLong), end: "TOO_LONG" };
  return undefined;
}

async function* held(
  brain: Brain,
  input: BrainInput,
  signal: AbortSignal,
  options: GuardOptions,
): AsyncGenerator<BrainOutput> {
  let isFillerSaid = false;
  for (let attempt = 1; attempt <= MOST_ATTEMPTS; attempt += 1) {
    let hasSpoken = false;
    try {
      for await (const output of withFiller(brain, input, signal, { ...options, isFillerSaid })) {
        if (output.kind === "filler") {
          isFillerSaid = true;
          yield { kind: "words", text: `${lineFor(input, ({ oneMoment }) => oneMoment)} ` };
        } else {
          hasSpoken = true;
          yield output;
        }
      }
      if (hasSpoken) return;
      throw new Error("The brain said nothing");
    } catch (error) {
      if (signal.aborted) return;
      options.logger.warn({ err: error, attempt }, "the assistant lost its words");
      if (hasSpoken) return; // what was said stands; the person goes on
    }
  }
  yield* spoken({ words: lineFor(input, ({ fault }) => fault), end: "FAULT" });
}

type Output = BrainOutput | { kind: "filler" };

/**
 * The brain's reply, limited in its facts and its length, with a filler if its first word takes long. A reply that stops
 * in its middle would leave the person in silence.
 */
async function* withFiller(
  brain: Brain,
  input: BrainInput,
  signal: AbortSignal,
  { fillerAfterMs = 800, wordWithinMs = 8_000, isFillerSaid }: GuardOptions & { isFillerSaid: boolean },
): AsyncGenerator<Output> {
  const attempt = new AbortController();
  const outputs = checked(brain.reply(input, AbortSignal.any([signal, attempt.signal])), input);
  try {
    let next = outputs.next();
    if (!isFillerSaid && !(await isSettledWithin(next, fillerAfterMs))) yield { kind: "filler" };
    for (;;) {
      if (!(await isSettledWithin(next, wordWithinMs))) throw new Error("The next word took too long");
      const step = await next;
      if (step.done === true) return;
      yield step.value;
      next = outputs.next();
    }
  } finally {
    attempt.abort();
  }
}

async function isSettledWithin(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  const { promise: late, resolve } = Promise.withResolvers<false>();
  const timer = setTimeout(() => resolve(false), milliseconds);
  const settled = promise.then(
    () => true as const,
    () => true as const,
  );
  return Promise.race([settled, late]).finally(() => clearTimeout(timer));
}

async function* checked(outputs: AsyncIterable<BrainOutput>, input: BrainInput): AsyncGenerator<BrainOutput> {
  const facts = guardFacts(input);
  const promise = lineFor(input, ({ confirmLater }) => confirmLater);
  let length = 0;
  /** Says as much of it as fits into a turn. */
  const within = (words: string): { said: string; isFull: boolean } => {
    const room = MOST_CHARACTERS - length;
    const fits = words.length <= room ? words : words.slice(0, room).replace(/\S+$/, "");
    length += fits.length;
    return {
      said: fits,
      isFull: fits.length < words.length || (length >= LONG_ENOUGH && /[.!?]["»”]?\s*$/.test(words)),
    };
  };
  for await (const output of outputs) {
    if (output.kind === "transfer" && !input.rules.canTransfer)
      throw new Error("There is nobody to transfer a call to");
    if (output.kind !== "words") {
      const { words, isCut } = facts.finish();
      if (words) yield { kind: "words", text: within(words).said };
      if (isCut) yield { kind: "words", text: ` ${promise}` };
      yield output;
      return;
    }
    const { words, isCut } = facts.take(output.text);
    const { said, isFull } = within(words);
    if (said) yield { kind: "words", text: said };
    if (isCut) yield { kind: "words", text: promise };
    if (isCut || isFull) return;
  }
  const { words, isCut } = facts.finish();
  if (words) yield { kind: "words", text: within(words).said };
  if (isCut) yield { kind: "words", text: promise };
}
