import { createContext, useContext, useState } from "react";

/** Light, dark, or what the system says. */
export type Scheme = "auto" | "light" | "dark";

export interface SchemeChoice {
  scheme: Scheme;
  choose: (scheme: Scheme) => void;
}

const storageName = "callwright.scheme";

export const SchemeContext = createContext<SchemeChoice>({ scheme: "auto", choose: () => undefined });

export const useScheme = () => useContext(SchemeContext);

/** The person's choice, kept in this browser. */
export function useStoredScheme(): SchemeChoice {
  const [scheme, setScheme] = useState<Scheme>(() => toScheme(localStorage.getItem(storageName)));
  const choose = (next: Scheme) => {
    localStorage.setItem(storageName, next);
    setScheme(next);
  };
  return { scheme, choose };
}

function toScheme(stored: string | null): Scheme {
  return stored === "light" || stored === "dark" ? stored : "auto";
}
