import type { Schemas } from "@callwright/sdk/contract";

/** The texts of a contact that the contract allows people to write, apart from the phone number. */
export type ContactTextField = Exclude<keyof Schemas["ContactInput"], "phoneNumber">;

interface ContactText {
  /** Its column in the table of contacts. */
  column: string;
  /** Its column in a list of contacts; in a list of customers, the heading is prefixed with `Contact`. */
  heading: string;
  /** The maximum length in a row of an import. */
  maxLength: number;
  /** Other names for this column that people and programs use, in the languages of most imported lists. */
  otherNames: { inContacts: string; inCustomers: string };
}

const surnames = "Last Name, Family Name, Nachname, Soyad, Soyadı, Nom de famille, Apellido, Apellidos, Cognome";
const firstNames = "First Name, Given Name, Vorname, Ad, Adı, Prénom, Nombre";
const jobTitles = "Job Title, Position, Role, Jobtitel, Unvan, Ünvan, Fonction, Cargo";
const emails = "E-mail, Email Address, E-mail Address, Mail, E-Mail-Adresse, E-posta, Eposta, Correo, Courriel";

/**
 * The texts of a contact, and how each is written, read, exported and imported. A field of the contract that is missing
 * here does not compile.
 */
export const contactTexts = {
  name: {
    column: "name",
    heading: "Name",
    maxLength: 100,
    otherNames: {
      inContacts: `Contact, Contact Name, ${firstNames}`,
      inCustomers: `Contact, Contact First Name, Contact Person, Ansprechpartner, ${firstNames}`,
    },
  },
  surname: {
    column: "surname",
    heading: "Surname",
    maxLength: 100,
    otherNames: {
      inContacts: `Contact Surname, ${surnames}`,
      inCustomers: `Contact Last Name, ${surnames}, Surname`,
    },
  },
  title: {
    column: "title",
    heading: "Title",
    maxLength: 100,
    otherNames: { inContacts: `Contact Title, ${jobTitles}`, inCustomers: `Contact Job Title, ${jobTitles}, Title` },
  },
  email: {
    column: "email",
    heading: "Email",
    maxLength: 254,
    otherNames: { inContacts: `Contact Email, ${emails}`, inCustomers: `Contact E-mail, ${emails}, Email` },
  },
} as const satisfies Record<ContactTextField, ContactText>;

type AnyContactText = (typeof contactTexts)[ContactTextField];
export type ContactTextColumn = AnyContactText["column"];
export type ContactHeading = AnyContactText["heading"];

/** All of them, in the order of the lists. */
export const everyContactText: readonly AnyContactText[] = Object.values(contactTexts);

/** One value for each text of a contact. */
export function ofEachText<Value>(valueOf: (text: AnyContactText, field: ContactTextField) => Value) {
  const fields = Object.keys(contactTexts) as ContactTextField[];
  const values = fields.map((field) => [field, valueOf(contactTexts[field], field)]);
  return Object.fromEntries(values) as Record<ContactTextField, Value>;
}
