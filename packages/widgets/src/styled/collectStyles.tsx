import type { ReactNode } from "react";

import type { Rule } from "./rules.js";
import { ScopeContext } from "./StyleScope.js";
import { textOf } from "./writeRules.js";

/** The styles of what a server draws. */
export interface CollectedStyles {
  /** Goes around what is drawn. */
  collect: (children: ReactNode) => ReactNode;
  /** A style tag with all that was drawn since it was asked last, for the page's head or before the next part of a stream; empty if nothing new was. */
  takeTag: (nonce?: string) => string;
}

/** Gathers the styles of one page that a server draws. */
export function collectStyles(): CollectedStyles {
  const drawn = new Set<Rule>();
  const given = new Set<Rule>();
  const scope = { drawn };
  return {
    collect: (children) => <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>,
    takeTag(nonce) {
      const fresh = [...drawn].filter((rule) => !given.has(rule)).toSorted((one, other) => one.rank - other.rank);
      for (const rule of fresh) given.add(rule);
      if (fresh.length === 0) return "";
      const attributes = nonce === undefined ? "" : ` nonce="${nonce.replaceAll('"', "&quot;")}"`;
      return `<style data-cw-styles="server"${attributes}>${textOf(fresh)}</style>`;
    },
  };
}
