import { defineMessages } from "../../../i18n/index.js";

/** Every text of the import of a register. */
export const registerImportMessages = defineMessages("registerImport", {
  title: "Import a register",
  titleOfNewer: "Import a newer {register}",
  ofCompany: "Nobody of {company} calls the numbers of the register, and waiting calls to them end.",
  ofOwnCompany: "Nobody of your company calls the numbers of the register, and waiting calls to them end.",
  ofEverybody:
    "No company calls the numbers of the register, and waiting calls to them end. To import for one company, choose it in the list first.",
  newerAdds:
    "Its numbers are added. Those that it no longer has stay: to leave them out, allow calls to the register again, then import it anew.",

  register: "Name of the register",
  registerPlaceholder: "e.g. Telephone Preference Service",
  registerMissing: "Please name the register",
  registerTooLong: "The name must be at most 100 characters",
  country: "Country of numbers without a country code",
  noCountry: "All have their country code",
  expiresAt: "Counts until",
  expiresAtHint: "When the register is too old to be relied on. From then on it keeps nobody from being called.",
  expiresAtPast: "Please choose a moment to come",
  file: "File",
  drop: "Drop an .xlsx, .csv or .txt file, one number a line",
  otherKind: "Only .xlsx, .csv and .txt files are accepted.",
  fileMissing: "Please choose a file",

  cancel: "Cancel",
  stop: "Stop the import",
  submit: "Import",
  takingIn: "Reading {fileName}",
  writing: "Writing down the numbers of {fileName}",
  stopped: "The import was stopped. Nothing of the file was kept.",

  imported: "{register} is on the list",
  added: "New numbers",
  known: "Known before or written twice",
  invalid: "Lines without a number",
  invalidLines: { one: "{count} (line {lines})", other: "{count} (lines {lines})" },
  invalidLinesAndMore: { one: "{count} (lines {lines} …)", other: "{count} (lines {lines} …)" },
  refusedCalls: "Waiting calls that ended",
  done: "Done",
});
