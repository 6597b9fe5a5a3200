"use client";

import * as operations from "../generated/operations/contacts.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** Preview an import of contacts. */
export const usePreviewContactsImport = actionHook(operations.previewContactsImport, freshenedBy.previewContactsImport);

/** Import contacts. */
export const useImportContacts = actionHook(operations.importContacts, freshenedBy.importContacts);

/** List contacts. */
export const useListContacts = readHook(operations.listContacts);

/** Create a contact. */
export const useCreateContact = actionHook(operations.createContact, freshenedBy.createContact);

/** Read a contact. */
export const useGetContact = readHook(operations.getContact);

/** Read whether a contact may be called. */
export const useGetContactCallability = readHook(operations.getContactCallability);

/** List the notes about a contact. */
export const useListContactReviews = readHook(operations.listContactReviews);

/** Change a contact. */
export const useUpdateContact = actionHook(operations.updateContact, freshenedBy.updateContact);

/** Delete a contact. */
export const useDeleteContact = actionHook(operations.deleteContact, freshenedBy.deleteContact);
