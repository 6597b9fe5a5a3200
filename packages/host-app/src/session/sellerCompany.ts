import { useRouterState } from "@tanstack/react-router";
import { createContext, useContext, useEffect, useMemo, useState } from "react";

/** The seller company a manager looks at. */
export interface ChosenCompany {
  id: string;
  name: string;
}

export interface SellerCompanyChoice {
  /** Undefined while all companies are looked at. */
  company: ChosenCompany | undefined;
  choose: (company: ChosenCompany | undefined) => void;
}

const storageName = "callwright.seller-company";

export const SellerCompanyContext = createContext<SellerCompanyChoice>({
  company: undefined,
  choose: () => undefined,
});

export const useSellerCompany = () => useContext(SellerCompanyContext);

/** The choice of this tab: it survives a reload and ends with the page it was made on. */
export function useStoredSellerCompany(): SellerCompanyChoice {
  const path = useRouterState({ select: ({ location }) => location.pathname });
  const [chosen, setChosen] = useState(() => read(path));
  if (chosen && chosen.path !== path) setChosen(undefined);
  useEffect(() => {
    if (!chosen) sessionStorage.removeItem(storageName);
  }, [chosen]);

  return useMemo(
    () => ({
      company: chosen?.path === path ? chosen.company : undefined,
      choose(company) {
        const next = company && { path, company };
        if (next) sessionStorage.setItem(storageName, JSON.stringify(next));
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

/** What was chosen on this page; of another page, or unreadable, it is nothing. */
function read(path: string): StoredChoice | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageName) ?? "null") as StoredChoice | null;
    return stored?.path === path && typeof stored.company.id === "string" ? stored : undefined;
  } catch {
    return undefined;
  }
}
