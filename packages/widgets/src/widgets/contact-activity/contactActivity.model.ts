import type { Call, PhoneBook, PhoneBookReview } from "@callwright/sdk/contract";

import { toCallRow, type CallRow } from "../../calls/callRow.model.js";
import { toTurns, type Turn } from "../../calls/turns.model.js";

/** Whom the card is about, as they are in the call center or, where they are no longer, as they were called. */
export interface Person {
  name: string;
  jobTitle: string | undefined;
}

/** Something that happened with a person, or will. */
export type ActivityEntry =
  | { kind: "call"; id: string; at: string; call: CallRow; turns: readonly Turn[] }
  | { kind: "note"; id: string; at: string; title: string; text: string; author: string };

/** What was read so far of one kind, the newest first, and how much there is. */
export interface Read<Item> {
  items: readonly Item[];
  totalCount: number;
}

/** A person's calls and notes in one order, the newest first, and whether there are earlier ones. */
export interface Timeline {
  entries: readonly ActivityEntry[];
  hasMore: boolean;
}

/**
 * Calls and notes together. What is older than the last of a kind that has more is left out: between the two there is something
 * that has not been read.
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
  return { kind: "call", id, at: startAt ?? createdAt, call: toCallRow(call), turns: toTurns(conversation) };
}

function toNoteEntry({ id, createdAt, title, review, author }: PhoneBookReview): ActivityEntry {
  return { kind: "note", id, at: createdAt, title, text: review, author: fullName(author) };
}

/** The newest conversation of a timeline. */
export function lastConversation({ entries }: Timeline): CallRow | undefined {
  const calls = entries.flatMap((entry) => (entry.kind === "call" ? entry.call : []));
  return calls.find(({ answeredAt, status }) => answeredAt !== null && status === "COMPLETED");
}

/** Who it is that has a number: undefined where nobody in the call center has it and it was never called. */
export function personOf(items: readonly PhoneBook[], calls: readonly Call[]): Person | undefined {
  const contact = items.find(({ contact }) => contact !== null)?.contact ?? calls[0]?.contact;
  return contact && { name: fullName(contact) || contact.phoneNumber, jobTitle: contact.title ?? undefined };
}

/** Where a person is found at the server; undefined where nobody in the call center has the number. */
export function placeOfPerson(items: readonly PhoneBook[]): { id: string; contactId: string } | undefined {
  for (const { contact, potentialCustomerCompany: customer } of items)
    if (contact && customer) return { id: customer.id, contactId: contact.id };
  return undefined;
}

function fullName(person: { name: string | null; surname: string | null } | null): string {
  return [person?.name, person?.surname].filter(Boolean).join(" ");
}
