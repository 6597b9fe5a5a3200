import type { ContactInput, PotentialCustomer } from "../contract.js";
import { created, empty, fail, type FakeHandlers, fixtures, ok } from "../fake/index.js";
import { sheet } from "./sheet.js";
import type { World } from "./world.js";

const refused = {
  verdict: "REFUSED",
  reason: { code: "DO_NOT_CALL", message: "This contact has asked not to be called." },
} as const;
const missing = () => fail(404, "NOT_FOUND", "The customer was not found.");

/** Potential customers with their contacts and tags. */
export function customerHandlers(world: World): FakeHandlers {
  const { customers, contacts, tags, products, doNotCall, consents } = world;
  const isListed = (number: string) =>
    doNotCall.all().some(({ phoneNumber, liftedAt }) => phoneNumber === number && liftedAt === null);
  const consentsTo = (number: string) =>
    consents.all().filter(({ phoneNumber, withdrawnAt, expiresAt }) => {
      const counts = withdrawnAt === null && (expiresAt === null || expiresAt > world.now());
      return counts && phoneNumber === number;
    });
  const peopleAt = (id: string) => contacts.all().filter((contact) => contact.potentialCustomerCompanyId === id);
  const count = (id: string) => {
    const contactsCount = peopleAt(id).length;
    customers.change(id, { contactsCount, hasContacts: contactsCount > 0 });
  };
  const detail = (customer: PotentialCustomer) =>
    fixtures.potentialCustomerDetail({ ...customer, contacts: peopleAt(customer.id) });
  /** The records that a form refers to by id. */
  const named = ({ tagIds, productIds }: { tagIds?: string[] | undefined; productIds?: string[] | undefined }) => ({
    ...(tagIds && { tags: tags.all().filter(({ id }) => tagIds.includes(id)) }),
    ...(productIds && { products: products.all().filter(({ id }) => productIds.includes(id)) }),
  });

  return {
    listPotentialCustomers: ({ query }) =>
      ok(customers.page(query, (it) => !query.tagIds || it.tags.some(({ id }) => query.tagIds?.includes(id)))),
    getPotentialCustomer: ({ path }) => {
      const customer = customers.find(path.id);
      return customer ? ok(detail(customer)) : missing();
    },
    createPotentialCustomer: ({ body }) => {
      const at = world.now();
      const fresh = { id: world.newId("customer"), contactsCount: 0, hasContacts: false, createdAt: at, updatedAt: at };
      const { name, website = "https://example.test" } = body;
      const bare = { tags: [], products: [] };
      return created(
        detail(customers.add(fixtures.potentialCustomer({ name, website, ...bare, ...named(body), ...fresh }))),
      );
    },
    updatePotentialCustomer: ({ path, body }) => {
      const { name, website } = body;
      const change = { ...(name && { name }), ...(website && { website }), ...named(body), updatedAt: world.now() };
      const customer = customers.change(path.id, change);
      return customer ? ok(detail(customer)) : missing();
    },
    deletePotentialCustomer: ({ path }) => (customers.remove([path.id]) > 0 ? empty() : missing()),
    deletePotentialCustomers: ({ body }) => ok({ deletedCount: customers.remove(body.ids) }),
    exportPotentialCustomers: () => sheet("potential-customers", customers.all()),
    previewPotentialCustomersImport: () => ok(fixtures.importPreview({ created: 0, updated: customers.all().length })),
    importPotentialCustomers: () => ok({ created: 0, updated: customers.all().length, errors: [] }),
    getImportTemplate: () => sheet("template", [{ name: "", website: "", phoneNumber: "" }]),

    listContacts: ({ path, query }) =>
      ok(contacts.page(query, ({ potentialCustomerCompanyId }) => potentialCustomerCompanyId === path.id)),
    getContact: ({ path }) => {
      const contact = contacts.find(path.contactId);
      return contact ? ok(contact) : missing();
    },
    getContactCallability: ({ path }) => {
      const contact = contacts.find(path.contactId);
      if (!contact) return missing();
      const isRefused = contact.isDoNotCall || isListed(contact.phoneNumber);
      return ok(fixtures.contactCallability({ ...(isRefused && refused), consents: consentsTo(contact.phoneNumber) }));
    },
    createContact: ({ path, body }) => {
      const at = world.now();
      const blank = {
        title: null,
        name: null,
        surname: null,
        email: null,
      } satisfies Record<Exclude<keyof ContactInput, "phoneNumber">, null>;
      const own = { id: world.newId("contact"), potentialCustomerCompanyId: path.id, createdAt: at, updatedAt: at };
      const contact = contacts.add(fixtures.contact({ ...blank, ...body, ...own }));
      count(path.id);
      return created(contact);
    },
    updateContact: ({ path, body }) => {
      const contact = contacts.change(path.contactId, { ...body, updatedAt: world.now() });
      return contact ? ok(contact) : missing();
    },
    deleteContact: ({ path }) => {
      if (contacts.remove([path.contactId]) === 0) return missing();
      count(path.id);
      return empty();
    },
    previewContactsImport: () => ok(fixtures.importPreview({ created: 0 })),
    importContacts: () => ok({ created: 0, updated: 0, errors: [] }),

    listPotentialCustomerTags: ({ query }) => ok(tags.page({ perPage: 100, ...query })),
    createPotentialCustomerTag: ({ body }) => {
      const { title, color } = body;
      return created(tags.add(fixtures.tag({ id: world.newId("tag"), title, ...(color && { color }) })));
    },
    updatePotentialCustomerTag: ({ path, body }) => {
      const tag = tags.change(path.id, body);
      return tag ? ok(tag) : missing();
    },
    deletePotentialCustomerTag: ({ path }) => (tags.remove([path.id]) > 0 ? empty() : missing()),
  };
}
