import { people } from "../people.ts";
import type { TestServer } from "../startTestServer.ts";
import type { Shared } from "./requests.ts";

/** Two companies whose plans have no limits, and the rows that belong to no company. */
export interface Stage {
  shared: Shared;
  companies: { own: string; foreign: string };
}

/** Prepares the stage: the company of the demo's seller, and another one. */
export async function setStage(server: TestServer): Promise<Stage> {
  const companyOf = async (email: string) =>
    (await (await server.sdk(email)).call("getProfile")).sellerCompanies[0]?.id ?? "";
  const companies = { own: await companyOf(people.seller), foreign: await companyOf(people.freeSeller) };
  for (const sellerCompanyId of Object.values(companies)) await payForScale(server, sellerCompanyId);
  return { companies, shared: await readShared(server) };
}

async function readShared(server: TestServer): Promise<Shared> {
  const seller = await server.sdk(people.seller);
  const { items: countries } = await seller.call("listCountries");
  const country = countries.find(({ iso2 }) => iso2 === "NO");
  const cities = await seller.call("listCities", { path: { id: country?.id ?? "" }, query: {} });
  const plans = await seller.call("listSubscriptionPackages", { query: {} });
  const numbers = await seller.call("listAvailableNumbers", { query: { countryCode: "NO" } });
  const available = numbers.items.map(({ phoneNumber }) => phoneNumber);
  let taken = 0;
  return {
    countryId: country?.id ?? "",
    cityId: cities.items[0]?.id ?? "",
    planId: plans.items.at(-1)?.id ?? "",
    availableNumber: () => available[(taken += 1) % available.length] ?? "",
  };
}

/** Gives a company the plan without limits. */
async function payForScale(server: TestServer, sellerCompanyId: string): Promise<void> {
  const { db } = server.context;
  const { id } = await db
    .selectFrom("subscription_packages")
    .select("id")
    .where("name", "=", "Scale")
    .executeTakeFirstOrThrow();
  const later = new Date("2100-01-01");
  await db
    .updateTable("subscriptions")
    .set({ subscription_package_id: id, end_at: later, renews_at: later })
    .where("seller_company_id", "=", sellerCompanyId)
    .where("replaced_at", "is", null)
    .execute();
}
