import countryNames from "@callwright/openapi/countryNames.json" with { type: "json" };

/**
 * Other names of a country besides its name in the reader's language, for parts without countries of the contract,
 * which include them. It is some kB: import it only in code that is loaded on demand.
 */
export function otherCountryNames(iso2: string): readonly string[] {
  return (countryNames as Partial<Record<string, string[]>>)[iso2] ?? [];
}
