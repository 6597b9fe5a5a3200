import { writeXlsx, type XlsxColumn } from "@callwright/server/files/writeXlsx.ts";

/** One customer with its contact, as a seller would type them into the template. */
export interface CustomerRow {
  name: string;
  website: string;
  country: string;
  timeZone?: string;
  products: string;
  contactName: string;
  contactSurname: string;
  contactTitle: string;
  contactEmail: string;
  contactPhone: string;
}

const columns: XlsxColumn<CustomerRow>[] = [
  { header: "Name", width: 30, value: ({ name }) => name },
  { header: "Website", width: 30, value: ({ website }) => website },
  { header: "Country", width: 20, value: ({ country }) => country },
  { header: "Time Zone", width: 20, value: ({ timeZone }) => timeZone ?? null },
  { header: "Products", width: 30, value: ({ products }) => products },
  { header: "Tags", width: 20, value: () => null },
  { header: "Contact Name", width: 20, value: ({ contactName }) => contactName },
  { header: "Contact Surname", width: 20, value: ({ contactSurname }) => contactSurname },
  { header: "Contact Title", width: 20, value: ({ contactTitle }) => contactTitle },
  { header: "Contact Email", width: 30, value: ({ contactEmail }) => contactEmail },
  { header: "Contact Phone", width: 20, value: ({ contactPhone }) => contactPhone },
];

/** A real .xlsx of 25 Norwegian customers, each with a contact whose calls the simulator answers. */
export function twentyFiveCustomers(product: string): Promise<SheetFile> {
  return sheetOf(
    Array.from({ length: 25 }, (_, index): CustomerRow => {
      const number = String(index + 1).padStart(2, "0");
      return {
        name: `Fjordhandel ${number} AS`,
        website: `fjordhandel-${number}.example`,
        country: "Norway",
        products: product,
        contactName: "Ingrid",
        contactSurname: `Halvorsen ${number}`,
        contactTitle: "Head of Purchasing",
        contactEmail: `ingrid.${number}@fjordhandel.example`,
        // The last two digits determine the outcome; calls to 10 and above are answered.
        contactPhone: `+4722860${String(110 + index)}`,
      };
    }),
  );
}

/** 500 Danish customers with a contact each, all valid. Row 1 of the sheet is its header. */
export function fiveHundredCustomers(product: string): CustomerRow[] {
  return Array.from({ length: 500 }, (_, index): CustomerRow => {
    const number = String(index + 1).padStart(3, "0");
    return {
      name: `Sundhavn ${number} A/S`,
      website: `sundhavn-${number}.example`,
      country: "Denmark",
      products: product,
      contactName: "Mette",
      contactSurname: `Holm ${number}`,
      contactTitle: "Buyer",
      contactEmail: `mette.${number}@sundhavn.example`,
      contactPhone: `+453212${String(3000 + index)}`,
    };
  });
}

/** A file as a person chooses it. */
export interface SheetFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** The rows as a real .xlsx in the template's columns. */
export async function sheetOf(rows: readonly CustomerRow[]): Promise<SheetFile> {
  const bytes = await new Response(writeXlsx("Customers", columns, rows)).arrayBuffer();
  return {
    name: "customers.xlsx",
    mimeType: "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
    buffer: Buffer.from(bytes),
  };
}
