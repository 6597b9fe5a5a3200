import { useGetProfile } from "@callwright/sdk/hooks";

/**
 * The two-letter country code of the viewer's company, once it is known: the default country of numbers without a
 * country code.
 */
export function useCompanyCountry(): string | undefined {
  const { data } = useGetProfile();
  return data?.sellerCompanies[0]?.headquarterCountry.iso2;
}
