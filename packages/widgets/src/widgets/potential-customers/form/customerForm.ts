import type { Body, Country, PotentialCustomerDetail } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import { phoneNumber, website } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import type { Option } from "../../../ui/combo-box/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { textSchema } from "../contacts/contact.model.js";
import { everyContactText, ofEachText, type ContactText } from "../contacts/contactTexts.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";

/** A customer as the form holds it. The contact stands beside it, and only in the form of a new customer. */
export interface CustomerValues extends Record<ContactField, string> {
  name: string;
  website: string;
  /** Its id; null until one is chosen. */
  countryId: string | null;
  timeZone: string | null;
  products: readonly Option[];
  tags: readonly CustomerTag[];
  contactPhone: string;
}

type ContactField = `contact${Capitalize<ContactText>}`;

/** What a text of the contact is called in this form. */
export const contactFieldOf = (text: ContactText) =>
  `contact${text.slice(0, 1).toUpperCase()}${text.slice(1)}` as ContactField;

/** A value for each text of the contact, by what it is called in this form. */
const ofEachField = <Value>(valueOf: (text: ContactText) => Value) =>
  Object.fromEntries(everyContactText.map((text) => [contactFieldOf(text), valueOf(text)])) as Record<
    ContactField,
    Value
  >;

export const emptyCustomer: CustomerValues = {
  name: "",
  website: "",
  countryId: null,
  timeZone: null,
  products: [],
  tags: [],
  ...ofEachField(() => ""),
  contactPhone: "",
};

/** What its fields are called in a request, and so in the server's errors, where that differs. */
export const customerSentAs = {
  countryId: "headquarterCountryId",
  products: "productIds",
  ...ofEachField((text) => `contact.${text}`),
  contactPhone: "contact.phoneNumber",
} as const satisfies Partial<Record<keyof CustomerValues, string>>;

/** What a customer needs (B-PCFORM). */
export const customerSchema = (z: Zod, t: Messages<typeof potentialCustomersMessages>) =>
  z.object({
    name: z.string().check(z.trim(), z.minLength(1, t.nameMissing)),
    website: website(z),
    countryId: z.nullable(z.string()).check(z.refine((id) => id !== null, t.countryMissing)),
    timeZone: z.nullable(z.string()),
    products: z.readonly(z.array(z.custom<Option>())).check(z.refine((chosen) => chosen.length > 0, t.productsMissing)),
    tags: z.readonly(z.array(z.custom<CustomerTag>())),
    ...ofEachField((text) => textSchema(z, t, text)),
    contactPhone: phoneNumber(z, { invalid: t.phoneInvalid }),
  });

/** A saved customer as the form holds it. Its tags are put on and taken off at once, beside the form. */
export function toCustomerValues(customer: PotentialCustomerDetail): CustomerValues {
  return {
    ...emptyCustomer,
    name: customer.name,
    website: customer.website ?? "",
    countryId: customer.headquarterCountry.id,
    timeZone: customer.timeZone,
    products: customer.products.map(({ id, name }) => ({ id, label: name })),
  };
}

/** The zones there are to choose from: none where the country has only one (B-PCFORM-07, B-PCFORM-08). */
export function zoneChoices(countries: readonly Country[], countryId: string | null): readonly string[] {
  const zones = countries.find(({ id }) => id === countryId)?.timeZones ?? [];
  return zones.length > 1 ? zones : [];
}

/** What is sent of a changed customer. */
export function toUpdate(values: CustomerValues, countries: readonly Country[]): Body<"updatePotentialCustomer"> {
  const timeZone = zoneOf(values, countries);
  return { ...toFacts(values), ...(timeZone && { timeZone }) };
}

/**
 * What is sent of a new customer. A contact without a phone number is left out (B-PCFORM-06).
 *
 * @param ownerId the company a manager creates for, null for the catalogue, undefined for a seller's own
 */
export function toCreation(
  values: CustomerValues,
  countries: readonly Country[],
  ownerId: string | null | undefined,
): Body<"createPotentialCustomer"> {
  const timeZone = zoneOf(values, countries);
  return {
    ...toFacts(values),
    ...(timeZone && { timeZone }),
    ...(values.tags.length > 0 && { tagIds: values.tags.map(({ id }) => id) }),
    ...(ownerId !== undefined && { sellerCompanyId: ownerId }),
    ...(values.contactPhone !== "" && { contact: toContact(values) }),
  };
}

function toFacts({ name, website, countryId, products }: CustomerValues) {
  return {
    name,
    website: website || null,
    headquarterCountryId: countryId ?? "",
    productIds: products.map(({ id }) => id),
  };
}

/** The chosen zone; without a choice the country's first. */
function zoneOf({ countryId, timeZone }: CustomerValues, countries: readonly Country[]): string | undefined {
  const zones = countries.find(({ id }) => id === countryId)?.timeZones ?? [];
  return timeZone !== null && zones.includes(timeZone) ? timeZone : zones[0];
}

function toContact(values: CustomerValues) {
  return {
    phoneNumber: values.contactPhone,
    ...ofEachText((text) => values[contactFieldOf(text)].trim() || null),
  };
}
