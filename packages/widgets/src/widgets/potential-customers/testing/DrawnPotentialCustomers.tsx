import type { Consent, Contact, CurrentUser, PotentialCustomer } from "@callwright/sdk/contract";
import { created, createFakeApi, empty, fail, type FakeHandlers, file, fixtures, ok } from "@callwright/sdk/fake";

import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { PotentialCustomers, type PotentialCustomersProps } from "../index.js";

const tagsOf = (...nths: number[]) =>
  nths.map((nth) => {
    const { id, title, color } = fixtures.tag({}, nth);
    return { id, title, color };
  });
const productsOf = (...nths: number[]) =>
  nths.map((nth) => {
    const { id, name } = fixtures.product({}, nth);
    return { id, name };
  });

/** The differences of the first customers, so that the first page has every kind of cell. */
const kinds: readonly Partial<PotentialCustomer>[] = [
  { tags: tagsOf(0, 1, 2, 3), products: productsOf(0, 1), contactsCount: 3 },
  { tags: tagsOf(1, 2) },
  { tags: tagsOf(0, 3), products: productsOf(2, 3, 4, 0) },
  { tags: tagsOf(3), hasContacts: false, contactsCount: 0 },
  { tags: tagsOf(2), products: productsOf(1, 4) },
  { tags: [] },
  { tags: tagsOf(1, 0, 2) },
  { tags: tagsOf(0), hasContacts: false, contactsCount: 0 },
];

/** Enough customers for two pages, all with different names. */
export const manyCustomers: readonly PotentialCustomer[] = Array.from({ length: 42 }, (_, nth) => {
  const customer = fixtures.potentialCustomer(kinds[nth] ?? {}, nth);
  return nth < 12 ? customer : { ...customer, name: `Harbour Hotel ${nth - 11}` };
});

/** The contacts of the first customer. */
export const contacts: readonly Contact[] = [
  fixtures.contact(),
  fixtures.contact({
    id: fixtures.idOf("contact", 60),
    name: "Sindre",
    surname: "Aas",
    title: "Assistant Buyer",
    phoneNumber: "+4722860145",
    isDoNotCall: true,
  }),
  fixtures.contact({
    id: fixtures.idOf("contact", 61),
    name: null,
    surname: null,
    title: null,
    email: null,
    phoneNumber: "+4722860146",
  }),
];

const doNotCall = {
  verdict: "REFUSED",
  reason: { code: "DO_NOT_CALL", message: "This contact has asked not to be called." },
} as const;

