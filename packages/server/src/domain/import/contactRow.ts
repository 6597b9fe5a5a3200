import { ofEachText, type ContactTextField } from "../contactTexts.ts";
import { toE164 } from "../phoneNumber.ts";
import type { ContactColumn } from "./columns.ts";
import type { RowReader } from "./rowReader.ts";

/** A contact as described by a row; null for an empty cell, which does not change the stored value. */
export interface ContactRow extends Record<ContactTextField, string | null> {
  /** E.164; it identifies the contact. */
  phoneNumber: string;
  /** Whether they asked not to be called. An import can set this, but not undo it. */
  isDoNotCall: boolean;
}

/** Reads a row of the contact template; undefined if it has errors, which the reader has collected. */
export function readContactRow(row: RowReader<ContactColumn>, customerIso2: string): ContactRow | undefined {
  const texts = ofEachText(({ heading }) => heading);
  return readContact(row, { ...texts, phoneNumber: "Phone", isDoNotCall: "Do Not Call" }, customerIso2);
}

/** Reads a contact from its columns in either template. */
export function readContact<Column extends string>(
  row: RowReader<Column>,
  columns: Record<keyof ContactRow, Column>,
  iso2: string | undefined,
): ContactRow | undefined {
  const person = ofEachText(({ maxLength }, field) => row.text(columns[field], maxLength));
  if (person.email && !emailPattern.test(person.email)) row.reject(columns.email, "Invalid email!");
  const isDoNotCall = row.yesOrNo(columns.isDoNotCall) ?? false;
  const phone = row.text(columns.phoneNumber, 50);
  if (!phone) {
    row.reject(columns.phoneNumber, "Phone number is required!");
    return undefined;
  }
  const phoneNumber = toE164(phone, iso2);
  // Without its country, which is a separate error of the row, a national number cannot be checked.
  const canJudge = iso2 !== undefined || phone.startsWith("+");
  if (!phoneNumber && canJudge)
    row.reject(
      columns.phoneNumber,
      isDate(phone)
        ? `The cell holds a date, "${phone}". Format the column as text and type the number again.`
        : `"${phone}" is not a valid phone number.`,
    );
  return phoneNumber && row.errors.length === 0 ? { ...person, phoneNumber, isDoNotCall } : undefined;
}

/** Spreadsheet programs convert text that looks like a date. */
const isDate = (text: string) => /^\d{4}-\d\d-\d\d\b/.test(text);

const emailPattern = /^[^\s@"(),:;<>[\\\]]+@[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/i;
