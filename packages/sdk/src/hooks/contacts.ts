"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** Preview an import of contacts. */
export const usePreviewContactsImport = actionHook("previewContactsImport");

/** Import contacts. */
export const useImportContacts = actionHook("importContacts");

/** List contacts. */
export const useListContacts = readHook("listContacts");

/** Create a contact. */
export const useCreateContact = actionHook("createContact");

/** Read a contact. */
export const useGetContact = readHook("getContact");

/** Change a contact. */
export const useUpdateContact = actionHook("updateContact");

/** Delete a contact. */
export const useDeleteContact = actionHook("deleteContact");
