import type { EditId, Path } from "../contract.js";
import { changedMeanwhile, type FakeHandlers, fixtures } from "../fake/index.js";
import type { World } from "./world.js";

type Handler = (input: { path: unknown; headers: { "If-Match"?: string } }, context: unknown) => unknown;

/** The same handlers, whose edits are refused if the record has changed since it was read. */
export function unlessChanged(world: World, handlers: FakeHandlers): FakeHandlers {
  const { campaigns, contacts, customers, faqs, items, notes, products } = world;
  const records: { [Id in EditId]?: (path: Path<Id>) => { updatedAt: string } | undefined } = {
    updateCampaign: ({ id }) => campaigns.find(id),
    updateContact: ({ contactId }) => contacts.find(contactId),
    updateFaq: ({ faqId }) => faqs.find(faqId),
    updatePhoneBook: ({ id }) => items.find(id),
    updatePhoneBookReview: ({ reviewId }) => notes.find(reviewId),
    updatePotentialCustomer: ({ id }) => customers.find(id),
    updateProduct: ({ id }) => products.find(id),
    updateSellerCompany: () => world.company(),
  };
  const guarded = Object.entries(records).map(([id, recordAt]) => {
    const edit = handlers[id as EditId] as unknown as Handler;
    const unless: Handler = (input, context) => {
      const wanted = input.headers["If-Match"];
      const record = recordAt(input.path as never);
      const isStale = wanted !== undefined && wanted !== "*" && record && !wanted.includes(`"${record.updatedAt}"`);
      if (!isStale) return edit(input, context);
      const { name, surname } = fixtures.profile();
      return changedMeanwhile({ at: record.updatedAt, by: `${name} ${surname}` });
    };
    return [id, unless];
  });
  return { ...handlers, ...(Object.fromEntries(guarded) as FakeHandlers) };
}
