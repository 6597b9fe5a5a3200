import type { ApiError } from "@callwright/sdk";
import { useGetSellerCompany } from "@callwright/sdk/hooks";

import { useViewer } from "../../lib/useViewer.js";
import { useSellerCompanyChoices } from "../useSellerCompanyChoices.js";

/**
 * Whose keys and endpoints these are: their own company's for sellers; for managers those of the chosen company, or of all.
 *
 * @param chosenId the company a manager chose, or ""
 */
export function useDevelopers(chosenId: string) {
  const profile = useViewer();
  const { viewer } = profile;
  const isManager = viewer?.isManager ?? false;
  const choices = useSellerCompanyChoices(isManager);
  const chosen = useGetSellerCompany(isManager && chosenId !== "" ? { path: { id: chosenId } } : null);
  // An address may name a company that is gone, or none at all.
  const managedId = chosenId === "" || isNoCompany(chosen.error) ? undefined : chosenId;
  const companyId = isManager ? managedId : viewer?.sellerCompanyId;
  const name = chosen.data?.name ?? choices.options.find(({ id }) => id === managedId)?.label;
  return {
    profile,
    isManager,
    /** Works for no company, and manages none. */
    isStranger: viewer !== undefined && !isManager && companyId === undefined,
    /** Whose they are; undefined for all of them, and while it is not known. */
    companyId,
    /** What is asked about; undefined while it is not known who asks, and for who has nothing. */
    query: companyId === undefined ? (isManager ? {} : undefined) : { sellerCompanyId: companyId },
    /** What a new one is sent with: only managers say for whom. */
    owner: isManager && managedId !== undefined ? { sellerCompanyId: managedId } : {},
    /** A manager's choice, for `CompanyChoice`. */
    choice: { choices, chosen: managedId === undefined ? undefined : { id: managedId, name } },
  };
}

const isNoCompany = (error: ApiError | undefined) => error?.status === 404 || error?.status === 400;

/** All that is known of whose things these are. */
export type Developers = ReturnType<typeof useDevelopers>;
