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

/** Whatever is known of a customer and its contacts: an export has all of it, so that an import brings it back. */
export const allCustomerColumns = [...customerColumns, "City", "Do Not Call"] as const;
export const allContactColumns = [...contactColumns, "Do Not Call"] as const;

export type CustomerColumn = (typeof allCustomerColumns)[number];
export type ContactColumn = (typeof allContactColumns)[number];

/** What people and other programs call a column, in the languages of most lists we are given. */
const headings = {
  surname: "Last Name, Family Name, Nachname, Soyad, Soyadı, Nom de famille, Apellido, Apellidos, Cognome",
  firstName: "First Name, Given Name, Vorname, Ad, Adı, Prénom, Nombre",
  jobTitle: "Job Title, Position, Role, Jobtitel, Unvan, Ünvan, Fonction, Cargo",
  email: "E-mail, Email Address, E-mail Address, Mail, E-Mail-Adresse, E-posta, Eposta, Correo, Courriel",
  phone:
    "Phone Number, Telephone, Tel, Telephone Number, Mobile, Mobile Phone, Cell, Telefon, Telefonnummer, Handy, Cep, Cep Telefonu, Téléphone, Teléfono",
  doNotCall: "DNC, Opt Out, No Calls, Nicht anrufen, Arama",
};

const listed = (names: string) => names.split(", ");

/** How each column of a customer list is recognised. The template's own name comes before all others. */
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
  {
    column: "Contact Name",
    otherNames: listed(`Contact, Contact First Name, Contact Person, Ansprechpartner, ${headings.firstName}`),
  },
  { column: "Contact Surname", otherNames: listed(`Contact Last Name, ${headings.surname}, Surname`) },
  { column: "Contact Title", otherNames: listed(`Contact Job Title, ${headings.jobTitle}, Title`) },
  { column: "Contact Email", otherNames: listed(`Contact E-mail, ${headings.email}, Email`) },
  { column: "Contact Phone", otherNames: listed(`Contact Phone Number, ${headings.phone}, Phone`) },
  { column: "City", otherNames: listed("Town, Stadt, Ort, Şehir, Ville, Ciudad, Città") },
  { column: "Do Not Call", otherNames: listed(headings.doNotCall) },
];

/** How each column of a contact list is recognised. */
export const contactRules: readonly ColumnRule<ContactColumn>[] = [
  { column: "Name", otherNames: listed(`Contact, Contact Name, ${headings.firstName}`) },
  { column: "Surname", otherNames: listed(`Contact Surname, ${headings.surname}`) },
  { column: "Title", otherNames: listed(`Contact Title, ${headings.jobTitle}`) },
  { column: "Email", otherNames: listed(`Contact Email, ${headings.email}`) },
  { column: "Phone", isRequired: true, otherNames: listed(`Contact Phone, ${headings.phone}`) },
  { column: "Do Not Call", otherNames: listed(headings.doNotCall) },
];
