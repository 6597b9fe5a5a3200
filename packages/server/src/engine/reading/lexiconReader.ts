import { analyseConversation, isAnsweringMachine, isOptOut, leaningOf } from "../agents/analyseConversation.ts";
import { isAboutPrice } from "../agents/brain/meaning.ts";
import type { SettledAnswer } from "../../domain/call.ts";
import { allCues } from "./cues/allCues.ts";
import { answersToQuestions } from "./answersToQuestions.ts";
import type { ReadingCues } from "./cues/cues.ts";
import {
  objectionKinds,
  type Claim,
  type NextStep,
  type Objection,
  type Reader,
  type ReaderInput,
  type Reading,
  type UncheckedReading,
} from "./port.ts";
import { promisedMoment } from "./promisedMoment.ts";
import { evidenceOf, hasCue, sentencesOf, type Sentence } from "./sentences.ts";

/** The confidence of phrases: for what a person said explicitly, for what it implies, and for what it may mean. */
const SAID = 0.9;
const LIKELY = 0.7;
const POSSIBLE = 0.5;

/** Reads by phrases, in English, Turkish and German; needs no service. Its quotes are whole sentences. */
export const lexiconReader: Reader = {
  name: "LEXICON",
  read: (input) => Promise.resolve(readByPhrases(input)),
};

type Finder = (sentence: Sentence) => boolean;

/** Finds sentences with these words, in any language. */
const cued =
  (choose: (cues: ReadingCues) => readonly string[]): Finder =>
  (sentence) =>
    allCues.some((cues) => hasCue(sentence, choose(cues)));

const leavesItToOthers = [cued(({ objections }) => objections.NOT_DECIDER), cued(({ anotherPerson }) => anotherPerson)];

function readByPhrases(input: ReaderInput): UncheckedReading {
  const { conversation, calledAt } = input;
  const said = sentencesOf(conversation, "CONTACT");
  const { answer } = analyseConversation(conversation);
  const isMachine = answer === "ANSWERING_MACHINE";
  const claim = <Value>(value: Value, finds: Finder, confidence = SAID): Claim<Value> | null => {
    const found = isMachine ? undefined : said.findLast(finds);
    return found ? { value, confidence, evidence: [evidenceOf(found)] } : null;
  };
  const doNotCall = claim<true>(true, ({ quote }) => isOptOut(quote));
  const wrongPerson = claim<true>(
    true,
    cued(({ wrongPerson: cues }) => cues),
  );
  const wishes = doNotCall
    ? null
    : claim(
        "CALL_BACK" as const,
        cued(({ callback }) => callback),
      );
  const objections = Object.keys(objectionKinds).flatMap(
    (kind) =>
      claim(
        kind as Objection,
        cued((cues) => cues.objections[kind as Objection]),
        LIKELY,
      ) ?? [],
  );
  const isOpen = answer !== "NEGATIVE" && !isMachine && !wrongPerson;
  const answered = answerClaim(answer, said, wishes);
  return {
    summary: summaryOf(answered, wishes, objections),
    answer: answered,
    nextStep: isOpen ? nextStepOf(claim, wishes) : null,
    callback: wishes && { ...wishes, value: momentOf(wishes, said, calledAt) },
    doNotCall,
    wrongPerson,
    objections,
    decisionMaker:
      claim(
        true,
        cued(({ decides }) => decides),
        LIKELY,
      ) ?? claim(false, (sentence) => leavesItToOthers.some((finds) => finds(sentence)), LIKELY),
    volume: volumeOf(isMachine ? [] : said),
    hasSupplier: claim(
      true,
      cued((cues) => cues.objections.HAS_SUPPLIER),
      LIKELY,
    ),
    questions: isMachine ? [] : answersToQuestions(input),
  };
}

