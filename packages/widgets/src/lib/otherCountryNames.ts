import countryNames from "@callwright/openapi/countryNames.json" with { type: "json" };

/**
 * What a country is called besides its name in the reader's language, for parts that are not given countries of the contract,
 * which bring theirs. Some kB: import it where it comes on demand.
 */
export function otherCountryNames(iso2: string): readonly string[] {
  return (countryNames as Partial<Record<string, string[]>>)[iso2] ?? [];
}
