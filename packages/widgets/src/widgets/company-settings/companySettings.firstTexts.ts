import { firstTexts } from "../../i18n/index.js";

/** The texts that the widget needs at first. `companySettingsMessages` adds the others. */
export const firstCompanySettingsMessages = firstTexts(
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
    /** Shown if the company has no limit of its own. */
    countryLimit: "As the country allows",
    retries: "Call again whoever is not reached",
    retriesHelp:
      "After a busy line in 15 minutes, after no answer in 3 hours, after an answering machine on the next day. These calls stand in the list of calls and can be cancelled.",
    nearestNumber: "Call from the number nearest to the person",
    nearestNumberHelp:
      "Of your numbers one of the person's country, then the one with the longest common beginning, instead of the default number. A number that was chosen for a call center item comes first.",
    message: "Message",
    neverOpen: "At these hours nobody is ever called.",
    endsBeforeItBegins: "Each day has to end after it begins.",
    mistakeHelp: "Change the hours to save them.",
    saveCalling: "Save calling",
    callingSaved: "Calling was saved. It holds from the next call on.",
    callingFailed: "Calling could not be saved.",
  },
  { tr: () => import("./companySettings.messages.tr.js") },
);
