import { defineMessages } from "../../i18n/index.js";
import { firstCompanySettingsMessages } from "./companySettings.firstTexts.js";

/** All texts of the widget. The names of the fields are the forms' own texts (`companies/company.messages.ts`). */
export const companySettingsMessages = defineMessages(
  "companySettings",
  {
    ...firstCompanySettingsMessages.texts,

    recording: "Recording",
    recordingOn: "Every call",
    recordingAsk: "Calls in which the person agrees",
    recordingOff: "No call",
    recordingOnHelp: "The first sentence of each call says that it is recorded.",
    recordingAskHelp: "The assistant asks at the beginning. Without a yes there is no recording.",
    recordingOffHelp: "Nothing is recorded, and nothing is said about it. What was said can be read all the same.",
    firstSentence: "How calls begin",
    firstSentenceHelp: "People are told who calls, and that it is an AI. This cannot be changed.",
    listen: "Listen",
    listenFailed: "It could not be spoken.",
    voicemail: "When an answering machine answers",
    voicemailHangUp: "Hang up",
    voicemailMessage: "Leave a message",
    messageHelp: "It comes after who calls. Without one the assistant says what it is about.",
    transferTo: "Number that takes over calls",
    transferToHelp: "Calls that are put through to a person of yours are put through to this number.",
    transferToIncomplete: "Please enter the full number.",

    testCall: "Test call",
    testCallHelp:
      "We call you, with the same assistant your customers talk to. It is free, and is not in the list of calls.",
    testNumber: "Your phone number",
    testNumberMissing: "Phone number is required",
    testNumberInvalid: "Invalid phone number",
    testLanguage: "Language",
    callMe: "Call me",
    testUnderWay: "You are being called",
    /** Shown if there were too many test calls. */
    testTooMany: "There were too many test calls. The next one is possible on {time}.",
    pressDigits: "When you answer, press {digits} on your phone",
    pressDigitsHelp: "The assistant talks to whoever sees these digits, and to nobody else.",
    notProven: "Nobody pressed the digits, so the assistant hung up.",
    lastTestCall: "Your last test call",
    testTo: "To {number}, in {language}",
    testToFor: "To {number}, in {language}, {duration}",
    /** The name of the called person in the transcript. */
    you: "You",
  },
  firstCompanySettingsMessages.translations,
);
