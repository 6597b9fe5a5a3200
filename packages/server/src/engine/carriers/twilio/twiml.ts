/** What Twilio is to do with a call now, in its own language. */
export interface RelayOptions {
  /** The websocket that speaks for us. */
  talkUrl: string;
  /** Where it asks when the websocket is closed. */
  doneUrl: string;
  /** Twilio says it itself as soon as the line is open. */
  greeting: string;
  /** BCP 47. */
  language: string;
  callId: string;
}

/** Connects the call with our websocket. */
export function relayTwiml({ talkUrl, doneUrl, greeting, language, callId }: RelayOptions): string {
  const relay = element(
    "ConversationRelay",
    {
      url: talkUrl,
      welcomeGreeting: greeting,
      welcomeGreetingInterruptible: "speech",
      interruptible: "speech",
      partialPrompts: "true",
      dtmfDetection: "true",
      language,
    },
    element("Parameter", { name: "callId", value: callId }),
  );
  return response(element("Connect", { action: doneUrl }, relay));
}

export function hangUpTwiml(words?: { text: string; language: string }): string {
  return response((words ? element("Say", { language: words.language }, escape(words.text)) : "") + element("Hangup"));
}

/** Rings somebody else's telephone and connects the call with it; what came of it is told to the address. */
export function dialTwiml(about: { phoneNumber: string; callerNumber: string; actionUrl: string }): string {
  const { phoneNumber, callerNumber, actionUrl } = about;
  const attributes = { action: actionUrl, callerId: callerNumber, answerOnBridge: "true", timeout: "30" };
  return response(element("Dial", attributes, element("Number", {}, escape(phoneNumber))));
}

/** Asks us again what to do. */
export function redirectTwiml(url: string): string {
  return response(element("Redirect", {}, escape(url)));
}

/** Says something and asks for a key; what follows is done when none was pressed. */
export function gatherTwiml(actionUrl: string, words: { text: string; language: string }): string {
  const said = element("Say", { language: words.language }, escape(words.text));
  return response(element("Gather", { action: actionUrl, numDigits: "1", timeout: "5" }, said) + element("Hangup"));
}

function response(content: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?><Response>${content}</Response>`;
}

function element(name: string, attributes: Record<string, string> = {}, content = ""): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${key}="${escape(value)}"`);
  return `<${name}${written.join("")}${content === "" ? "/>" : `>${content}</${name}>`}`;
}

/** Characters that XML does not know at all are left out: one in a company's text would make the whole answer unreadable. */
function escape(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
