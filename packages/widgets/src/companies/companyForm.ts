import type { Body, Currency, SellerCompany } from "@callwright/sdk/contract";

import type { Zod } from "../forms/zod.js";
import { website } from "../forms/index.js";
import type { Option } from "../ui/combo-box/index.js";

/** A company as its forms hold it. Each form shows the fields it is about. */
export interface CompanyValues {
  name: string;
  website: string;
  /** Null until one is chosen. */
  countryId: string | null;
  city: Option | null;
  /** Null until one is chosen. */
  currency: Currency | null;
  about: string;
  products: readonly Option[];
}

export const emptyCompany: CompanyValues = {
  name: "",
  website: "",
  countryId: null,
  city: null,
  currency: null,
  about: "",
  products: [],
};

/** What the server calls the fields that have another name here. */
export const companySentAs = {
  countryId: "headquarterCountryId",
  city: "headquarterCityId",
  products: "productIds",
} as const;

/** What is said when something is missing. Without a text of its own, that may be left out. */
export interface CompanyTexts {
  nameMissing: string;
  websiteMissing: string;
  countryMissing: string;
  currencyMissing?: string | undefined;
  productsMissing?: string | undefined;
}

/** What a company needs; the city is always optional (B-COMP-11 to B-COMP-15, B-CSET-01 to B-CSET-04). */
export const companySchema = (z: Zod, { currencyMissing, productsMissing, ...t }: CompanyTexts) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, t.nameMissing)),
    website: website(z, t.websiteMissing),
    countryId: z.nullable(z.string()).check(z.refine((id) => id !== null, t.countryMissing)),
    city: z.custom<Option | null>(),
    currency: z
      .custom<Currency | null>()
      .check(z.refine((currency) => currencyMissing === undefined || currency !== null, currencyMissing)),
    about: z.string().check(z.trim()),
    products: z
      .readonly(z.array(z.custom<Option>()))
      .check(z.refine((chosen) => productsMissing === undefined || chosen.length > 0, productsMissing)),
  });

/** A saved company as the forms hold it. */
export function toCompanyValues(company: SellerCompany): CompanyValues {
  return {
    name: company.name,
    website: company.website,
    countryId: company.headquarterCountryId,
    city: company.headquarterCity && { id: company.headquarterCity.id, label: company.headquarterCity.name },
    currency: company.currency,
    about: company.about ?? "",
    products: company.products.map(({ id, name }) => ({ id, label: name })),
  };
}

/** Who a company is and where: what every form sends. */
export function toCompanyFacts({ name, website, countryId, city }: CompanyValues): Body<"createSellerCompany"> {
  return {
    name,
    website,
    headquarterCountryId: countryId ?? "",
    headquarterCityId: city?.id ?? null,
  };
}
