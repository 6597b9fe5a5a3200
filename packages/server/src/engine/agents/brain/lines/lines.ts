import type { Line } from "../../scripts/script.ts";

/** The lines of one language for calls without a prepared script. Each line can be used on its own. */
export interface Lines {
  /**
   * The first sentence of a call, which is the same for every speaker: who calls, for whom, and that the caller is not
   * a human being.
   */
  disclosure: Line;
  isRecorded: string;
  /** Asks whether the call may be recorded. */
  askRecording: string;
  recordingAgreed: string;
  recordingRefused: string;
  optOutKey: string;
  /** The connection was interrupted and the conversation continues. */
  backAgain: string;
  askPermission: string;
  /** Asks the person who answers a test call to confirm that they requested it. */
  askProof: string;
  /** Wrong digits were pressed. */
  askProofAgain: string;
  /** The right digits were pressed, and the call continues. */
  proven: string;
  unproven: string;
  /** It contains only facts that we were given. */
  pitch: Line;
  /** Asks the question that the call is about. */
  ask: Line;
  /** Before an answer to a question. */
  anythingElse: string;
  /** The person has agreed, and the company has its own questions. */
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
  /** To a call screening service that asks who is calling, and why, before it connects the call. */
  screening: Line;
  child: string;
  /** To a person who asks the assistant for something unrelated to the call. */
  onlyAbout: Line;
  otherLanguage: Line;
  stillThere: string;
  silence: string;
  tooLong: Line;
  fault: Line;
  /** The model takes longer than people wait. */
  oneMoment: string;
  /** Replaces a number that is not in the company's texts. */
  confirmLater: string;
}

/** Phrases that people use, by language. Lower case, without punctuation; each matches at the beginning of a word. */
export interface Cues {
  screening: string[];
  robot: string[];
  whoGaveNumber: string[];
  human: string[];
  wrongPerson: string[];
  callLater: string[];
  /** A phrase that names a time: the person need not be asked when. */
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
  /** Very frequent words: they identify a language, and say nothing about the topic. */
  common: string[];
  /** A number next to one of these words is a price. */
  money: string[];
  /** Numbers as words. */
  numbers: string[];
}
