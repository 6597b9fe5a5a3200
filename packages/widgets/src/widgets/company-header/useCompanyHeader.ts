import { useGetProfile } from "@callwright/sdk/hooks";

/** What the header says of a company. */
export interface CompanyFacts {
  name: string;
  about: string | null;
  website: string;
  city: string | undefined;
  country: { name: string; iso2: string } | undefined;
}

/** The reader's first company; undefined while it is not known, and without one (A-COMPHDR-03). */
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
