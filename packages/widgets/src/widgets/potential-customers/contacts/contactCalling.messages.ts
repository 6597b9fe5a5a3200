import { defineMessages } from "../../../i18n/index.js";

/** What is said of whether somebody may be called, and of what they agreed to. */
export const contactCallingMessages = defineMessages("contactCalling", {
  calling: "Calling",
  callable: "May be called now",
  withRealPhones: "With real phones: {verdict}",
  attemptsSoFar: {
    one: "{attempts} of {count} call that is allowed in {days} days.",
    other: "{attempts} of {count} calls that are allowed in {days} days.",
  },
  lastCalled: "Last called on {day}.",
  neverCall: "Never call again",
  neverCallTitle: "Never call {number} again",
  neverCallBody:
    "The number goes on your do-not-call list: nobody of your company calls it, whichever contact has it, and calls that wait for it end.",
  neverCalled: "The number is not called any more.",
  neverCallFailed: "The number could not be put on the do-not-call list.",

  consents: "What they agreed to",
  consent: "{basis}, {day}: {evidence}",
  until: "Ends on {day}.",
  WRITTEN: "Written consent",
  SPOKEN: "Spoken consent",
  EXISTING_CUSTOMER: "Existing customer",
  MERCHANT: "A company that may be called until it refuses",
  PRESUMED: "Presumed consent",

  record: "Record consent",
  recordBody: "What is recorded here shows later that the owner of {number} agreed to be called.",
  basis: "What it rests on",
  basisMissing: "Choose what the consent rests on",
  worthOfWRITTEN: "They signed, wrote or ticked that they agree to be called. It counts in every country.",
  worthOfSPOKEN:
    "They said that they agree to be called. It counts where consent is needed first, except in the United States.",
  worthOfEXISTING_CUSTOMER:
    "They buy from the company already. It is kept as a note: where consent is needed first, it does not count.",
  worthOfMERCHANT:
    "The law of their country allows it until they refuse. It is kept as a note: where consent is needed first, it does not count.",
  worthOfPRESUMED:
    "They can be expected to agree. It is kept as a note: where consent is needed first, it does not count.",
  evidence: "What shows it",
  evidencePlaceholder: "A form, a contract, a recording",
  evidenceMissing: "Say in at least 5 characters what shows it",
  evidenceTooLong: "At most 2,000 characters",
  givenAt: "When it was given",
  givenAtMissing: "Say when it was given",
  givenAtFuture: "The consent cannot be given in the future.",
  expiresAt: "When it ends",
  expiresAtEarly: "The consent ends before it was given.",
  cancel: "Cancel",
  save: "Save",
  recorded: "The consent was recorded.",

  withdraw: "Withdraw",
  withdrawOf: "Withdraw: {basis}, {day}",
  withdrawTitle: "Withdraw consent",
  withdrawBody:
    "{basis}, {day}, stays on record and counts no more. Where consent is needed first, {number} is not called without another one, and calls that wait are not made either.",
  withdrawn: "The consent was withdrawn.",
  withdrawFailed: "The consent could not be withdrawn.",
});
