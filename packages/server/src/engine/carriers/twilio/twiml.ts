/** TwiML: Twilio's instructions for a call. */
export interface RelayOptions {
  /** The websocket for the assistant. */
  talkUrl: string;
  /** The URL that Twilio requests when the websocket is closed. */
  doneUrl: string;
  /** Twilio says it as soon as the line is open. */
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

/** Rings another telephone and connects the call with it; the result is sent to the URL. */
export function dialTwiml(about: { phoneNumber: string; callerNumber: string; actionUrl: string }): string {
  const { phoneNumber, callerNumber, actionUrl } = about;
  const attributes = { action: actionUrl, callerId: callerNumber, answerOnBridge: "true", timeout: "30" };
  return response(element("Dial", attributes, element("Number", {}, escape(phoneNumber))));
}

/** Requests the next instructions from us. */
export function redirectTwiml(url: string): string {
  return response(element("Redirect", {}, escape(url)));
}

/** Says something and asks for a key; the following instructions apply if none was pressed. */
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

/**
 * Characters that XML cannot contain are removed: one of them in a company's text would make the whole response
 * invalid.
 */
function escape(text: string): string {
  return text
    .replaceAll(/[^\t\n\r\u{20}-\u{D7FF}\u{E000}-\u{FFFD}\u{10000}-\u{10FFFF}]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
