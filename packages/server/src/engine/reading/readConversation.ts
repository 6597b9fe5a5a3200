import type { SettledAnswer } from "../../domain/call.ts";
import type { StoredReading } from "../../domain/callReading.ts";
import type { Logger } from "../../logger.ts";
import { checkQuality, type SpokenTurn } from "./checkQuality.ts";
import { combineQuestions } from "./combineQuestions.ts";
import { combineReadings } from "./combineReadings.ts";
import { lexiconReader } from "./lexiconReader.ts";
import type { Reader, ReaderInput, Reading } from "./port.ts";
import { verifyReading } from "./verifyReading.ts";

/** Increased when readers or checks change their results. */
export const READING_VERSION = 1;

/** The maximum wait for a model. */
const READ_WITHIN_MS = 60_000;

export interface FinishedConversation extends ReaderInput {
  conversation: readonly SpokenTurn[];
  /** The engine's result when the call ended. */
  answer: SettledAnswer;
}

/**
 * The outcome of a conversation, read by phrases and, if there is one, by a model. It contains only proven claims. If
 * the model fails, the call is read without it.
 */
export async function readConversation(
  input: FinishedConversation,
  model: Reader | null,
  logger: Pick<Logger, "warn">,
): Promise<StoredReading> {
  if (input.answer === "ANSWERING_MACHINE") return readMachine(input);
  const second = model && (await readBy(model, input, logger));
  const { answer, ...claims } = combineReadings(
    (await readBy(lexiconReader, input, logger)) ?? nothing,
    second,
    input.brief.questions,
  );
  const readers = second && model ? [lexiconReader.name, model.name] : [lexiconReader.name];
  return { readers, answer, ...claims, ...checkQuality(input) };
}

/** A machine wants nothing and promises nothing. */
async function readMachine(input: FinishedConversation): Promise<StoredReading> {
  const { answer } = verifyReading(
    await lexiconReader.read(input, AbortSignal.timeout(READ_WITHIN_MS)),
    input.conversation,
  );
  const questions = combineQuestions(input.brief.questions ?? [], [], []);
  return { readers: [lexiconReader.name], ...nothing, answer, otherAnswer: null, questions, checks: [], score: null };
}

/** The same without a model. */
export function readByPhrases(input: FinishedConversation): Promise<StoredReading> {
  return readConversation(input, null, { warn: () => {} });
}

async function readBy(reader: Reader, input: ReaderInput, logger: Pick<Logger, "warn">): Promise<Reading | null> {
  try {
    return verifyReading(
      await reader.read(input, AbortSignal.timeout(READ_WITHIN_MS)),
      input.conversation,
      input.brief.questions,
    );
  } catch (error) {
    logger.warn({ err: error, reader: reader.name }, "a conversation could not be read");
    return null;
  }
}

const nothing: Reading = {
  summary: [],
  answer: null,
  nextStep: null,
  callback: null,
  doNotCall: null,
  wrongPerson: null,
  objections: [],
  decisionMaker: null,
  volume: null,
  hasSupplier: null,
  questions: [],
};
