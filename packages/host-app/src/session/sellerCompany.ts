import { useRouterState } from "@tanstack/react-router";
import { createContext, useContext, useEffect, useMemo, useState } from "react";

import { keepText, readJson } from "./storage.js";

/** The seller company that a manager has chosen. */
export interface ChosenCompany {
  id: string;
  name: string;
}

export interface SellerCompanyChoice {
  /** Undefined while the page shows all companies. */
  company: ChosenCompany | undefined;
  choose: (company: ChosenCompany | undefined) => void;
}

const storageName = "callwright.seller-company";

export const SellerCompanyContext = createContext<SellerCompanyChoice>({
  company: undefined,
  choose: () => undefined,
});

export const useSellerCompany = () => useContext(SellerCompanyContext);

/**
 * The manager's choice in this tab. It survives a reload and ends when the page on which it was made is left.
 */
export function useStoredSellerCompany(): SellerCompanyChoice {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [chosen, setChosen] = useState(() => read(path));
  if (chosen && chosen.path !== path) setChosen(undefined);
  useEffect(() => {
    if (!chosen) keepText("sessionStorage", storageName, undefined);
  }, [chosen]);

  return useMemo(
    () => ({
      company: chosen?.path === path ? chosen.company : undefined,
      choose(company) {
        const next = company && { path, company };
        if (next) keepText("sessionStorage", storageName, JSON.stringify(next));
        setChosen(next);
      },
    }),
    [chosen, path],
  );
}

interface StoredChoice {
  path: string;
  company: ChosenCompany;
}

/** The stored choice, if it is readable and was made on this page. */
function read(path: string): StoredChoice | undefined {
  const stored = readJson<StoredChoice>("sessionStorage", storageName);
  return stored?.path === path && typeof stored.company?.id === "string" ? (stored as StoredChoice) : undefined;
}
