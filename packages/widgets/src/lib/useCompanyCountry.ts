import { useGetProfile } from "@callwright/sdk/hooks";

/**
 * The two-letter country code of the viewer's company, once it is known: the default country of numbers without a
 * country code.
 *
 * @param isSignedIn whether there is a viewer
 */
export function useCompanyCountry(isSignedIn = true): string | undefined {
  const { data } = useGetProfile(isSignedIn ? undefined : null);
  return data?.sellerCompanies[0]?.headquarterCountry.iso2;
}
