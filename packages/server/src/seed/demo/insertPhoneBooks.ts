import type { Language } from "@callwright/sdk/contract";

import type { Trx } from "../../db/database.ts";
import { pick, seededRandom } from "../../domain/seededRandom.ts";
import type { Ids } from "../../ids.ts";
import type { DemoDays } from "./demoDays.ts";
import type { SeededCompany } from "./insertCompanies.ts";
import type { SeededContact, SeededCustomer } from "./insertCustomers.ts";
import { demoNotes } from "./notes.ts";

/** A call center item, for calls. */
export interface SeededPhoneBook {
  id: string;
  customer: SeededCustomer;
  contact: SeededContact;
  productIndex: number;
  language: Language;
  createdAt: Date;
}

export interface PhoneBookWish {
  company: SeededCompany;
  customers: SeededCustomer[];
  count: number;
  noteCount: number;
  authorIds: string[];
}

/** Adds call center items for the first contacts of a company's customers, and notes on some of them. */
export async function insertPhoneBooks(
  trx: Trx,
  ids: Ids,
  days: DemoDays,
  { company, customers, count, noteCount, authorIds }: PhoneBookWish,
): Promise<SeededPhoneBook[]> {
  const random = seededRandom(`call center of ${company.facts.key}`);
  const people = customers
    .flatMap((customer) => customer.contacts.map((contact) => ({ customer, contact })))
    .slice(0, count);
  const items = people.map(({ customer, contact }, index) => ({
    id: ids.next(),
    customer,
    contact,
    productIndex: Math.floor(random() * company.productIds.length),
    language: languageOf(customer.iso2),
    createdAt: days.ago(2 + index * 2.3 + random()),
  }));
  await trx
    .insertInto("phone_books")
    .values(
      items.map((item) => ({
        id: item.id,
        seller_company_id: company.id,
        potential_customer_id: item.customer.id,
        contact_id: item.contact.id,
        product_id: company.productIds[item.productIndex] ?? null,
        number_id: random() < 0.3 ? (company.numbers[1]?.id ?? null) : null,
        language: item.language,
        created_at: item.createdAt,
        updated_at: item.createdAt,
      })),
    )
    .execute();
  const notes = Array.from({ length: noteCount }, (_, index) => {
    const [title, review] = demoNotes[index % demoNotes.length] ?? demoNotes[0];
    const at = days.ago(0.5 + index * 3 + random());
    return {
      id: ids.next(),
      phone_book_id: items[index % 9]?.id ?? "",
      author_id: pick(random, authorIds),
      title,
      review,
      created_at: at,
      updated_at: at,
    };
  });
  if (notes.length > 0) await trx.insertInto("phone_book_reviews").values(notes).execute();
  return items;
}

const languages: Record<string, Language> = {
  TR: "tr",
  DE: "de",
  AT: "de",
  CH: "de",
  FR: "fr",
  IT: "it",
  ES: "es",
  PT: "pt",
  BR: "pt",
  NL: "nl",
  PL: "pl",
  NO: "no",
  SE: "sv",
  DK: "da",
};

function languageOf(iso2: string): Language {
  return languages[iso2] ?? "en";
}
