import type { Line } from "../../scripts/script.ts";

/** What is said in one language in a call that nobody wrote in advance. Every line stands for itself. */
export interface Lines {
  /** The first sentence of a call (it is the same whoever speaks): who calls, for whom, that it is no human being. */
  disclosure: Line;
  isRecorded: string;
  /** Asks whether the call may be recorded. */
  askRecording: string;
  recordingAgreed: string;
  recordingRefused: string;
  optOutKey: string;
  /** The connection broke and the conversation goes on. */
  backAgain: string;
  askPermission: string;
  /** Asks whoever answers a test call to show that they asked for it. */
  askProof: string;
  /** Other digits were pressed. */
  askProofAgain: string;
  /** They were pressed, and the call goes on. */
  proven: string;
  unproven: string;
  /** Nothing in it that nobody told us. */
  pitch: Line;
  /** Asks for what the call is about. */
  ask: Line;
  /** Before an answer to a question. */
  anythingElse: string;
  /** Somebody has agreed, and the company has questions of its own. */
  fewQuestions: string;
  close: Line;
  thanks: string;
  notInterested: string;
  optedOut: string;
  robot: Line;
  whoGaveNumber: Line;
  human: Line;
  handOver: string;
  wrongPerson: string;
  whenToCall: string;
  callLater: string;
  noPrice: Line;
  notKnown: Line;
  repeatAbout: Line;
  /** To a telephone that asks who calls, and why, before it puts anybody through. */
  screening: Line;
  child: string;
  /** To somebody who wants something else of the assistant than what it calls about. */
  onlyAbout: Line;
  otherLanguage: Line;
  stillThere: string;
  silence: string;
  tooLong: Line;
  fault: Line;
  /** The thinking takes longer than people wait. */
  oneMoment: string;
  /** Instead of a number that nobody gave us. */
  confirmLater: string;
}

/** How people say what a call has to answer, by language. Lower case, without punctuation; each begins at the beginning of a word. */
export interface Cues {
  screening: string[];
  robot: string[];
  whoGaveNumber: string[];
  human: string[];
  wrongPerson: string[];
  callLater: string[];
  /** A moment named: the person need not be asked when. */
  moment: string[];
  price: string[];
  repeat: string[];
  child: string[];
  rude: string[];
  tricks: string[];
  goodbye: string[];
  yes: string[];
  no: string[];
  more: string[];
  /** Words of every sentence: they tell a language, and say nothing about what is asked. */
  common: string[];
  /** A number beside one of these is a price. */
  money: string[];
  /** Numbers that people write as words. */
  numbers: string[];
}
