/**
 * The reason why a file was refused: `not-excel` if it is not an .xlsx, `not-text` if it is not text, `too-large` if
 * reading it would cost more than a real list needs, `unreadable` if it is or claims to be an .xlsx, and is empty,
 * damaged or has an unexpected structure.
 */
export type SpreadsheetFault = "not-excel" | "not-text" | "too-large" | "unreadable";

/** A file that was refused as a whole; `message` is a sentence for the person who chose it. */
export class SpreadsheetError extends Error {
  override readonly name = "SpreadsheetError";
  readonly fault: SpreadsheetFault;

  constructor(fault: SpreadsheetFault, message: string) {
    super(message);
    this.fault = fault;
  }
}

/** The text of the documents for any file that is not an .xlsx (B-IMP-01). */
export const notExcel = () => new SpreadsheetError("not-excel", "Only Excel files are accepted.");
export const tooLarge = (message: string) => new SpreadsheetError("too-large", message);
export const unreadable = (message: string) => new SpreadsheetError("unreadable", message);
