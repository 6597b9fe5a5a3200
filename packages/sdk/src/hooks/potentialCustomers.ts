"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List potential customers. */
export const useListPotentialCustomers = readHook("listPotentialCustomers");

/** Create a potential customer. */
export const useCreatePotentialCustomer = actionHook("createPotentialCustomer");

/** Delete potential customers. */
export const useDeletePotentialCustomers = actionHook("deletePotentialCustomers");

/** Sync contacts. */
export const useSyncPotentialCustomerContacts = actionHook("syncPotentialCustomerContacts");

/** Export potential customers. */
export const useExportPotentialCustomers = actionHook("exportPotentialCustomers");

/** Preview an import of potential customers. */
export const usePreviewPotentialCustomersImport = actionHook("previewPotentialCustomersImport");

/** Import potential customers. */
export const useImportPotentialCustomers = actionHook("importPotentialCustomers");

/** Attach to seller companies. */
export const useAttachPotentialCustomers = actionHook("attachPotentialCustomers");

/** Read a potential customer. */
export const useGetPotentialCustomer = readHook("getPotentialCustomer");

/** Change a potential customer. */
export const useUpdatePotentialCustomer = actionHook("updatePotentialCustomer");

/** Delete a potential customer. */
export const useDeletePotentialCustomer = actionHook("deletePotentialCustomer");
