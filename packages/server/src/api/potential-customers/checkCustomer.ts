import type { Database } from "../../db/database.ts";
import { timeZoneOf, type Country } from "../../domain/country.ts";
import { normalizeWebsite } from "../../domain/website.ts";
import { invalid } from "../../contract/problem.ts";
import { readCountry } from "../../store/countries.ts";
import { isCityOf } from "../../store/potential-customers/readCustomers.ts";
import { areUsableProducts } from "../../store/products.ts";
import { areTagsOf } from "../../store/tags.ts";

/** The customer fields in a request; undefined for missing ones. */
export interface CustomerInput {
  website?: string | null;
  headquarterCountryId: string;
  headquarterCityId?: string | null;
  timeZone?: string | null;
  productIds?: string[];
  tagIds?: string[];
}

export interface CheckedCustomer {
  country: Country;
  website: string | null | undefined;
  timeZone: string | undefined;
}

/**
 * Checks that the contract cannot express: that country, city, time zone, products and tags exist and belong together
 * and to the company.
 *
 * @throws Problem 400 with a message for every invalid field.
 */
export async function checkCustomer(
  db: Database,
  sellerCompanyId: string | null,
  input: CustomerInput,
): Promise<CheckedCustomer> {
  const errors: Record<string, string> = {};
  const country = await readCountry(db, input.headquarterCountryId);
  if (!country) throw invalid({ headquarterCountryId: "Please select a country." });
  const website = input.website === undefined ? undefined : normalizeWebsite(input.website);
  if (website === undefined && input.website !== undefined) errors.website = "This is not a website.";
  const timeZone = timeZoneOf(country, input.timeZone ?? null);
  if (input.timeZone && !timeZone) errors.timeZone = `This is not a time zone of ${country.name}.`;
  if (input.headquarterCityId && !(await isCityOf(db, country.id, input.headquarterCityId)))
    errors.headquarterCityId = `This is not a city of ${country.name}.`;
  if (input.productIds && !(await areUsableProducts(db, sellerCompanyId, input.productIds)))
    errors.productIds = "One of the products does not exist.";
  if (input.tagIds && !(await areTagsOf(db, sellerCompanyId, input.tagIds)))
    errors.tagIds = "One of the tags does not exist.";
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return { country, website, timeZone };
}
