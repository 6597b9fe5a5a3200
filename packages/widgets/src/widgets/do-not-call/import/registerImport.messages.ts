import { defineMessages } from "../../../i18n/index.js";

/** Every text of the import of a register. */
export const registerImportMessages = defineMessages("registerImport", {
  title: "Import a register",
  titleOfNewer: "Import a newer {register}",
  ofCompany:
    "Nobody at {company} will call the numbers of this register. Calls to them that still wait will not be made.",
  ofOwnCompany:
    "Nobody at your company will call the numbers of this register. Calls to them that still wait will not be made.",
  ofEverybody:
    "No company will call the numbers of this register. Calls to them that still wait will not be made. To import it for one company, choose that company in the list first.",
  newerAdds:
    "The numbers of the newer file are added. Numbers that it no longer has stay on the list. To drop them, allow calls to the register again, and then import it as a new one.",

  register: "Name of the register",
  registerPlaceholder: "e.g. Telephone Preference Service",
  registerMissing: "Please name the register",
  registerTooLong: "The name must be at most 100 characters",
  country: "Country of numbers without a country code",
  noCountry: "All numbers have a country code",
  expiresAt: "Valid until",
  expiresAtHint: "When the register is too old to rely on. After that, its numbers may be called again.",
  ageLimit: {
    one: "{country}: a register may be used for {count} day at most.",
    other: "{country}: a register may be used for {count} days at most.",
  },
  expiresAtPast: "Please choose a time in the future",
  file: "File",
  drop: "Drop an .xlsx, .csv or .txt file with one number per line",
  otherKind: "Only .xlsx, .csv and .txt files are accepted.",
  fileMissing: "Please choose a file",

  cancel: "Cancel",
  stop: "Stop the import",
  submit: "Import",
  takingIn: "Reading {fileName}",
  writing: "Saving the numbers of {fileName}",
  stopped: "The import was stopped. Nothing of the file was kept.",

  imported: "{register} is on the list",
  added: "New numbers",
  known: "Already on the list, or listed twice",
  invalid: "Lines without a number",
  invalidLines: { one: "{count} (line {lines})", other: "{count} (lines {lines})" },
  invalidLinesAndMore: { one: "{count} (lines {lines} …)", other: "{count} (lines {lines} …)" },
  refusedCalls: "Waiting calls that will not be made",
  done: "Done",
});
