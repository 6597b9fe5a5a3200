import type { SellerCompany } from "@callwright/sdk/contract";
import { useGetSellerCompany } from "@callwright/sdk/hooks";

import { useViewer } from "../lib/useViewer.js";

/** The reader's own company, on its way. */
export type OwnCompanyState =
  | { status: "loading" }
  /** There is none, as for managers. */
  | { status: "none" }
  | { status: "error"; message: string | undefined; retry: () => void }
  | { status: "ready"; company: SellerCompany };

/** The company a seller works in, the first of theirs (B-ROLE-03). */
export function useOwnCompany(): OwnCompanyState {
  const { viewer, error: profileError, retry } = useViewer();
  const companyId = viewer?.sellerCompanyId;
  const { data, error, mutate } = useGetSellerCompany(companyId === undefined ? null : { path: { id: companyId } });
  if (data) return { status: "ready", company: data };
  if (profileError) return { status: "error", message: profileError.problem?.message, retry };
  if (error) return { status: "error", message: error.problem?.message, retry: () => void mutate() };
  return { status: viewer && companyId === undefined ? "none" : "loading" };
}
