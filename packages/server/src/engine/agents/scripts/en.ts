import type { Lexicon, Script } from "./script.ts";

export const english: Script = {
  agentNames: ["Lena", "Clara", "Sophie"],
  unnamedContact: "the person in charge of purchasing",
  opening: [
    (w) => `Hello, am I speaking with ${w.contact}?`,
    (w) => `Good day, is this ${w.contact} at ${w.customer}?`,
    (w) => `Hi, I am trying to reach ${w.contact} at ${w.customer}. Is that you?`,
  ],
  confirmation: [() => "Yes, speaking.", () => "Yes, that's me. Who is calling?", () => "Speaking. What is it about?"],
  introduction: [
    (w) => `My name is ${w.agent}, I am the virtual assistant of ${w.company}. ${w.about} Do you have two minutes?`,
    (w) => `This is ${w.agent}, an automated assistant calling for ${w.company}. ${w.about} Is this a good moment?`,
    (w) =>
      `I'm ${w.agent}, I call on behalf of ${w.company}, and I am an artificial voice. ${w.about} May I tell you why I call?`,
  ],
  permission: [() => "Okay, go ahead.", () => "I have a minute. Please be brief.", () => "Fine, what is it?"],
  pitch: [
    (w) =>
      `Thank you. I am calling about our ${w.product}. ${w.productAbout} We think it could suit ${w.customer} well.`,
    (w) => `Great. We supply ${w.product} to companies like ${w.customer}. ${w.productAbout}`,
    (w) => `It is about ${w.product}. ${w.productAbout} Several companies in your market already work with us.`,
  ],
  questionLead: [() => "I see. One question:", () => "Let me ask you something.", () => "Hm, before you go on:"],
  answerLead: [() => "Good question.", () => "Of course.", () => "Gladly."],
  smallTalk: [
    [
      ["CONTACT", () => "How long does delivery take?"],
      [
        "ASSISTANT",
        (w) => `That depends on the quantity. ${w.company} will confirm the date in writing with every quote.`,
      ],
    ],
    [
      ["CONTACT", () => "Who else do you supply?"],
      ["ASSISTANT", (w) => `${w.company} works with companies of all sizes, and can name references in your region.`],
    ],
  ],
  positive: [
    [
      ["CONTACT", () => "That sounds good. Please send me a quote and some samples."],
      [
        "ASSISTANT",
        (w) => `With pleasure. ${w.company} will send you both this week. Shall a colleague call you after that?`,
      ],
      ["CONTACT", () => "Yes, please. Tuesday morning works for me."],
      ["ASSISTANT", () => "Tuesday morning it is. Thank you very much for your time, goodbye."],
    ],
    [
      ["CONTACT", () => "Interesting, we are looking for exactly that. Can we set up a meeting?"],
      ["ASSISTANT", (w) => `Certainly. I will ask the sales team of ${w.company} to propose two dates by e-mail.`],
      ["CONTACT", () => "Perfect, I look forward to it."],
      ["ASSISTANT", () => "So do we. Have a wonderful day."],
    ],
    [
      ["CONTACT", (w) => `We would like to try it. What would a first order of ${w.product} cost?`],
      ["ASSISTANT", () => "You will get a price list with the quantities today, without any obligation."],
      ["CONTACT", () => "Great, then let's do it like that."],
      ["ASSISTANT", () => "Wonderful. Thank you, and goodbye."],
    ],
  ],
  negative: [
    [
      ["CONTACT", () => "Thanks, but we are not interested. We already have a supplier."],
      ["ASSISTANT", () => "I understand. May we send you a comparison offer without obligation?"],
      ["CONTACT", () => "No, thank you, there is no need."],
      ["ASSISTANT", () => "Then I will not keep you. Thank you for your time, goodbye."],
    ],
    [
      ["CONTACT", (w) => `No, ${w.product} is not for us. It doesn't fit our business.`],
      ["ASSISTANT", () => "Thank you for being open about it. Is there anything else we could help with?"],
      ["CONTACT", () => "No. Goodbye."],
      ["ASSISTANT", () => "Have a good day. Goodbye."],
    ],
    [
      ["CONTACT", () => "Honestly, that is too expensive for us and we don't need it."],
      ["ASSISTANT", () => "I see. Thank you for telling me straight away."],
      ["CONTACT", () => "All right, bye."],
      ["ASSISTANT", () => "Goodbye, and all the best."],
    ],
  ],
  neutral: [
    [
      ["CONTACT", () => "Maybe. I have to talk to my colleagues first."],
      ["ASSISTANT", () => "Of course. When may we get back to you?"],
      ["CONTACT", () => "I can't say yet. Call back next month."],
      ["ASSISTANT", () => "We will. Thank you, and goodbye."],
    ],
    [
      ["CONTACT", () => "I'm not sure. Can you send some information? I'll think about it."],
      ["ASSISTANT", (w) => `Of course. ${w.company} will send it to you today.`],
      ["CONTACT", () => "All right. I can't promise anything."],
      ["ASSISTANT", () => "That is all right. Have a good day."],
    ],
    [
      ["CONTACT", () => "This is a bad time, I am about to go into a meeting. Perhaps later."],
      ["ASSISTANT", () => "I am sorry to disturb you. Would next week be better?"],
      ["CONTACT", () => "Perhaps. It depends."],
      ["ASSISTANT", () => "Then we will try again. Goodbye."],
    ],
  ],
  doNotCall: [
    [
      ["CONTACT", () => "Please take me off your list and don't call me again."],
      [
        "ASSISTANT",
        () => "I am sorry to have disturbed you. I have noted it, and you will not be called again. Goodbye.",
      ],
    ],
    [
      ["CONTACT", () => "How did you get this number? Remove me from your list and never call here again."],
      ["ASSISTANT", () => "I apologise. Your number is removed as of now. Goodbye."],
    ],
  ],
  voicemail: [
    [
      [
        "CONTACT",
        (w) =>
          `You have reached the voicemail of ${w.contact}. I am not available right now. Please leave a message after the tone.`,
      ],
      [
        "ASSISTANT",
        (w) =>
          `Hello, this is ${w.agent}, the virtual assistant of ${w.company}. I am calling about ${w.product}. We will try again another day. Goodbye.`,
      ],
    ],
    [
      [
        "CONTACT",
        (w) =>
          `This is ${w.customer}. Our office is closed at the moment. Please leave your name and number after the beep.`,
      ],
      [
        "ASSISTANT",
        (w) =>
          `Good day, ${w.agent} calling for ${w.company}. I would have liked to tell you about ${w.product}. I will call again. Goodbye.`,
      ],
    ],
  ],
};

