import { useApi, useDeleteSellerCompanies, useDeleteSellerCompany } from "@callwright/sdk/hooks";

/**
 * The requests of companies that are made outside of forms. They are here, and not with the code that uses them later, because bundlers
 * split a page into more files when later code has hooks of the SDK.
 */
export function useDeletionRequests() {
  return {
    client: useApi(),
    deleteCompany: useDeleteSellerCompany(),
    deleteCompanies: useDeleteSellerCompanies(),
  };
}

/** What {@link useDeletionRequests} returns. */
export type DeletionRequests = ReturnType<typeof useDeletionRequests>;
