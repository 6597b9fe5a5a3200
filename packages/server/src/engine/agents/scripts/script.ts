import type { ConversationRole } from "../../../domain/call.ts";

/** What a line may speak of. `about` and `productAbout` are whole sentences or empty. */
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

/** Who says it and what: a piece of conversation that belongs together. */
export type Passage = [role: ConversationRole, line: Line][];

/** Everything the agent can say in one language, and what people say to it. Several versions of each, one is picked. */
export interface Script {
  agentNames: string[];
  /** How a person without a name is addressed. */
  unnamedContact: string;
  opening: Line[];
  confirmation: Line[];
  introduction: Line[];
  permission: Line[];
  pitch: Line[];
  /** How a person asks what is in the company's FAQ; it goes on with the question itself. */
  questionLead: Line[];
  /** How the agent begins the answer from the FAQ. */
  answerLead: Line[];
  /** Question and answer when the company has no FAQ. */
  smallTalk: Passage[];
  positive: Passage[];
  negative: Passage[];
  neutral: Passage[];
  doNotCall: Passage[];
  /** What somebody says who is asked to prove that they wanted a test call, and did not. */
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
  /** What the machine says, and the message that is left. */
  voicemail: Passage[];
}

/** Phrases that tell what a person means, by language. Written in lower case, longest meaning first does not matter. */
export interface Lexicon {
  answeringMachine: string[];
  doNotCall: string[];
  negative: string[];
  hesitant: string[];
  positive: string[];
}
