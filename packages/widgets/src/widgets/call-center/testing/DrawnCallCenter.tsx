import type { CurrentUser, PhoneBook, PhoneBookReview } from "@callwright/sdk/contract";
import { createFakeApi, created, empty, file, fixtures, ok, type FakeHandlers } from "@callwright/sdk/fake";

import { type DrawnOptions, DrawnWidget } from "../../../testing/DrawnWidget.js";
import { CallCenter, type CallCenterProps } from "../index.js";

/** Items for two and a half pages. */
export const manyItems: readonly PhoneBook[] = fixtures.phoneBooks(26).map((item, nth) => ({
  ...item,
  potentialCustomerCompany: item.potentialCustomerCompany && {
    ...item.potentialCustomerCompany,
    name:
      nth < 12 ? item.potentialCustomerCompany.name : `${item.potentialCustomerCompany.name} ${Math.ceil(nth / 12)}`,
  },
}));

/** A complete item. */
export const firstItem = manyItems[0] as PhoneBook;

/** The data with which the server starts. */
export interface CallCenterServer {
  items?: readonly PhoneBook[];
  profile?: CurrentUser;
  notes?: readonly PhoneBookReview[];
}

const twoNotes = [
  fixtures.phoneBookReview(),
  fixtures.phoneBookReview(
    { title: "Prefers mornings", review: "Reach her before eleven.\nAsk for the spring catalogue." },
    1,
  ),
];

