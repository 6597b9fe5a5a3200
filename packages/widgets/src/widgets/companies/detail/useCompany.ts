import type { SellerCompany } from "@callwright/sdk/contract";
import { useGetSellerCompany } from "@callwright/sdk/hooks";
import { useMemo } from "react";

/** The state of a company's detail. */
export type CompanyState =
  | { status: "loading" }
  /** The company was deleted, or the user has no access to it. */
  | { status: "missing" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; company: SellerCompany };

/** Reads a company with all the data of its form. Reads nothing if there is no id. */
export function useCompany(companyId: string | undefined): CompanyState {
  const { data, error, mutate } = useGetSellerCompany(companyId === undefined ? null : { path: { id: companyId } });
  return useMemo(() => {
    if (data) return { status: "ready", company: data };
    // A URL may contain a text that is not an id.
    if (error?.status === 404 || error?.status === 400) return { status: "missing" };
    if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
    return { status: "loading" };
  }, [data, error, mutate]);
}
