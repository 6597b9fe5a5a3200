import { readFile } from "node:fs/promises";

export interface DemoContact {
  name: string;
  surname: string;
  title: string;
  phoneNumber: string;
}

export interface DemoCustomer {
  name: string;
  iso2: string;
  city: string;
  /** Only given for a country with several time zones. */
  timeZone: string | null;
  contacts: DemoContact[];
}

/**
 * The customers of a demo company, or of the catalogue. A line is `name|country|city|zone|contacts`; a contact is `full
 * name, title, phone number`, and contacts are separated by semicolons.
 */
export async function readDemoCustomers(
  list: "aegean" | "bosphorus" | "kavala" | "catalogue",
): Promise<DemoCustomer[]> {
  const text = await readFile(new URL(`./data/${list}.txt`, import.meta.url), "utf8");
  return text.trimEnd().split("\n").map(readCustomer);
}

function readCustomer(line: string): DemoCustomer {
  const [name = "", iso2 = "", city = "", timeZone, contacts = ""] = line.split("|");
  return {
    name,
    iso2,
    city,
    timeZone: timeZone || null,
    contacts: contacts.split(";").filter(Boolean).map(readContact),
  };
}

function readContact(text: string): DemoContact {
  const [fullName = "", title = "", phoneNumber = ""] = text.split(",").map((part) => part.trim());
  const [name = "", ...surname] = fullName.split(" ");
  return { name, surname: surname.join(" "), title, phoneNumber };
}
