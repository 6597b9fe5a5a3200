import type { Body, Product } from "@callwright/sdk/contract";

import { toWebsite } from "../../forms/index.js";
import type { Option } from "../../ui/combo-box/index.js";
import { type OnboardingDraft, type OnboardingProgress, steps } from "./onboarding.types.js";

/** The maximum number of different catalogue products that are shown (A-ONB-11, R-08). */
export const mostProducts = 18;

export const emptyDraft: OnboardingDraft = { name: "", website: "", country: null, city: null, products: [] };

/** The next or the previous step. There is none before step 0 or after step 3 (A-ONB-02). */
export function stepAfter(step: number, by: 1 | -1): number {
  return Math.min(Math.max(step + by, 0), steps.length - 1);
}

/**
 * Reads progress from values that may come from anywhere; invalid ones are ignored. If the company step is not filled
 * in, the step is not after it (A-ONB-03).
 */
export function readProgress(given: { readonly [Key in keyof OnboardingProgress]?: unknown } = {}): OnboardingProgress {
  const { step, name, website, country, city, products } = given;
  const draft = {
    name: typeof name === "string" ? name : "",
    website: typeof website === "string" ? website : "",
    country: isOption(country) ? country : null,
    city: isOption(city) ? city : null,
    products: Array.isArray(products) ? products.filter(isOption) : [],
  };
  const hasCompany = draft.name.trim() !== "" && toWebsite(draft.website) !== "" && draft.country !== null;
  const furthest = hasCompany ? steps.length - 1 : 1;
  return { ...draft, step: Number.isInteger(step) ? Math.min(Math.max(Number(step), 0), furthest) : 0 };
}

/** Whether entered values would be lost if the person left. */
export function isDirty({ name, website, country, products }: OnboardingDraft): boolean {
  return name.trim() !== "" || toWebsite(website) !== "" || country !== null || products.length > 0;
}

/** The currency of a company in this country (A-ONB-17, R-11). */
export function currencyIn(country: Option | null): "TRY" | "USD" {
  return country?.code === "TR" ? "TRY" : "USD";
}

/**
 * The products that can be chosen: first those that the person added, then at most 18 of the catalogue. Each name is
 * listed once.
 */
export function productChoices(own: readonly Product[], catalogue: readonly Product[]): Option[] {
  const seen = new Set<string>();
  const isNew = ({ name }: Product) => {
    const key = nameKey(name);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  };
  const mine = own.filter(isNew);
  return [...mine, ...catalogue.filter(isNew).slice(0, mostProducts)].map(({ id, name }) => ({ id, label: name }));
}

/** The choice with this name, regardless of case and of spaces around it. */
export function choiceNamed(choices: readonly Option[], name: string): Option | undefined {
  return choices.find(({ label }) => nameKey(label) === nameKey(name));
}

/** Adds a product to the chosen ones, or removes it from them. */
export function toggled(products: readonly Option[], product: Option): readonly Option[] {
  const others = products.filter(({ id }) => id !== product.id);
  return others.length < products.length ? others : [...products, product];
}

/** Turns the draft into the body of the request (A-API-06). */
export function toRequest({ name, website, country, city, products }: OnboardingDraft): Body<"onboardSellerCompany"> {
  if (!country) throw new Error("The company step lets nobody on without a country.");
  return {
    sellerCompany: {
      name: name.trim(),
      website: toWebsite(website),
      currency: currencyIn(country),
      productIds: products.map(({ id }) => id),
      headquarterCountryId: country.id,
      headquarterCityId: city?.id ?? null,
    },
  };
}

function isOption(value: unknown): value is Option {
  const { id, label } = (value ?? {}) as Partial<Option>;
  return typeof id === "string" && typeof label === "string";
}

const nameKey = (name: string) => name.trim().toLocaleLowerCase("en");