export const englishLexicon: Lexicon = {
  answeringMachine: [
    "you have reached",
    "voicemail",
    "leave a message",
    "after the tone",
    "after the beep",
    "leave your name",
    "office is closed",
    "mailbox",
    "record your message",
    "not able to take your call",
    "can't take your call",
  ],
  doNotCall: [
    "don't call me again",
    "do not call me again",
    "don't call again",
    "do not call again",
    "never call",
    "stop calling",
    "off your list",
    "from your list",
    "do not contact",
    "don't contact",
    "remove me",
    "take me off",
    "remove my number",
    "delete my number",
    "lose my number",
    "don't ever call",
    "do not ever call",
    "don't call back",
    "do not call back",
    "leave me alone",
    "no more calls",
    "unsubscribe",
    "don't call here",
    "do not call here",
  ],
  negative: [
    "not interested",
    "no interest",
    "no thank",
    "no, thank",
    "no need",
    "don't need",
    "do not need",
    "already have a supplier",
    "not for us",
    "doesn't fit",
    "does not fit",
    "too expensive",
    "don't want",
    "do not want",
    "doesn't sound good",
    "does not sound good",
    "won't order",
    "no meeting",
  ],
  hesitant: [
    "maybe",
    "perhaps",
    "not sure",
    "think about it",
    "can't say",
    "can't promise",
    "have to talk",
    "need to check",
    "call back",
    "bad time",
    "it depends",
    "some information",
  ],
  positive: [
    "sounds good",
    "sounds great",
    "interested",
    "interesting",
    "send me a quote",
    "samples",
    "works for me",
    "looking for exactly",
    "set up a meeting",
    "look forward",
    "would like to try",
    "would like to order",
    "first order",
    "let's do it",
    "yes, please",
    "perfect",
    "great",
  ],
};
