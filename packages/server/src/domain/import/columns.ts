import { everyContactText, type ContactHeading } from "../contactTexts.ts";
import type { ColumnRule } from "./header.ts";

/** Columns of the customer template, in order. */
export const customerColumns = [
  "Name",
  "Website",
  "Country",
  "Time Zone",
  "Products",
  "Tags",
  "Contact Name",
  "Contact Surname",
  "Contact Title",
  "Contact Email",
  "Contact Phone",
] as const;

/** Columns of the contact template, in order. */
export const contactColumns = ["Name", "Surname", "Title", "Email", "Phone"] as const;

export type CustomerColumn = (typeof customerColumns)[number] | `Contact ${ContactHeading}` | "City" | "Do Not Call";
export type ContactColumn = ContactHeading | "Phone" | "Do Not Call";

const headings = everyContactText.map(({ heading }) => heading);

/** All data of a customer and its contacts: an export contains it, so that an import restores it. */
export const allCustomerColumns: readonly CustomerColumn[] = [
  ...new Set<CustomerColumn>([
    ...customerColumns,
    "City",
    "Do Not Call",
    ...headings.map((heading) => `Contact ${heading}` as const),
  ]),
];
export const allContactColumns: readonly ContactColumn[] = [
  ...new Set<ContactColumn>([...contactColumns, "Do Not Call", ...headings]),
];

/** Other names for a column that people and programs use, in the languages of most imported lists. */
const otherPhones =
  "Phone Number, Telephone, Tel, Telephone Number, Mobile, Mobile Phone, Cell, Telefon, Telefonnummer, Handy, Cep, Cep Telefonu, Téléphone, Teléfono";
const otherDoNotCalls = "DNC, Opt Out, No Calls, Nicht anrufen, Arama";

const listed = (names: string) => names.split(", ");

/** How each column of a customer list is recognised. The template's own name has priority. */
export const customerRules: readonly ColumnRule<CustomerColumn>[] = [
  {
    column: "Name",
    isRequired: true,
    otherNames: listed(
      "Company, Company Name, Customer, Customer Name, Account, Account Name, Organisation, Organization, Firma, Firmenname, Unternehmen, Şirket, Şirket Adı, Müşteri, Société, Empresa, Azienda",
    ),
  },
  {
    column: "Website",
    otherNames: listed("Web Site, Web, URL, Homepage, Domain, Webseite, Web Sitesi, Site web, Sitio web"),
  },
  {
    column: "Country",
    isRequired: true,
    otherNames: listed("Country/Region, Country Name, Country Code, Land, Ülke, Pays, País, Paese, Nation"),
  },
  { column: "Time Zone", otherNames: listed("Timezone, TZ, Zeitzone, Saat Dilimi, Fuseau horaire, Zona horaria") },
  {
    column: "Products",
    otherNames: listed("Product, Produkt, Produkte, Ürün, Ürünler, Produit, Produits, Producto, Productos"),
  },
  { column: "Tags", otherNames: listed("Tag, Label, Labels, Etiket, Etiketler, Schlagworte") },
  ...everyContactText.map(({ heading, otherNames }) => ({
    column: `Contact ${heading}` as const,
    otherNames: listed(otherNames.inCustomers),
  })),
  { column: "Contact Phone", otherNames: listed(`Contact Phone Number, ${otherPhones}, Phone`) },
  { column: "City", otherNames: listed("Town, Stadt, Ort, Şehir, Ville, Ciudad, Città") },
  { column: "Do Not Call", otherNames: listed(otherDoNotCalls) },
];

/** How each column of a contact list is recognised. */
export const contactRules: readonly ColumnRule<ContactColumn>[] = [
  ...everyContactText.map(({ heading, otherNames }) => ({
    column: heading,
    otherNames: listed(otherNames.inContacts),
  })),
  { column: "Phone", isRequired: true, otherNames: listed(`Contact Phone, ${otherPhones}`) },
  { column: "Do Not Call", otherNames: listed(otherDoNotCalls) },
];
