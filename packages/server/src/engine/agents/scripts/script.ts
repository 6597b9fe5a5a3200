import type { ConversationRole } from "../../../domain/call.ts";

/** The values for the lines. `about` and `productAbout` are whole sentences or empty. */
export interface Words {
  agent: string;
  company: string;
  about: string;
  product: string;
  productAbout: string;
  contact: string;
  customer: string;
}

export type Line = (words: Words) => string;

/** Turns that belong together, each with its speaker. */
export type Passage = [role: ConversationRole, line: Line][];

/**
 * Everything that the agent can say in one language, and what people reply. There are several versions of each, of
 * which one is chosen.
 */
export interface Script {
  agentNames: string[];
  /** How a person without a name is addressed. */
  unnamedContact: string;
  opening: Line[];
  confirmation: Line[];
  introduction: Line[];
  permission: Line[];
  pitch: Line[];
  /** The beginning of a person's question from the company's FAQ; the question itself follows. */
  questionLead: Line[];
  /** The beginning of the agent's answer from the FAQ. */
  answerLead: Line[];
  /** Question and answer when the company has no FAQ. */
  smallTalk: Passage[];
  positive: Passage[];
  negative: Passage[];
  neutral: Passage[];
  doNotCall: Passage[];
  /** What a person says who is asked to confirm a test call that they did not request. */
  stranger: Line[];
  /** To the company's own questions. */
  ownAnswers: {
    yes: string;
    no: string;
    number: (count: string) => string;
    day: string;
    words: string;
    unsure: string;
  };
  /** To «may I record this call?». */
  mayRecord: string;
  mayNotRecord: string;
  /** The machine's announcement, and the message that is left. */
  voicemail: Passage[];
}

/** Phrases for the meanings of what a person says, by language. In lower case; their order does not matter. */
export interface Lexicon {
  answeringMachine: string[];
  doNotCall: string[];
  negative: string[];
  hesitant: string[];
  positive: string[];
}
