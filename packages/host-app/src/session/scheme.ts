import { createContext, useContext, useState } from "react";

import { keepText, readText } from "./storage.js";

/** The colour scheme: light, dark, or (`auto`) that of the system. */
export type Scheme = "auto" | "light" | "dark";

export interface SchemeChoice {
  scheme: Scheme;
  choose: (scheme: Scheme) => void;
}

const storageName = "callwright.scheme";

export const SchemeContext = createContext<SchemeChoice>({ scheme: "auto", choose: () => undefined });

export const useScheme = () => useContext(SchemeContext);

/** The user's colour scheme, kept in this browser. */
export function useStoredScheme(): SchemeChoice {
  const [scheme, setScheme] = useState<Scheme>(() => toScheme(readText("localStorage", storageName)));
  const choose = (next: Scheme) => {
    keepText("localStorage", storageName, next);
    setScheme(next);
  };
  return { scheme, choose };
}

function toScheme(stored: string | null): Scheme {
  return stored === "light" || stored === "dark" ? stored : "auto";
}