/** Handlers of a fake that has these customers and keeps changes. */
export function customerHandlers({
  customers: given = manyCustomers,
  profile = fixtures.profile(),
}: { customers?: readonly PotentialCustomer[] | undefined; profile?: CurrentUser | undefined } = {}): FakeHandlers {
  let customers = [...given];
  let people = [...contacts];
  const listed = new Set<string>();
  let consents: Consent[] = [];
  let tags = Array.from({ length: 4 }, (_, nth) => fixtures.tag({}, nth));
  const find = (id: string) => customers.find((customer) => customer.id === id);
  const detail = (customer: PotentialCustomer) =>
    fixtures.potentialCustomerDetail({ ...customer, contacts: customer.hasContacts ? people : [] });
  const change = (id: string, next: (customer: PotentialCustomer) => Partial<PotentialCustomer>) => {
    customers = customers.map((customer) => (customer.id === id ? { ...customer, ...next(customer) } : customer));
  };
  const named = <Item extends object>(items: readonly Item[], nameOf: (item: Item) => string, text = "") =>
    items.filter((item) => nameOf(item).toLowerCase().includes(text.toLowerCase()));
  const missing = () => fail(404, "NOT_FOUND", "The customer was not found.");

  return {
    getProfile: () => ok(profile),
    listCountries: () => ok(fixtures.page(fixtures.countries())),
    listProducts: ({ query }) => {
      const products = Array.from({ length: 5 }, (_, nth) => fixtures.product({}, nth));
      return ok(fixtures.page(named(products, ({ name }) => name, query.text)));
    },
    createProduct: ({ body }) => created(fixtures.product({ id: fixtures.idOf("product", 80), name: body.name })),
    listSellerCompanies: ({ query }) => {
      const companies = Array.from({ length: 4 }, (_, nth) => fixtures.sellerCompany({}, nth));
      return ok(fixtures.page(named(companies, ({ name }) => name, query.text)));
    },
    getSellerCompany: ({ path }) =>
      ok({
        ...fixtures.sellerCompany({ id: path.id }),
        about: null,
        headquarterCountryId: fixtures.idOf("country", 0),
        headquarterCityId: null,
        timeZone: null,
        products: [],
        productIds: [],
        users: [],
        subscription: null,
      }),

    listPotentialCustomers: ({ query }) => {
      const { page = 0, perPage = 10, text, tagIds } = query;
      const found = named(customers, ({ name }) => name, text).filter(
        (customer) => !tagIds || customer.tags.some(({ id }) => tagIds.includes(id)),
      );
      return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
    },
    getPotentialCustomer: ({ path }) => {
      const customer = find(path.id);
      return customer ? ok(detail(customer)) : missing();
    },
    createPotentialCustomer: ({ body }) => {
      const customer = fixtures.potentialCustomer({ id: fixtures.idOf("customer", 90), name: body.name });
      customers = [customer, ...customers];
      return created(detail(customer));
    },
    updatePotentialCustomer: ({ path, body }) => {
      const { name, tagIds } = body;
      change(path.id, (customer) => ({
        name: name ?? customer.name,
        tags: tagIds ? tags.filter(({ id }) => tagIds.includes(id)) : customer.tags,
      }));
      const customer = find(path.id);
      return customer ? ok(detail(customer)) : missing();
    },
    deletePotentialCustomers: ({ body }) => {
      customers = customers.filter(({ id }) => !body.ids.includes(id));
      return ok({ deletedCount: body.ids.length });
    },
    exportPotentialCustomers: () => file(new Blob(["workbook"]), "potential-customers.xlsx"),
    previewPotentialCustomersImport: () => ok(fixtures.importPreview()),
    importPotentialCustomers: () => ok({ created: 12, updated: 3, errors: [] }),
    getImportTemplate: () => file(new Blob(["workbook"]), "template.xlsx"),
    syncPotentialCustomerContacts: () => ok({ createdContactsCount: 4, syncedCount: 1, companies: [] }),
    attachPotentialCustomers: () => ok({ attachedCount: 1, companies: [] }),

    listContacts: ({ path, query }) => {
      const { page = 0, perPage = 10 } = query;
      const here = find(path.id)?.hasContacts ? people : [];
      return ok(fixtures.page(here.slice(page * perPage, (page + 1) * perPage), here.length));
    },
    createContact: ({ path, body }) => {
      const contact = { ...fixtures.contact(), ...body, id: fixtures.idOf("contact", 90) };
      people = [...people, contact];
      change(path.id, ({ contactsCount }) => ({ hasContacts: true, contactsCount: contactsCount + 1 }));
      return created(contact);
    },
    getContactCallability: ({ path }) => {
      const person = people.find(({ id }) => id === path.contactId);
      const isRefused = !person || person.isDoNotCall || listed.has(person.phoneNumber);
      const agreed = consents.filter((one) => one.phoneNumber === person?.phoneNumber && one.withdrawnAt === null);
      return ok(fixtures.contactCallability({ ...(isRefused && doNotCall), consents: agreed }));
    },
    createConsent: ({ body: { expiresAt = null, sellerCompanyId: _own, ...said } }) => {
      const id = fixtures.idOf("consent", consents.length);
      const consent = fixtures.consent({ ...said, expiresAt, id, createdAt: fixtures.now });
      consents = [consent, ...consents];
      return created(consent);
    },
    withdrawConsent: ({ path }) => {
      consents = consents.map((one) => (one.id === path.id ? { ...one, withdrawnAt: fixtures.now } : one));
      return ok(consents.find(({ id }) => id === path.id) ?? fixtures.consent());
    },
    suppressNumbers: ({ body }) => {
      for (const phoneNumber of body.phoneNumbers) listed.add(phoneNumber);
      return ok({ addedCount: body.phoneNumbers.length, knownCount: 0, refusedCallsCount: 0 });
    },
    updateContact: ({ path, body }) => {
      people = people.map((person) => (person.id === path.contactId ? { ...person, ...body } : person));
      return ok(people.find(({ id }) => id === path.contactId) ?? fixtures.contact());
    },
    deleteContact: ({ path }) => {
      people = people.filter(({ id }) => id !== path.contactId);
      change(path.id, ({ contactsCount }) => ({ contactsCount: contactsCount - 1 }));
      return empty();
    },
    previewContactsImport: () => ok(fixtures.importPreview({ created: 2, updated: 0 })),
    importContacts: () => ok({ created: 2, updated: 0, errors: [] }),

    listPotentialCustomerTags: ({ query }) => ok(fixtures.page(named(tags, ({ title }) => title, query.text))),
    createPotentialCustomerTag: ({ body }) => {
      const tag = fixtures.tag({ id: fixtures.idOf("tag", 90), title: body.title, color: body.color });
      tags = [...tags, tag];
      return created(tag);
    },
    updatePotentialCustomerTag: ({ path, body }) => {
      tags = tags.map((tag) => (tag.id === path.id ? { ...tag, title: body.title } : tag));
      customers = customers.map((customer) => ({
        ...customer,
        tags: customer.tags.map((tag) => (tag.id === path.id ? { ...tag, title: body.title } : tag)),
      }));
      return ok(tags.find(({ id }) => id === path.id) ?? fixtures.tag());
    },
    deletePotentialCustomerTag: ({ path }) => {
      tags = tags.filter(({ id }) => id !== path.id);
      customers = customers.map((customer) => ({
        ...customer,
        tags: customer.tags.filter(({ id }) => id !== path.id),
      }));
      return empty();
    },
  };
}

/** Props of {@link DrawnPotentialCustomers}. */
export interface DrawnPotentialCustomersProps extends PotentialCustomersProps, DrawnOptions {
  customers?: readonly PotentialCustomer[];
  profile?: CurrentUser;
}

/** The potential customers with an in-memory server, on the day of the fixtures. */
export function DrawnPotentialCustomers({
  handlers,
  customers,
  profile,
  place,
  ...props
}: DrawnPotentialCustomersProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...customerHandlers({ customers, profile }), ...handlers })}
      place={{ blockSize: 720, ...place }}
    >
      <PotentialCustomers {...props} />
    </DrawnWidget>
  );
}
