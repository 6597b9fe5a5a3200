import type { Lexicon, Script } from "./script.ts";
import { phrases } from "./phrases.ts";

export const english: Script = {
  agentNames: ["Lena", "Clara", "Sophie"],
  unnamedContact: "the person in charge of purchasing",
  opening: [
    (w) => `Am I speaking with ${w.contact}?`,
    (w) => `Is this ${w.contact} at ${w.customer}?`,
    (w) => `I am trying to reach ${w.contact} at ${w.customer}. Is that you?`,
  ],
  confirmation: [() => "Yes, speaking.", () => "Yes, that's me. Go ahead.", () => "Speaking. What is it about?"],
  introduction: [
    (w) => `Thank you. ${w.about} Do you have two minutes?`,
    (w) => `I am glad to reach you. ${w.about} Is this a good moment?`,
    (w) => `Good. ${w.about} May I tell you why I call?`,
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
  stranger: [() => "I did not ask for a call.", () => "What test call? You have the wrong number."],
  ownAnswers: {
    yes: "Yes, we do.",
    no: "No.",
    number: (count) => `About ${count}.`,
    day: "On Friday.",
    words: "The quality is what counts for us.",
    unsure: "I can't say that right now.",
  },
  mayRecord: "Yes, you may.",
  mayNotRecord: "Please don't record it.",
  voicemail: [
    [
      [
        "CONTACT",
        (w) =>
          `You have reached the voicemail of ${w.contact}. I am not available right now. Please leave a message after the tone.`,
      ],
      ["ASSISTANT", (w) => `I am calling about ${w.product}. We will try again another day. Goodbye.`],
    ],
    [
      [
        "CONTACT",
        (w) =>
          `This is ${w.customer}. Our office is closed at the moment. Please leave your name and number after the beep.`,
      ],
      ["ASSISTANT", (w) => `I would have liked to tell you about ${w.product}. I will call again. Goodbye.`],
    ],
  ],
};

export const englishLexicon: Lexicon = {
  answeringMachine: phrases(`
    you have reached|voicemail|leave a message|after the tone|after the beep|leave your name|office is closed|mailbox|
    record your message|not able to take your call|can't take your call|come to the phone|at the tone|opening hours|
    press one|press 1|leave us a message|currently closed|unable to take your call|unable to come to the phone|
    you've reached|has been forwarded|we are closed|leave your number|mailbox is full|the person you are calling|
    number you have dialled|number you have dialed|press two|press 2|your call is important|after hearing the tone|
    leave me a message|get back to you as soon as
  `),
  doNotCall: phrases(`
    don't call me again|do not call me again|don't call again|do not call again|never call|stop calling|off your list|
    from your list|do not contact|don't contact|remove me|take me off|remove my number|delete my number|
    lose my number|don't ever call|do not ever call|don't call back|do not call back|leave me alone|no more calls|
    unsubscribe|don't call here|do not call here|don't ring|do not ring|don't ever ring|don't phone|any more calls|
    no further calls|do not call register|do not call list|do-not-call|allowed to phone|allowed to call|
    lose this number|delete this number|remove us|from your database|don't want to be called|do not want to be called|
    don't want you to call|quit calling|stop phoning|stop ringing|stop bothering|stop contacting|never ring|
    never phone|never contact|block your number|block this number|blocking this number|harassment|withdraw my consent|
    revoke my consent|don't want any calls|don't want calls|don't want these calls|don't want sales calls|
    no sales calls|don't bother me again|don't bother us again|forget this number|forget my number
  `),
  negative: phrases(`
    not interested|no interest|no thank|no, thank|no need|don't need|do not need|already have a supplier|not for us|
    doesn't fit|does not fit|too expensive|don't want|do not want|doesn't sound good|does not sound good|won't order|
    no meeting|i'll pass|rather not|not going to|nothing at all|like us at all|under contract|happy with them|
    happy with our|talk to robots|don't like that|we make our own|have no use|not buying|waste of time|isn't for us|
    is not for us|not for me|fine as we are|we're all set|we are all set|all set, thank|we're good, thank|
    we are good, thank|i'm good, thank|we're covered|we are covered|well covered|sorted already|already sorted|
    can't use|cannot use|no use to us|not our thing|not my thing|not what we|not something we|isn't something we|
    not at this time|we don't use|we do not use|we don't buy|we don't do that|we don't sell|doesn't interest|
    does not interest|forget it|no chance|count me out|count us out|have to decline|must decline|won't be needing|
    won't need|not looking for|not looking to|stick with|sticking with|staying with|happy with what|happy with the|
    satisfied with|content with|out of our price|over our budget|can't afford|cannot afford|closing down|
    shutting down|out of business|cold calls|let's not|don't think so|see the point|no longer need|got enough|
    have enough|more than enough|have plenty|nothing for us|won't work for us|doesn't work for us|
    does not work for us|unfortunately not|afraid not|no, sorry|sorry, no
  `),
  hesitant: phrases(`
    maybe|perhaps|not sure|think about it|can't say|can't promise|have to talk|need to check|call back|bad time|
    it depends|some information|hard to say|i don't know|we'll see|have to ask|would have to|next year|in a meeting|
    i'm driving|call again in|try again|get back to me|season is over|budget|let me think|have to think|need to think|
    sleep on it|get back to you|come back to you|talk it over|discuss it|discuss this|run it by|run this by|
    check with|not right now|not the right time|not a good time|busy right now|later in the year|next quarter|
    next month|after the holidays|after the summer|call me later|another time|some other time|can't decide|undecided|
    on the fence|possibly|we might|i might|too early to|in two minds|no promises|without promising|leave it with me|
    depends on|look into it|not my decision|keep it in mind|keep you in mind|remains to be seen|not up to me
  `),
  positive: phrases(`
    sounds good|sounds great|interested|interesting|send me a quote|samples|works for me|looking for exactly|
    set up a meeting|look forward|would like to try|would like to order|first order|let's do it|yes, please|perfect|
    great|send me an offer|send an offer|send me a quotation|send a quotation|send me the|send us the|mail me the|
    sample|let's meet|please do|count me in|yes please|works for us|i'll take|we'll take|would order|i'd love|
    love to see|right time|that suits us|sign me up|sign us up|send it over|send them over|send that over|
    put me down for|put us down for|let's go ahead|let's try|give it a try|give it a go|give that a go|happy to try|
    like to try|would be lovely|would be wonderful|would be helpful|would help us|what we need|been looking for|
    could do with|absolutely|definitely|sounds like a plan|sounds perfect|sounds lovely|have a deal|it's a deal|
    book me|book us|let's book|set something up|come and see us|drop by|stop by|email me the|email it to|
    with pleasure|by all means|when can you deliver|when can you start|how soon can|i'd order|i'd like to order|
    want to order|we'll order|place an order|could you send|can you send|please send|send me one|send us one|
    glad you called|good timing|perfect timing|we'd like|i'd like that|sounds useful|sounds promising
  `),
};