/** The sentence that contributes most to the answer. */
function answerClaim(answer: SettledAnswer, said: Sentence[], wishes: Claim<unknown> | null): Reading["answer"] {
  const finds: Record<SettledAnswer, Finder> = {
    ANSWERING_MACHINE: ({ quote }) => isAnsweringMachine(quote),
    POSITIVE: ({ quote }) => leaningOf(quote).yes > 0,
    NEGATIVE: ({ quote }) => isOptOut(quote) || leaningOf(quote).no > 0,
    NEUTRAL: ({ quote }) => leaningOf(quote).unsure > 0,
  };
  const found = said.findLast(finds[answer]);
  const evidence = found ? [evidenceOf(found)] : answer === "NEUTRAL" ? (wishes?.evidence ?? []) : [];
  if (evidence.length === 0) return null;
  const mixed = said.some(({ quote }) => answer === "POSITIVE" && leaningOf(quote).no > 0);
  return { value: answer, confidence: mixed || answer === "NEUTRAL" ? LIKELY : SAID, evidence };
}

function nextStepOf(
  claim: <Value>(value: Value, finds: Finder, confidence?: number) => Claim<Value> | null,
  wishes: Claim<"CALL_BACK"> | null,
): Claim<NextStep> | null {
  return (
    claim<NextStep>(
      "ANOTHER_PERSON",
      cued(({ anotherPerson }) => anotherPerson),
      LIKELY,
    ) ??
    claim<NextStep>("MEETING", isWish(cued(({ meeting }) => meeting)), LIKELY) ??
    claim<NextStep>(
      "SEND_SAMPLES",
      cued(({ sendSamples }) => sendSamples),
      LIKELY,
    ) ??
    claim<NextStep>("SEND_OFFER", isWish(cued(({ sendOffer }) => sendOffer)), LIKELY) ??
    wishes ??
    claim<NextStep>(
      "SEND_INFORMATION",
      cued(({ sendInformation }) => sendInformation),
      LIKELY,
    )
  );
}

/** «In a meeting» does not request a callback. */
const isWish =
  (finds: Finder): Finder =>
  (sentence) =>
    finds(sentence) && !allCues.some((cues) => hasCue(sentence, cues.objections.NO_TIME));

/** The time in the words of the request, or in the sentence next to it. */
function momentOf({ evidence }: Claim<unknown>, said: Sentence[], calledAt: string) {
  const at = said.findIndex(({ turn, quote }) => turn === evidence[0]?.turn && quote === evidence[0]?.quote);
  const own = promisedMoment(said[at]?.quote ?? "", calledAt);
  const before = said[at - 1];
  if (own.localAt || before?.turn !== said[at]?.turn) return own;
  return promisedMoment(before?.quote ?? "", calledAt);
}

/** A number next to a word for a quantity. */
const volumes = allCues.map(
  ({ quantities, numbers }) =>
    new RegExp(`(\\d[\\d.,]*|(?<!\\p{L})(?:${numbers.join("|")}))\\s+(${quantities.join("|")})`, "iu"),
);

function volumeOf(said: Sentence[]): Claim<string> | null {
  for (const sentence of said.toReversed()) {
    const volume = volumes.map((pattern) => pattern.exec(sentence.quote)?.[0]).find(Boolean);
    if (volume && !isAboutPrice(sentence.quote))
      return { value: volume, confidence: POSSIBLE, evidence: [evidenceOf(sentence)] };
  }
  return null;
}

/** The reason for the outcome, and what else a seller has to know, in the person's own words. */
function summaryOf(answer: Claim<unknown> | null, wishes: Claim<unknown> | null, objections: Claim<unknown>[]) {
  const lines = [answer, wishes, ...objections].flatMap((claim) => claim?.evidence[0] ?? []);
  const unlike = lines.filter(
    (line, index) => lines.findIndex(({ turn, quote }) => turn === line.turn && quote === line.quote) === index,
  );
  return unlike.slice(0, 2).map((line) => ({ value: line.quote, confidence: SAID, evidence: [line] }));
}
