"use client";

import * as operations from "../generated/operations/potentialCustomers.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List potential customers. */
export const useListPotentialCustomers = readHook(operations.listPotentialCustomers);

/** Create a potential customer. */
export const useCreatePotentialCustomer = actionHook(
  operations.createPotentialCustomer,
  freshenedBy.createPotentialCustomer,
);

/** Delete potential customers. */
export const useDeletePotentialCustomers = actionHook(
  operations.deletePotentialCustomers,
  freshenedBy.deletePotentialCustomers,
);

/** Sync contacts. */
export const useSyncPotentialCustomerContacts = actionHook(
  operations.syncPotentialCustomerContacts,
  freshenedBy.syncPotentialCustomerContacts,
);

/** Export potential customers. */
export const useExportPotentialCustomers = actionHook(operations.exportPotentialCustomers);

/** Preview an import of potential customers. */
export const usePreviewPotentialCustomersImport = actionHook(
  operations.previewPotentialCustomersImport,
  freshenedBy.previewPotentialCustomersImport,
);

/** Import potential customers. */
export const useImportPotentialCustomers = actionHook(
  operations.importPotentialCustomers,
  freshenedBy.importPotentialCustomers,
);

/** Attach to seller companies. */
export const useAttachPotentialCustomers = actionHook(
  operations.attachPotentialCustomers,
  freshenedBy.attachPotentialCustomers,
);

/** Read a potential customer. */
export const useGetPotentialCustomer = readHook(operations.getPotentialCustomer);

/** Change a potential customer. */
export const useUpdatePotentialCustomer = actionHook(
  operations.updatePotentialCustomer,
  freshenedBy.updatePotentialCustomer,
);

/** Delete a potential customer. */
export const useDeletePotentialCustomer = actionHook(
  operations.deletePotentialCustomer,
  freshenedBy.deletePotentialCustomer,
);