/** Handlers of a server that has these items. Changes are kept. */
export function callCenterHandlers(server: CallCenterServer = {}): FakeHandlers {
  let items = [...(server.items ?? manyItems)];
  let notes = [...(server.notes ?? twoNotes)];
  const find = (id: string) => items.find((item) => item.id === id) ?? firstItem;
  const numbers = [fixtures.number({}, 0), fixtures.number({ isDefault: false }, 1)];
  return {
    getProfile: () => ok(server.profile ?? fixtures.profile()),
    listPhoneBooks: ({ query }) => {
      const { page = 0, perPage = 10, text = "", productIds, potentialCustomerCompanyIds: customerIds } = query;
      const found = items.filter(
        ({ potentialCustomerCompany: customer, product }) =>
          (customer?.name ?? "").toLowerCase().includes(text.toLowerCase()) &&
          (productIds?.includes(product?.id ?? "") ?? true) &&
          (customerIds?.includes(customer?.id ?? "") ?? true),
      );
      return ok(fixtures.page(found.slice(page * perPage, (page + 1) * perPage), found.length));
    },
    getPhoneBook: ({ path }) => ok(find(path.id)),
    createPhoneBook: ({ body }) => {
      const contact = items.find((item) => item.contact?.id === body.contactId)?.contact ?? firstItem.contact;
      const item = fixtures.phoneBook({ id: fixtures.idOf("phoneBook", 99), contact, createdAt: fixtures.now });
      items = [item, ...items];
      return created(item);
    },
    updatePhoneBook: ({ path, body }) => {
      const { contactId, sellerCompanyNumberId, language } = body;
      const number = numbers.find(({ id }) => id === sellerCompanyNumberId) ?? null;
      const item = find(path.id);
      const changed: PhoneBook = {
        ...item,
        ...(language && { language }),
        ...(contactId && item.contact && { contact: { ...item.contact, ...fixtures.contact(), id: contactId } }),
        ...(sellerCompanyNumberId !== undefined && { sellerCompanyNumber: number }),
      };
      items = items.map((other) => (other.id === path.id ? changed : other));
      return ok(changed);
    },
    deletePhoneBook: ({ path }) => {
      items = items.filter(({ id }) => id !== path.id);
      return empty();
    },
    deletePhoneBooks: ({ body }) => {
      items = items.filter(({ id }) => !body.ids.includes(id));
      return ok({ deletedCount: body.ids.length });
    },
    exportPhoneBooks: () => file(new Blob(["workbook"]), "call-center.xlsx"),
    checkCalls: ({ body }) => {
      const numbers = body.phoneBookIds.map((id) => find(id).contact?.phoneNumber);
      const again = body.phoneBookIds.filter((_, nth) => numbers.indexOf(numbers[nth]) !== nth);
      return ok(fixtures.callCheck(body.phoneBookIds, { refused: { ALREADY_ON_THE_LINE: again } }));
    },
    startCalls: ({ body }) =>
      ok({
        items: body.phoneBookIds.map((phoneBookId, nth) => ({
          phoneBookId,
          callId: fixtures.idOf("call", 90 + nth),
          status: body.type === "CALL_LATER" ? ("CRON" as const) : ("QUEUED" as const),
          refusal: null,
          heldUntil: null,
          heldReason: null,
        })),
        campaigns: [],
      }),
    getCallPause: () => ok(fixtures.callPause()),
    listCalls: ({ query }) => {
      const { page = 0, perPage = 10 } = query;
      const calls = fixtures.calls(find(query.phoneBookId ?? "").callsCount);
      return ok(fixtures.page(calls.slice(page * perPage, (page + 1) * perPage), calls.length));
    },
    listPhoneBookReviews: ({ query: { page = 0, perPage = 10 } }) =>
      ok(fixtures.page(notes.slice(page * perPage, (page + 1) * perPage), notes.length)),
    createPhoneBookReview: ({ body }) => {
      const note = fixtures.phoneBookReview(
        { ...body, createdAt: fixtures.now, updatedAt: fixtures.now },
        100 + notes.length,
      );
      notes = [note, ...notes];
      return created(note);
    },
    updatePhoneBookReview: ({ path, body }) => {
      notes = notes.map((note) => (note.id === path.reviewId ? { ...note, ...body, updatedAt: fixtures.now } : note));
      return ok(notes.find(({ id }) => id === path.reviewId) ?? fixtures.phoneBookReview());
    },
    deletePhoneBookReview: ({ path }) => {
      notes = notes.filter(({ id }) => id !== path.reviewId);
      return empty();
    },
    listProducts: ({ query }) => {
      const text = (query.text ?? "").toLowerCase();
      const products = Array.from({ length: 5 }, (_, nth) => fixtures.product({}, nth));
      return ok(fixtures.page(products.filter(({ name }) => name.toLowerCase().includes(text))));
    },
    listPotentialCustomers: ({ query }) => {
      const text = (query.text ?? "").toLowerCase();
      return ok(fixtures.page(fixtures.potentialCustomers(12).filter(({ name }) => name.toLowerCase().includes(text))));
    },
    listContacts: ({ path }) => {
      const nth = Number.parseInt(path.id.slice(-4), 16);
      const colleague = {
        id: fixtures.idOf("contact", 50 + nth),
        name: "Astrid",
        surname: "Lunde",
        title: "Assistant",
      };
      return ok(fixtures.page([fixtures.contact({}, nth), fixtures.contact(colleague, nth)]));
    },
    listNumbers: () => ok(fixtures.page(numbers)),
    listSellerCompanies: () => ok(fixtures.page([0, 1, 2].map((nth) => fixtures.sellerCompany({}, nth)))),
    getPotentialCustomer: ({ path }) => {
      const nth = Number.parseInt(path.id.slice(-4), 16);
      return ok(fixtures.potentialCustomerDetail({}, nth));
    },
    getProduct: ({ path }) => ok(fixtures.product({}, Number.parseInt(path.id.slice(-4), 16))),
  };
}

/** Props of {@link DrawnCallCenter}. */
export interface DrawnCallCenterProps extends CallCenterProps, CallCenterServer, DrawnOptions {}

/** The widget on an in-memory server, on the fixtures' day. */
export function DrawnCallCenter({ handlers, items, profile, notes, place, ...props }: DrawnCallCenterProps) {
  return (
    <DrawnWidget
      api={() => createFakeApi({ ...callCenterHandlers({ items, profile, notes }), ...handlers })}
      place={{ blockSize: 720, ...place }}
    >
      <CallCenter {...props} />
    </DrawnWidget>
  );
}
