import type { ApiError, ReadState } from "@callwright/sdk";
import type { Contact, ContactInput } from "@callwright/sdk/contract";
import { useApi, useCreateContact, useDeleteContact, useListContacts, useUpdateContact } from "@callwright/sdk/hooks";
import { useState } from "react";

/** The number of contacts on one page of the panel. */
export const contactsPerPage = 25;

/** The state of the list of contacts. */
export type ContactListState =
  | { status: "loading" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "empty" }
  | { status: "ready"; contacts: readonly Contact[]; totalCount: number };

/** Announces the result of a deletion. The contact leaves the list before the server responds. */
export interface ContactAnnouncements {
  deleted(): void;
  deleteFailed(error: ApiError): void;
}

/** The contacts of one customer, and the actions for them. */
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
    /** Reads the contact again. Rejects with an ApiError. */
    readAgain: (contactId: string): Promise<Contact> =>
      client.call("getContact", { path: { id: customerId, contactId } }),
    /** Removes a contact from the list at once, and adds it again if the server does not delete it. */
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
