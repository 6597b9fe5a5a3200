import { useGetProfile } from "@callwright/sdk/hooks";

/** The facts about a company that the header shows. */
export interface CompanyFacts {
  name: string;
  about: string | null;
  website: string;
  city: string | undefined;
  country: { name: string; iso2: string } | undefined;
}

/**
 * The user's first company; undefined while the profile is loading, and for a user without a company (A-COMPHDR-03).
 */
export function useCompanyHeader(): CompanyFacts | undefined {
  const company = useGetProfile().data?.sellerCompanies[0];
  return (
    company && {
      name: company.name,
      about: company.about,
      website: company.website,
      city: company.headquarterCity?.name,
      country: company.headquarterCountry ?? undefined,
    }
  );
}
