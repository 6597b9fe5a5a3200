import { createContext, type ReactNode, useContext, useMemo } from "react";

import type { Rule } from "./rules.js";

/** Where the styles of the parts inside go. */
export interface Scope {
  /** A node of a shadow root, whose root adopts them, or of the page, which gets a style tag. @default document.head */
  target?: Node | undefined;
  /** For style tags; adopted sheets need none. */
  nonce?: string | undefined;
  /** On a server: what was drawn. */
  drawn?: Set<Rule> | undefined;
}

export const ScopeContext = createContext<Scope>({});

/** Says where the styles of all parts inside go. What it leaves out is as it is around it. */
export function StyleScope({ target, nonce, children }: Omit<Scope, "drawn"> & { children: ReactNode }) {
  const outer = useContext(ScopeContext);
  const scope = useMemo(
    () => ({ ...outer, target: target ?? outer.target, nonce: nonce ?? outer.nonce }),
    [outer, target, nonce],
  );
  return <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>;
}
