import { useGetProfile } from "@callwright/sdk/hooks";

/**
 * Two-letter code of the country that the viewer's company is in, once it is known: where numbers that are written without
 * a country are from, when nothing nearer says so.
 *
 * @param isSignedIn whether there is a viewer to ask for
 */
export function useCompanyCountry(isSignedIn = true): string | undefined {
  const { data } = useGetProfile(isSignedIn ? undefined : null);
  return data?.sellerCompanies[0]?.headquarterCountry.iso2;
}
