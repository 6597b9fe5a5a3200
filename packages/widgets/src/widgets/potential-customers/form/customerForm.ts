import type { Body, Country, PotentialCustomerDetail } from "@callwright/sdk/contract";

import type { Zod } from "../../../forms/zod.js";
import { phoneNumber, website } from "../../../forms/index.js";
import type { Messages } from "../../../i18n/index.js";
import type { Option } from "../../../ui/combo-box/index.js";
import type { potentialCustomersMessages } from "../potentialCustomers.messages.js";
import { textSchema } from "../contacts/contact.model.js";
import { everyContactText, ofEachText, type ContactText } from "../contacts/contactTexts.js";
import type { CustomerTag } from "../PotentialCustomers.types.js";

/** The values of a customer's form. Those of the contact are used only in the form of a new customer. */
export interface CustomerValues extends Record<ContactField, string> {
  name: string;
  website: string;
  /** The id of the country; null until one is chosen. */
  countryId: string | null;
  timeZone: string | null;
  products: readonly Option[];
  tags: readonly CustomerTag[];
  contactPhone: string;
}

type ContactField = `contact${Capitalize<ContactText>}`;

/** Returns the name that a text of the contact has in this form. */
export const contactFieldOf = (text: ContactText) =>
  `contact${text.slice(0, 1).toUpperCase()}${text.slice(1)}` as ContactField;

/** Returns an object with a value for each text of the contact, by its name in this form. */
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

/** The names of the fields in requests and in the server's errors, where they differ. */
export const customerSentAs = {
  countryId: "headquarterCountryId",
  products: "productIds",
  ...ofEachField((text) => `contact.${text}`),
  contactPhone: "contact.phoneNumber",
} as const satisfies Partial<Record<keyof CustomerValues, string>>;

/** The rules of the form (B-PCFORM). */
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

/** Converts a saved customer to values of the form. Tags are saved at once and are not part of the form's changes. */
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

/** The time zones to choose from: none if the country has only one (B-PCFORM-07, B-PCFORM-08). */
export function zoneChoices(countries: readonly Country[], countryId: string | null): readonly string[] {
  const zones = countries.find(({ id }) => id === countryId)?.timeZones ?? [];
  return zones.length > 1 ? zones : [];
}

/** The request body that updates a customer. */
export function toUpdate(values: CustomerValues, countries: readonly Country[]): Body<"updatePotentialCustomer"> {
  const timeZone = zoneOf(values, countries);
  return { ...toFacts(values), ...(timeZone && { timeZone }) };
}

/**
 * The request body that creates a customer. A contact without a phone number is left out (B-PCFORM-06).
 *
 * @param ownerId the company a manager creates for, null for the catalogue, undefined for a seller's own company
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

/** The chosen time zone, or the first one of the country. */
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
