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

export type CustomerColumn = (typeof customerColumns)[number];
export type ContactColumn = (typeof contactColumns)[number];
