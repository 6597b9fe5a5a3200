import type { Call, PhoneBook, PhoneBookReview } from "@callwright/sdk/contract";

import { toSingleCall, type SingleCall } from "../../calls/callReasons.model.js";
import { toTurns, type Turn } from "../../calls/turns.model.js";

/** The person that the card is about: as in the call center or, if they are no longer there, as in their calls. */
export interface Person {
  name: string;
  jobTitle: string | undefined;
}

/** A call or a note of a person. The call may be one that is still to come. */
export type ActivityEntry =
  | { kind: "call"; id: string; at: string; call: SingleCall; turns: readonly Turn[] }
  | { kind: "note"; id: string; at: string; title: string; text: string; author: string };

/** The items of one kind that were read so far, newest first, and the total number of them. */
export interface Read<Item> {
  items: readonly Item[];
  totalCount: number;
}

/** A person's calls and notes in one list, newest first, and whether there are earlier ones. */
export interface Timeline {
  entries: readonly ActivityEntry[];
  hasMore: boolean;
}

/**
 * Merges calls and notes. If a kind has more items than were read, everything older than its last item is left out:
 * items that have not been read yet belong between the two.
 */
export function toTimeline(calls: Read<Call>, notes: Read<PhoneBookReview>): Timeline {
  const called = calls.items.map(toCallEntry);
  const noted = notes.items.map(toNoteEntry);
  const hasMoreCalls = calls.totalCount > called.length;
  const hasMoreNotes = notes.totalCount > noted.length;
  const from = [hasMoreCalls ? called.at(-1)?.at : undefined, hasMoreNotes ? noted.at(-1)?.at : undefined];
  const entries = [...called, ...noted]
    .filter(({ at }) => from.every((first) => first === undefined || at >= first))
    .toSorted((one, other) => other.at.localeCompare(one.at));
  return { entries, hasMore: hasMoreCalls || hasMoreNotes };
}

function toCallEntry(call: Call): ActivityEntry {
  const { id, startAt, createdAt, conversation } = call;
  return { kind: "call", id, at: startAt ?? createdAt, call: toSingleCall(call), turns: toTurns(conversation) };
}

function toNoteEntry({ id, createdAt, title, review, author }: PhoneBookReview): ActivityEntry {
  return { kind: "note", id, at: createdAt, title, text: review, author: fullName(author) };
}

/** The newest conversation of a timeline. */
export function lastConversation({ entries }: Timeline): SingleCall | undefined {
  const calls = entries.flatMap((entry) => (entry.kind === "call" ? entry.call : []));
  return calls.find(({ answeredAt, status }) => answeredAt !== null && status === "COMPLETED");
}

/** The person who has a number; undefined if nobody in the call center has it and it was never called. */
export function personOf(items: readonly PhoneBook[], calls: readonly Call[]): Person | undefined {
  const contact = items.find(({ contact }) => contact !== null)?.contact ?? calls[0]?.contact;
  return contact && { name: fullName(contact) || contact.phoneNumber, jobTitle: contact.title ?? undefined };
}

/** The ids of the potential customer and the contact on the server; undefined if no call center item has the number. */
export function placeOfPerson(items: readonly PhoneBook[]): { id: string; contactId: string } | undefined {
  for (const { contact, potentialCustomerCompany: customer } of items)
    if (contact && customer) return { id: customer.id, contactId: contact.id };
  return undefined;
}

/** Given name and surname, or "" if neither is known. */
export function fullName(person: { name: string | null; surname: string | null } | null): string {
  return [person?.name, person?.surname].filter(Boolean).join(" ");
}
