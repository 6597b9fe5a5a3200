import type { PhoneBook } from "../contract.js";
import { created, empty, fail, type FakeHandlers, fixtures, ok } from "../fake/index.js";
import { isNumber } from "./isNumber.js";
import { sheet } from "./sheet.js";
import type { World } from "./world.js";

const missing = () => fail(404, "NOT_FOUND", "The call center item was not found.");

/** Call center items and their notes. */
export function callCenterHandlers(world: World): FakeHandlers {
  const { items, notes, customers, contacts, products, numbers } = world;
  const without = ({ itemId: _itemId, ...note }: ReturnType<World["notes"]["all"]>[number]) => note;

  /** The fields of an item about its related records. */
  const partsOf = (ids: {
    potentialCustomerCompanyId?: string | undefined;
    contactId?: string | undefined;
    productId?: string | undefined;
    sellerCompanyNumberId?: string | null | undefined;
  }): Partial<PhoneBook> => {
    const customer = customers.find(ids.potentialCustomerCompanyId);
    const contact = contacts.find(ids.contactId);
    const product = products.find(ids.productId);
    const number = numbers.find(ids.sellerCompanyNumberId ?? undefined);
    return {
      ...(customer && { potentialCustomerCompany: customer }),
      ...(contact && { contact }),
      ...(product && { product }),
      ...(ids.sellerCompanyNumberId !== undefined && { sellerCompanyNumber: number ?? null }),
    };
  };

  return {
    listPhoneBooks: ({ query }) => {
      const { productIds, potentialCustomerCompanyIds: customerIds, phoneNumber } = query;
      return ok(
        items.page(
          query,
          ({ product, potentialCustomerCompany: customer, contact }) =>
            isNumber(phoneNumber, contact?.phoneNumber) &&
            (productIds?.includes(product?.id ?? "") ?? true) &&
            (customerIds?.includes(customer?.id ?? "") ?? true),
        ),
      );
    },
    getPhoneBook: ({ path }) => {
      const item = items.find(path.id);
      return item ? ok(item) : missing();
    },
    createPhoneBook: ({ body }) => {
      const at = world.now();
      const parts = { sellerCompanyNumber: null, ...partsOf(body), ...(body.language && { language: body.language }) };
      const fresh = {
        id: world.newId("phoneBook"),
        callsCount: 0,
        lastCall: null,
        activeCall: null,
        createdAt: at,
        updatedAt: at,
      };
      return created(items.add(fixtures.phoneBook({ ...parts, ...fresh })));
    },
    updatePhoneBook: ({ path, body }) => {
      const language = body.language && { language: body.language };
      const item = items.change(path.id, { ...partsOf(body), ...language, updatedAt: world.now() });
      return item ? ok(item) : missing();
    },
    deletePhoneBook: ({ path }) => (items.remove([path.id]) > 0 ? empty() : missing()),
    deletePhoneBooks: ({ body }) => ok({ deletedCount: items.remove(body.ids) }),
    exportPhoneBooks: () => sheet("call-center", items.all()),

    listPhoneBookReviews: ({ path, query }) => {
      const { items: found, metaData } = notes.page(
        { ...query, sortBy: undefined },
        ({ itemId }) => itemId === path.id,
      );
      return ok({ items: found.map(without), metaData });
    },
    listContactReviews: ({ path, query }) => {
      const isAbout = (itemId: string) => items.find(itemId)?.contact?.id === path.contactId;
      const { items: found, metaData } = notes.page(query, ({ itemId }) => isAbout(itemId));
      return ok({ items: found.map(without), metaData });
    },
    getPhoneBookReview: ({ path }) => {
      const note = notes.find(path.reviewId);
      return note ? ok(without(note)) : missing();
    },
    createPhoneBookReview: ({ path, body }) => {
      const at = world.now();
      const times = { createdAt: at, updatedAt: at };
      const note = { ...fixtures.phoneBookReview({ ...body, ...times }), id: world.newId("note"), itemId: path.id };
      return created(without(notes.add(note)));
    },
    updatePhoneBookReview: ({ path, body }) => {
      const note = notes.change(path.reviewId, { ...body, updatedAt: world.now() });
      return note ? ok(without(note)) : missing();
    },
    deletePhoneBookReview: ({ path }) => (notes.remove([path.reviewId]) > 0 ? empty() : missing()),
  };
}
