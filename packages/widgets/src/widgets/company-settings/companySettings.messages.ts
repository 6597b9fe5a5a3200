import { defineMessages } from "../../i18n/index.js";

/** What the company settings say; the names of the fields are the forms' own (`companies/company.messages.ts`). */
export const companySettingsMessages = defineMessages(
  "companySettings",
  {
    title: "Company settings",
    usd: "US dollar",
    try: "Turkish lira",
    currencyHelp: "For your information. All amounts here are in US dollars.",

    nameMissing: "Name is required!",
    websiteMissing: "Website is required!",
    countryMissing: "Country is required!",
    currencyMissing: "Currency is required!",
    saved: "Your company info updated successfully.",

    calling: "Calling",
    callingHelp:
      "When and how often people are called, on the clock where they are. It can only be stricter than the rules of their country.",
    hours: "Hours of the week",
    ownHours: "Call only at hours of our own",
    shownCountry: "Rules of",
    shownCountryHelp: "The grey bars are the hours that this country allows, the coloured ones what remains of them.",
    otherCountries: "All other countries",
    fromOf: "{day}, from",
    toOf: "{day}, to",
    span: "{from} to {to}",
    notCalled: "Nobody is called",
    maxAttempts: "Calls to one person",
    attemptsWithinDays: "Within days",
    coolOffDays: "Days without calls after a no",
    /** Where the company has no limit of its own. */
    countryLimit: "As the country allows",
    retries: "Call again whoever is not reached",
    retriesHelp:
      "After a busy line in 15 minutes, after no answer in 3 hours, after an answering machine on the next day. These calls stand in the list of calls and can be cancelled.",
    nearestNumber: "Call from the number nearest to the person",
    nearestNumberHelp:
      "Of your numbers one of the person's country, then the one with the longest common beginning, instead of the default number. A number that was chosen for a call center item comes first.",
    transferTo: "Number that takes over calls",
    transferToHelp: "Calls that are put through to a person of yours are put through to this number.",
    neverOpen: "At these hours nobody is ever called.",
    endsBeforeItBegins: "Each day has to end after it begins.",
    mistakeHelp: "Change the hours to save them.",
    saveCalling: "Save calling",
    callingSaved: "Calling was saved. It holds from the next call on.",
    callingFailed: "Calling could not be saved.",

    testCall: "Test call",
    testCallHelp:
      "We call you, with the same assistant your customers talk to. It is free, and is not in the list of calls.",
    testNumber: "Your phone number",
    testNumberMissing: "Phone number is required",
    testNumberInvalid: "Invalid phone number",
    testLanguage: "Language",
    callMe: "Call me",
    testUnderWay: "You are being called",
    /** When there were too many test calls. */
    testTooMany: "There were too many test calls. The next one is possible on {time}.",
    pressDigits: "When you answer, press {digits} on your phone",
    pressDigitsHelp: "The assistant talks to whoever sees these digits, and to nobody else.",
    notProven: "Nobody pressed the digits, so the assistant hung up.",
    lastTestCall: "Your last test call",
    testTo: "To {number}, in {language}",
    testToFor: "To {number}, in {language}, {duration}",
    /** Who was called, in what was said. */
    you: "You",
  },
  { tr: () => import("./companySettings.messages.tr.js") },
);
