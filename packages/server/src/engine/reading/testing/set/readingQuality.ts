import type { SettledAnswer } from "../../../../domain/call.ts";
import { lexiconReader } from "../../lexiconReader.ts";
import type { Reading } from "../../port.ts";
import { verifyReading } from "../../verifyReading.ts";
import { analyseConversation } from "../../../agents/analyseConversation.ts";
import { inputOf, setLanguages, type KnownConversation } from "./readSet.ts";

const answers: SettledAnswer[] = ["POSITIVE", "NEUTRAL", "NEGATIVE", "ANSWERING_MACHINE"];

/** A conversation, its outcome, and the result of the phrases. */
export interface JudgedConversation {
  known: KnownConversation;
  answer: SettledAnswer;
  isOptOut: boolean;
  reading: Reading;
}

/** Reads conversations by phrases, like a call that ends. */
export function judge(set: KnownConversation[]): Promise<JudgedConversation[]> {
  return Promise.all(
    set.map(async (known) => {
      const said = await lexiconReader.read(inputOf(known), AbortSignal.timeout(1_000));
      const { answer, isDoNotCall } = analyseConversation(known.conversation);
      return { known, answer, isOptOut: isDoNotCall, reading: verifyReading(said, known.conversation) };
    }),
  );
}

/** Recall and precision: how many of the existing ones were found, and how many of the found ones exist. */
export interface Found {
  there: number;
  found: number;
  wrongly: number;
}

export function found(
  judged: JudgedConversation[],
  isThere: (one: KnownConversation) => boolean,
  isFound: (one: JudgedConversation) => boolean,
): Found {
  const there = judged.filter(({ known }) => isThere(known));
  return {
    there: there.length,
    found: there.filter(isFound).length,
    wrongly: judged.filter((one) => !isThere(one.known) && isFound(one)).length,
  };
}

/** Everything that is searched, apart from the answer. */
export function findings(judged: JudgedConversation[]): [what: string, Found][] {
  return [
    [
      "asks not to be called again",
      found(
        judged,
        ({ isOptOut }) => isOptOut,
        ({ isOptOut }) => isOptOut,
      ),
    ],
    [
      "promises another call",
      found(
        judged,
        ({ callback }) => callback !== null,
        ({ reading }) => reading.callback !== null,
      ),
    ],
    [
      "names the day of it",
      found(
        judged,
        ({ callback }) => typeof callback?.at === "string",
        ({ known, reading }) => {
          const localAt = reading.callback?.value.localAt;
          const wanted = known.callback?.at;
          return typeof localAt === "string" && (typeof wanted !== "string" || localAt.startsWith(wanted));
        },
      ),
    ],
    [
      "is the wrong person",
      found(
        judged,
        ({ isWrongPerson }) => isWrongPerson,
        ({ reading }) => reading.wrongPerson !== null,
      ),
    ],
    [
      "wants a next step",
      found(
        judged,
        ({ nextStep }) => nextStep !== null,
        ({ known, reading }) =>
          reading.nextStep !== null && (known.nextStep === null || reading.nextStep.value === known.nextStep),
      ),
    ],
    [
      "objects",
      found(
        judged,
        ({ objections }) => objections.length > 0,
        ({ known, reading }) =>
          reading.objections.length > 0 &&
          known.objections.every((one) => reading.objections.some(({ value }) => value === one)),
      ),
    ],
  ];
}

/** The tables of docs/reading.md. */
export function qualityTables(judged: JudgedConversation[]): string {
  return [confusion(judged), byLanguage(judged), otherFindings(judged)].join("\n\n");
}

function confusion(judged: JudgedConversation[]): string {
  const rows = answers.map((truth) => {
    const of = judged.filter(({ known }) => known.answer === truth);
    return `| ${truth} | ${answers.map((read) => of.filter(({ answer }) => answer === read).length).join(" | ")} |`;
  });
  return [
    `| it was, and was read as | ${answers.join(" | ")} |`,
    `| --- |${" ---: |".repeat(answers.length)}`,
    ...rows,
  ].join("\n");
}

function byLanguage(judged: JudgedConversation[]): string {
  const rows = setLanguages.map((language) => {
    const of = judged.filter(({ known }) => known.language === language);
    const right = of.filter(({ known, answer }) => known.answer === answer).length;
    return `| ${language} | ${of.length} | ${right} |`;
  });
  return ["| language | conversations | answers read right |", "| --- | ---: | ---: |", ...rows].join("\n");
}

function otherFindings(judged: JudgedConversation[]): string {
  const rows = findings(judged).map(
    ([what, { there, found: right, wrongly }]) => `| ${what} | ${there} | ${right} | ${wrongly} |`,
  );
  return ["| the person | in so many calls | found | where it is not |", "| --- | ---: | ---: | ---: |", ...rows].join(
    "\n",
  );
}
