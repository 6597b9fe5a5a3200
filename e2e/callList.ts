import { type CallwrightClient, createClient } from "@callwright/sdk";
import { inject } from "vitest";

/** A direct API connection, for data that a journey needs but does not test. */
export async function connect(email: string, home = inject("productUrl")): Promise<CallwrightClient> {
  const client = createClient({ baseUrl: home });
  client.session.start(await client.call("login", { body: { email, password: "Callwright1" } }));
  return client;
}

/** The person whom a seller is to call. */
export interface Callee {
  customer: string;
  /** ISO 3166, two letters. */
  country: string;
  timeZone: string;
  name: string;
  surname: string;
  /** E.164; its last two digits determine the course of the call. */
  phoneNumber: string;
}

/** Adds people to a seller's call center, the last one at the top. Returns the items' ids. */
export async function addToCallCenter(client: CallwrightClient, callees: readonly Callee[]): Promise<string[]> {
  const [company] = (await client.call("getProfile")).sellerCompanies;
  const [product] = (await client.call("listProducts", { query: { perPage: 1 } })).items;
  const countries = (await client.call("listCountries")).items;
  if (!company || !product) throw new Error("The seller has no company or nothing to sell.");
  const ids: string[] = [];
  for (const { customer, country, timeZone, ...contact } of callees) {
    const headquarterCountryId = countries.find(({ iso2 }) => iso2 === country)?.id ?? "";
    const { id, contacts } = await client.call("createPotentialCustomer", {
      body: { name: customer, headquarterCountryId, timeZone, productIds: [product.id], contact },
    });
    const item = await client.call("createPhoneBook", {
      body: {
        potentialCustomerCompanyId: id,
        contactId: contacts[0]?.id ?? "",
        productId: product.id,
        sellerCompanyId: company.id,
      },
    });
    ids.push(item.id);
  }
  return ids;
}
