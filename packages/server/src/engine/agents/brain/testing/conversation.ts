import type { CallBrief } from "../../port.ts";
import type { Brain, BrainInput, BrainOutput, LiveTurn } from "../port.ts";

/** A company with everything about which an assistant may be asked. */
export const anyBrief: CallBrief = {
  language: "en",
  company: { name: "Aegean Olive Trading", about: "We press early harvest olive oil in Ayvalık. Founded in 1987." },
  product: {
    name: "Early Harvest Olive Oil",
    about: "Cold pressed within 4 hours of picking. It comes in dark glass.",
  },
  faqs: [
    { question: "What is the minimum order?", answer: "One pallet of 600 bottles." },
    { question: "Do you deliver to Norway?", answer: "Yes, within 10 working days." },
  ],
  customer: { name: "Fjord Delikatesse AS" },
  contact: { name: "Ingrid", surname: "Solberg" },
};

/** The assistant's reply to a turn, with default settings. */
export function inputOf(said: readonly LiveTurn[], { brief, rules, ...more }: Partial<BrainInput> = {}): BrainInput {
  return {
    seed: "call-1",
    brief: { ...anyBrief, ...brief },
    rules: {
      recording: "ON",
      hasOptOutKey: true,
      canTransfer: false,
      onMachine: "LEAVE_MESSAGE",
      voicemailMessage: null,
      ...rules,
    },
    history: said,
    answeredBy: "UNKNOWN",
    ...more,
  };
}

/** The result of a reply. */
export interface Reply {
  words: string;
  outcome: Exclude<BrainOutput, { kind: "words" }> | undefined;
}

export async function replyOf(brain: Brain, input: BrainInput, signal = new AbortController().signal): Promise<Reply> {
  let words = "";
  let outcome: Reply["outcome"];
  for await (const output of brain.reply(input, signal)) {
    if (output.kind === "words") words += output.text;
    else outcome = output;
  }
  return { words: words.trim(), outcome };
}

/** A whole call with a person who says these lines one after the other, until it ends. */
export async function talk(brain: Brain, lines: readonly string[], more: Partial<BrainInput> = {}) {
  const history: LiveTurn[] = [];
  let { words, outcome } = await replyOf(brain, inputOf(history, more));
  for (const line of lines) {
    history.push({ role: "ASSISTANT", content: words });
    if (outcome) break;
    history.push({ role: "CONTACT", content: line });
    ({ words, outcome } = await replyOf(brain, inputOf(history, more)));
  }
  history.push({ role: "ASSISTANT", content: words });
  const said = history.filter(({ role }) => role === "ASSISTANT").map(({ content }) => content);
  return { history, said, outcome };
}
