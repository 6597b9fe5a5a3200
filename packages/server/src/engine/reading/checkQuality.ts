import type { Schemas } from "@callwright/sdk/contract";

import { guardFacts, mayNameFigure } from "../agents/brain/factGuard.ts";
import { plain } from "../agents/brain/meaning.ts";
import { isOptOut } from "../agents/analyseConversation.ts";
import type { CallBrief } from "../agents/port.ts";
import type { ConversationTurn } from "../../domain/call.ts";
import { allCues } from "./cues/allCues.ts";
import type { ReadingCues } from "./cues/cues.ts";
import { evidenceOf, hasCue, sentencesOf, type Sentence } from "./sentences.ts";

type Check = Schemas["QualityCheck"];

/** A turn, and whether it was interrupted. */
export interface SpokenTurn extends ConversationTurn {
  isInterrupted: boolean;
}

/** A conversation whose assistant is assessed. */
export interface Spoken {
  conversation: readonly SpokenTurn[];
  brief: CallBrief;
}

const points: Record<Check["name"], number> = {
  DISCLOSED: 20,
  STOPPED: 20,
  TRUE_CLAIMS: 15,
  INTRODUCED: 10,
  LET_SPEAK: 10,
  ASKED: 10,
  PROMPT: 5,
  POLITE_END: 5,
};
const PROMPT_SECONDS = 2;
/** A single interruption is normal. */
const INTERRUPTIONS_BORNE = 1;
const TURNS_AT_THE_BEGINNING = 2;

/**
 * How well the assistant spoke, by named checks, each with the decisive words. A check that does not apply is missing.
 */
export function checkQuality(spoken: Spoken): { checks: Check[]; score: number | null } {
  const turns = spoken.conversation.flatMap((said, turn) => (said.role === "ASSISTANT" ? [{ ...said, turn }] : []));
  const [first] = turns;
  if (!first) return { checks: [], score: null };
  const sentences = sentencesOf(spoken.conversation, "ASSISTANT");
  const beginning = sentences.filter(({ turn }) => turn <= (turns[TURNS_AT_THE_BEGINNING - 1] ?? first).turn);
  const wish = spoken.conversation.findIndex(({ role, content }) => role === "CONTACT" && isOptOut(content));
  const after = turns.filter(({ turn }) => wish >= 0 && turn > wish);
  const cut = turns.filter(({ isInterrupted }) => isInterrupted);
  const invented = sentences.filter((sentence) => isInvented(sentence, spoken));
  const company = plain(spoken.brief.company.name).trimEnd();
  const checks = [
    proven(
      "DISCLOSED",
      beginning,
      cued(({ disclosure }) => disclosure),
    ),
    proven("INTRODUCED", beginning, (sentence) => sentence.plain.includes(company)),
    check("LET_SPEAK", cut.length <= INTERRUPTIONS_BORNE, cut.map(wholeTurn)),
    ...(wish >= 0 ? [check("STOPPED", after.length <= 1, after.slice(1).map(wholeTurn))] : []),
    check("TRUE_CLAIMS", invented.length === 0, invented.map(evidenceOf)),
    ...(wish >= 0 ? [] : [proven("ASKED", sentences, (one) => one.quote.endsWith("?") && asks(one))]),
    check("PROMPT", first.startSecond <= PROMPT_SECONDS, []),
    proven(
      "POLITE_END",
      sentences.filter(({ turn }) => turn === turns.at(-1)?.turn),
      cued(({ goodbye }) => goodbye),
    ),
  ];
  return { checks, score: scoreOf(checks) };
}

/**
 * The percentage of the applicable checks that passed; 0 if the assistant continued after a request to end the call.
 */
function scoreOf(checks: Check[]): number {
  if (checks.some(({ name, isPassed }) => name === "STOPPED" && !isPassed)) return 0;
  const sum = (counted: Check[]) => counted.reduce((total, one) => total + one.points, 0);
  return Math.round((100 * sum(checks.filter(({ isPassed }) => isPassed))) / sum(checks));
}

/** A check that a single sentence passes. */
function proven(name: Check["name"], sentences: Sentence[], finds: (sentence: Sentence) => boolean): Check {
  const found = sentences.find(finds);
  return check(name, found !== undefined, found ? [evidenceOf(found)] : []);
}

function check(name: Check["name"], isPassed: boolean, evidence: Check["evidence"]): Check {
  return { name, isPassed, points: points[name], evidence: evidence.slice(0, 3) };
}

const cued =
  (choose: (cues: ReadingCues) => readonly string[]) =>
  (sentence: Sentence): boolean =>
    allCues.some((cues) => hasCue(sentence, choose(cues)));
const asks = cued((cues) => cues.asks);

/** A whole turn is quoted up to the maximum length of a quote. */
function wholeTurn({ turn, content }: { turn: number; content: string }) {
  return { turn, quote: content.slice(0, 1000) };
}

/** Whether it contains a figure that comes neither from the company nor from the person. */
function isInvented({ turn, quote }: Sentence, { conversation, brief }: Spoken): boolean {
  if (!mayNameFigure(quote)) return false;
  const guard = guardFacts({ brief, history: conversation.slice(0, turn) });
  return guard.take(`${quote} `).isCut || guard.finish().isCut;
}
