import twilio from "twilio";
import { describe, expect, it } from "vitest";

import { gatherTwiml, hangUpTwiml, redirectTwiml, relayTwiml } from "./twiml.ts";

const { VoiceResponse } = twilio.twiml;
const greeting = `Hello, this is Lena of "Øl & <Olje".`;

describe("what Twilio is told is what its own builder writes", () => {
  it("to connect the call with our websocket", () => {
    const theirs = new VoiceResponse();
    theirs
      .connect({ action: "https://api.example.test/done?callId=1&a=2" })
      .conversationRelay({
        url: "wss://api.example.test/talk",
        welcomeGreeting: greeting,
        welcomeGreetingInterruptible: "speech",
        interruptible: "speech",
        partialPrompts: true,
        dtmfDetection: true,
        language: "de-DE",
      })
      .parameter({ name: "callId", value: "1" });
    const ours = relayTwiml({
      talkUrl: "wss://api.example.test/talk",
      doneUrl: "https://api.example.test/done?callId=1&a=2",
      greeting,
      language: "de-DE",
      callId: "1",
    });
    expect(ours).toBe(theirs.toString());
  });

  it("to hang up, to ask again, and to wait for a key", () => {
    const gone = new VoiceResponse();
    gone.say({ language: "tr-TR" }, "İyi günler & hoşça kalın");
    gone.hangup();
    expect(hangUpTwiml({ text: "İyi günler & hoşça kalın", language: "tr-TR" })).toBe(gone.toString());
    const again = new VoiceResponse();
    again.redirect("https://api.example.test/voice?callId=1&a=2");
    expect(redirectTwiml("https://api.example.test/voice?callId=1&a=2")).toBe(again.toString());
    const key = new VoiceResponse();
    key.gather({ action: "https://x.test/inbound", numDigits: 1, timeout: 5 }).say({ language: "en-US" }, "Press 1.");
    key.hangup();
    expect(gatherTwiml("https://x.test/inbound", { text: "Press 1.", language: "en-US" })).toBe(key.toString());
  });

  it("without what no XML may hold", () => {
    expect(hangUpTwiml({ text: "a\u0000b\u0007\uFFFEc", language: "en-US" })).toContain(">abc<");
  });
});
