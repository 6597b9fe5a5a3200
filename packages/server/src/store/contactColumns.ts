import { contactTexts, ofEachText } from "../domain/contactTexts.ts";
import type { Columns } from "./json.ts";
import type { Row } from "./tables.ts";

contactTexts satisfies Record<string, { column: keyof Row<"contacts"> }>;

/** The texts of a contact in a query, under the names of the contract. */
export const contactTextsOf = (contact: Columns<"contacts">) => ofEachText(({ column }) => contact[column]);
