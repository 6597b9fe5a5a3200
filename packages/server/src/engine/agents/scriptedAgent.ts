import type { Utterance } from "../../domain/call.ts";
import { usualManner, type CallManner } from "../../domain/callManner.ts";
import { pick, seededRandom } from "../../domain/seededRandom.ts";
import { analyseConversation } from "./analyseConversation.ts";
import { askOwnQuestions } from "./askOwnQuestions.ts";
import type { Agent, CallBrief, Conversation, ProspectMood } from "./port.ts";
import { linesFor } from "./brain/lines/linesFor.ts";
import { scriptFor } from "./scripts/scriptFor.ts";
import type { Line, Passage, Script } from "./scripts/script.ts";
import { tidy, wordsOf } from "./scripts/words.ts";

/** An agent that needs no service: written scripts in English, Turkish and German, and recognition of phrases. */
export const scriptedAgent: Agent = { converse, analyse: analyseConversation };

function converse(brief: CallBrief, mood: ProspectMood, seed: string): Conversation {
  const random = seededRandom(seed);
  const { language, script } = scriptFor(brief.language);
  const words = wordsOf(brief, script, random);
  const passages = passagesOf(brief, mood, language, script, random);
  const lines = passages.flat();
  const first = lines.findIndex(([role]) => role === "ASSISTANT");
  const utterances = lines.map(([role, line], index): Utterance => {
    const opening = index === first ? disclosureIn(language, brief.manner)(words) : "";
    return { role, content: tidy(`${opening} ${line(words)}`) };
  });
  return { language, utterances };
}

function passagesOf(
  brief: CallBrief,
  mood: ProspectMood,
  language: string,
  script: Script,
  random: () => number,
): Passage[] {
  const { proofDigits } = brief;
  if (mood === "ANSWERING_MACHINE") return [toMachine(pick(random, script.voicemail), brief)];
  const rest = talk(brief, mood, script, random);
  if (proofDigits === undefined)
    return brief.manner?.recording === "ASK" ? [aboutRecording(mood, language, script), ...rest] : rest;
  const { askProof, proven, unproven } = linesFor(language);
  const ask: Passage = [["ASSISTANT", () => askProof]];
  if (mood === "DO_NOT_CALL") return [ask, pick(random, script.doNotCall)];
  if (mood === "STRANGER") return [ask, [["CONTACT", pick(random, script.stranger)]], [["ASSISTANT", () => unproven]]];
  return [ask, [["CONTACT", () => `[${proofDigits}]`]], [["ASSISTANT", () => proven]], ...rest];
}

/**
 * The first words of the agent in every script: that it is not a human being, for whom it calls, and whether the call
 * is recorded.
 */
function disclosureIn(language: string, { recording }: CallManner = usualManner): Line {
  const { disclosure, isRecorded } = linesFor(language);
  return (words) => `${disclosure(words)} ${recording === "ON" ? isRecorded : ""}`;
}

/** The company's message for a machine. */
function toMachine(voicemail: Passage, { manner, proofDigits }: CallBrief): Passage {
  const heard = voicemail.filter(([role]) => role === "CONTACT");
  // A machine gets no message about a test call, and neither does anybody else but the person who requested it.
  if (proofDigits !== undefined || manner?.voicemail.action === "HANG_UP") return heard;
  const message = manner?.voicemail.message ?? null;
  return message === null ? voicemail : [...heard, ["ASSISTANT", () => message]];
}

/** The answers of people of each mood to the question whether the call may be recorded. */
function aboutRecording(mood: ProspectMood, language: string, script: Script): Passage {
  const { askRecording, recordingAgreed, recordingRefused } = linesFor(language);
  const agrees = mood === "POSITIVE";
  return [
    ["ASSISTANT", () => askRecording],
    ["CONTACT", () => (agrees ? script.mayRecord : script.mayNotRecord)],
    ["ASSISTANT", () => (agrees ? recordingAgreed : recordingRefused)],
  ];
}

function talk(
  brief: CallBrief,
  mood: Exclude<ProspectMood, "ANSWERING_MACHINE">,
  script: Script,
  random: () => number,
): Passage[] {
  const opening: Passage = [
    ["ASSISTANT", pick(random, script.opening)],
    ["CONTACT", pick(random, script.confirmation)],
    ["ASSISTANT", pick(random, script.introduction)],
  ];
  if (mood === "DO_NOT_CALL") return [opening, pick(random, script.doNotCall)];
  const pitch: Passage = [
    ["CONTACT", pick(random, script.permission)],
    ["ASSISTANT", pick(random, script.pitch)],
  ];
  // A person who wants to end the call asks nothing.
  const question = mood === "NEGATIVE" ? [] : askQuestion(brief, script, random);
  const { positive, negative, neutral } = script;
  const ending = { POSITIVE: positive, NEGATIVE: negative, NEUTRAL: neutral, STRANGER: negative }[mood];
  return [opening, pitch, question, askOwnQuestions(pick(random, ending), brief, mood, script, random)];
}

function askQuestion(brief: CallBrief, script: Script, random: () => number): Passage {
  if (brief.faqs.length === 0) return pick(random, script.smallTalk);
  const { question, answer } = pick(random, brief.faqs);
  const questionLead = pick(random, script.questionLead);
  const answerLead = pick(random, script.answerLead);
  return [
    ["CONTACT", (words) => `${questionLead(words)} ${question}`],
    ["ASSISTANT", (words) => `${answerLead(words)} ${answer}`],
  ];
}
