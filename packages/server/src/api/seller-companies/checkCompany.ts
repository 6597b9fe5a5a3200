import type { Database } from "../../db/database.ts";
import type { Country } from "../../domain/country.ts";
import { normalizeWebsite } from "../../domain/website.ts";
import { invalid } from "../../contract/problem.ts";
import { readCountry } from "../../store/countries.ts";
import { isCityOf } from "../../store/potential-customers/readCustomers.ts";

/** The company fields in a request; undefined for missing ones. */
export interface CompanyInput {
  website?: string;
  headquarterCountryId: string;
  headquarterCityId?: string | null;
}

export interface CheckedCompany {
  country: Country;
  website: string | undefined;
  /** The currency of the country; companies in Türkiye begin with lira. */
  currency: "USD" | "TRY";
  timeZone: string | null;
}

/**
 * Checks that the contract cannot express: that the country and the city exist and belong together, and that the
 * website is valid.
 *
 * @throws Problem 400 with a message for every invalid field.
 */
export async function checkCompany(db: Database, input: CompanyInput): Promise<CheckedCompany> {
  const errors: Record<string, string> = {};
  const country = await readCountry(db, input.headquarterCountryId);
  if (!country) throw invalid({ headquarterCountryId: "Please select your country!" });
  const website = input.website === undefined ? undefined : (normalizeWebsite(input.website) ?? undefined);
  if (website === undefined && input.website !== undefined) errors.website = "This is not a website.";
  if (input.headquarterCityId && !(await isCityOf(db, country.id, input.headquarterCityId)))
    errors.headquarterCityId = `This is not a city of ${country.name}.`;
  if (Object.keys(errors).length > 0) throw invalid(errors);
  return {
    country,
    website,
    currency: country.iso2 === "TR" ? "TRY" : "USD",
    timeZone: country.timeZones[0] ?? null,
  };
}
