import type { SellerCompany } from "@callwright/sdk/contract";
import { useGetSellerCompany } from "@callwright/sdk/hooks";
import { useMemo } from "react";

/** One company on its way into the drawer. */
export type CompanyState =
  | { status: "loading" }
  /** It was deleted, or is not the reader's. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; company: SellerCompany };

/** A company with all that its form holds. Reads nothing without an id. */
export function useCompany(companyId: string | undefined): CompanyState {
  const { data, error, mutate } = useGetSellerCompany(companyId === undefined ? null : { path: { id: companyId } });
  return useMemo(() => {
    if (data) return { status: "ready", company: data };
    // An address may hold what is no id at all.
    if (error?.status === 404 || error?.status === 400) return { status: "missing" };
    if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
    return { status: "loading" };
  }, [data, error, mutate]);
}
