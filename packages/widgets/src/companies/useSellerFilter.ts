import { useGetSellerCompany } from "@callwright/sdk/hooks";
import { useState } from "react";

import type { Option } from "../ui/combo-box/index.js";
import { useSellerCompanyChoices } from "./useSellerCompanyChoices.js";

/** The filter by seller company: what there is to choose, and what is chosen. */
export interface SellerFilterState {
  choices: ReturnType<typeof useSellerCompanyChoices>;
  /** Undefined while no company is chosen; without its name until that has come. */
  chosen: { id: string; name: string | undefined } | undefined;
  /** The choices are wanted now. */
  open: () => void;
}

/**
 * Fills the filter by seller company, which only managers have. An address keeps an id only: its name is read.
 *
 * @param companyId the chosen one, or ""
 */
export function useSellerFilter(companyId: string): SellerFilterState {
  const [isWanted, setWanted] = useState(false);
  const [known, setKnown] = useState<Option>();
  const choices = useSellerCompanyChoices(isWanted);
  const found = choices.options.find(({ id }) => id === companyId);
  if (found && known?.id !== companyId) setKnown(found);
  const isKnown = companyId === "" || found !== undefined || known?.id === companyId;
  const read = useGetSellerCompany(isKnown ? null : { path: { id: companyId } });
  const name = found?.label ?? (known?.id === companyId ? known.label : read.data?.name);
  return {
    choices,
    chosen: companyId === "" ? undefined : { id: companyId, name },
    open: () => setWanted(true),
  };
}
