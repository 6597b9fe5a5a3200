import type { ActiveCall, Call, CallStatus, Contact, PhoneBook } from "../contract.js";
import type { OperationInput, ReadId } from "../operations.js";
import type { ClientCache, ReadKey } from "./cache.js";

/**
 * Updates a changed call wherever it is shown, and returns the reads that must be repeated: those that were in progress
 * (their result may be older), and those whose filters or order the change may affect.
 */
export function patchCall(cache: ClientCache, call: Call): ReadKey[] {
  const outdated: ReadKey[] = [];

  for (const { key, data, isReading } of readsOf(cache, "getCall")) {
    if (key[1].path.id !== call.id) continue;
    if (data && !isReading && !isOlder(call, data)) cache.patch(key, { ...data, ...call });
    // The timeline, and the recording once it exists, come only from the server.
    outdated.push(key);
  }

  for (const { key, data, isReading } of readsOf(cache, "listCalls")) {
    const isListed = data?.items.some(({ id }) => id === call.id) ?? false;
    if (data && isListed && !isReading) {
      const place = (item: Call) => (item.id === call.id && !isOlder(call, item) ? call : item);
      cache.patch(key, { ...data, items: data.items.map(place) });
    }
    if (isReading || mayMove(key[1], call, isListed)) outdated.push(key);
  }

  for (const { key, data, isReading } of readsOf(cache, "listContacts")) {
    const items = data?.items.map((contact) => withContactCall(contact, call));
    if (data && items?.some((contact, nth) => contact !== data.items[nth]) && !isReading)
      cache.patch(key, { ...data, items });
  }

  // Whether an item can be called again is updated at once; its counts come with the next response.
  for (const { key, data, isReading } of readsOf(cache, "getPhoneBook")) {
    const changed = data && withCall(data, call);
    if (changed && changed !== data && !isReading) cache.patch(key, changed);
  }
  for (const { key, data, isReading } of readsOf(cache, "listPhoneBooks")) {
    const items = data?.items.map((item) => withCall(item, call));
    if (data && items?.some((item, nth) => item !== data.items[nth]) && !isReading)
      cache.patch(key, { ...data, items });
  }
  return outdated;
}

/** The reads of an operation: what is known, and whether it is being read again. */
const readsOf = <Id extends ReadId>(cache: ClientCache, id: Id) =>
  cache.keys([id]).map((key) => {
    const { state, isReading } = cache.at(key);
    return { key, data: state.data, isReading };
  });

/**
 * A stream may begin a little before the shown data was read: a call's status only increases in rank, so a lower one is
 * older.
 */
const isOlder = (told: Pick<Call, "status">, shown: Pick<Call, "status">) => rankOf(told) < rankOf(shown);

const underWay: readonly CallStatus[] = ["CRON", "QUEUED", "RINGING", "IN_PROGRESS"];
const rankOf = ({ status }: Pick<Call, "status">) =>
  underWay.includes(status) ? underWay.indexOf(status) : underWay.length;

/** A contact with the active call to it; the same contact if the call changes nothing about it. */
function withContactCall(contact: Contact, call: Call): Contact {
  const activeCall = nextActiveCall(contact.activeCall, call, contact.id === call.contact.id);
  return activeCall === contact.activeCall ? contact : { ...contact, activeCall };
}

/** An item with the active call to its contact's number; the same item if the call changes nothing about it. */
export function withCall(item: PhoneBook, call: Call): PhoneBook {
  const isToIt =
    item.contact?.phoneNumber === call.contact.phoneNumber && item.sellerCompany?.id === call.sellerCompany.id;
  const activeCall = nextActiveCall(item.activeCall, call, isToIt);
  return activeCall === item.activeCall ? item : { ...item, activeCall };
}

/** The active call after another event; the same one if the event is not about it. */
function nextActiveCall(known: ActiveCall | null, call: Call, isToIt: boolean): ActiveCall | null {
  const { id, status, startAt, answeredAt, createdAt } = call;
  const isKnown = known?.id === id;
  if (isKnown && isOlder(call, known)) return known;
  if (status !== "QUEUED" && status !== "RINGING" && status !== "IN_PROGRESS") return isKnown ? null : known;
  return isKnown || (known === null && isToIt) ? { id, status, startAt, answeredAt, createdAt } : known;
}

/** Whether the call may enter, leave or move in a list. */
export function mayMove({ query = {} }: OperationInput<"listCalls">, call: Call, isListed: boolean): boolean {
  if (query.phoneBookId && query.phoneBookId !== call.phoneBook?.id) return false;
  if (query.campaignId && query.campaignId !== call.campaign?.id) return false;
  if (query.phoneNumber && digitsOf(query.phoneNumber) !== digitsOf(call.contact.phoneNumber)) return false;
  const dependsOnCourse =
    Boolean(query.statuses?.length || query.answers?.length) || !/createdAt/.test(query.sortBy ?? "createdAt");
  const isNew = call.status === "QUEUED" || call.status === "CRON";
  return dependsOnCourse || (isNew && !isListed);
}

/** A filter by number may contain spaces. */
const digitsOf = (phoneNumber: string) => phoneNumber.replaceAll(/\D/g, "");
