import type { ApiError, ReadState } from "@callwright/sdk";
import type { Contact, ContactInput } from "@callwright/sdk/contract";
import { useApi, useCreateContact, useDeleteContact, useListContacts, useUpdateContact } from "@callwright/sdk/hooks";
import { useState } from "react";

/** So many contacts stand on one page of the panel. */
export const contactsPerPage = 25;

/** What the list of contacts shows. */
export type ContactListState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "empty" }
  | { status: "ready"; contacts: readonly Contact[]; totalCount: number };

/** Tells the person whether a deletion succeeded. The contact leaves the list before the server has answered. */
export interface ContactAnnouncements {
  deleted(): void;
  deleteFailed(error: ApiError): void;
}

/** One customer's contacts and what can be done with them. */
export function useContacts(customerId: string, announce: ContactAnnouncements) {
  const [page, setPage] = useState(0);
  const [deleting, setDeleting] = useState<ReadonlySet<string>>(new Set());
  const { data, error, mutate } = useListContacts(
    { path: { id: customerId }, query: { page, perPage: contactsPerPage } },
    { keepPreviousData: true },
  );
  const client = useApi();
  const createContact = useCreateContact();
  const updateContact = useUpdateContact();
  const deleteContact = useDeleteContact();
  const contacts = (data?.items ?? []).filter(({ id }) => !deleting.has(id));

  return {
    state: stateOf(),
    page,
    setPage,
    /** Saves a new contact, or the one with the given id. Rejects with an ApiError. */
    save: (input: ContactInput, contactId: string | undefined, basedOn: ReadState | undefined): Promise<unknown> =>
      contactId === undefined
        ? createContact.trigger({ path: { id: customerId }, body: input })
        : updateContact.trigger({ path: { id: customerId, contactId }, body: input, basedOn }),
    /** Rejects with an ApiError. */
    readAgain: (contactId: string): Promise<Contact> =>
      client.call("getContact", { path: { id: customerId, contactId } }),
    /** Takes a contact off the list at once, and puts it back if the server does not agree. */
    async delete(contactId: string): Promise<void> {
      setDeleting((all) => new Set(all).add(contactId));
      try {
        await deleteContact.trigger({ path: { id: customerId, contactId } });
        announce.deleted();
        if (contacts.length === 1 && page > 0) setPage(page - 1);
      } catch (failure) {
        setDeleting((all) => new Set([...all].filter((id) => id !== contactId)));
        announce.deleteFailed(failure as ApiError);
      }
    },
  };

  function stateOf(): ContactListState {
    if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
    if (!data) return { status: "loading" };
    if (contacts.length === 0 && page === 0) return { status: "empty" };
    return { status: "ready", contacts, totalCount: data.metaData.totalCount };
  }
}
