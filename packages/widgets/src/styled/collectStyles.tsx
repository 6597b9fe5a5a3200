import { createElement, type ReactElement, type ReactNode } from "react";

import type { Rule } from "./rules.js";
import { ScopeContext } from "./StyleScope.js";
import { textOf } from "./writeRules.js";

/** The styles of what a server draws. */
export interface CollectedStyles {
  /** Wraps what is drawn, to know which styles it needs. */
  collect: (children: ReactNode) => ReactNode;
  /**
   * Returns a style tag with the styles of what was drawn since the last one, for the page's head or before the next part of a
   * stream; an empty string if there are none.
   *
   * @param nonce for a policy with `style-src 'nonce-…'`
   */
  takeTag: (nonce?: string) => string;
  /** Returns the same as an element, for frameworks that insert elements; null if there are no new styles. */
  takeElement: (nonce?: string) => ReactElement | null;
}

/**
 * Collects the styles of one page that a server draws, so that its HTML is styled before any script has run. Make one for each
 * request.
 *
 * @example
 * const styles = collectStyles();
 * const body = renderToString(styles.collect(<App />));
 * response.end(`<!doctype html><head>${styles.takeTag()}</head><body><main>${body}</main></body>`);
 */
export function collectStyles(): CollectedStyles {
  const drawn = new Set<Rule>();
  const given = new Set<Rule>();
  const scope = { drawn };
  const takeText = () => {
    const fresh = [...drawn].filter((rule) => !given.has(rule)).toSorted((one, other) => one.rank - other.rank);
    for (const rule of fresh) given.add(rule);
    return textOf(fresh);
  };
  return {
    collect: (children) => <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>,
    takeTag(nonce) {
      const text = takeText();
      if (text === "") return "";
      const attributes = nonce === undefined ? "" : ` nonce="${nonce.replaceAll('"', "&quot;")}"`;
      return `<style data-cw-styles="server"${attributes}>${text}</style>`;
    },
    takeElement(nonce) {
      const text = takeText();
      if (text === "") return null;
      return createElement("style", {
        "data-cw-styles": "server",
        nonce,
        dangerouslySetInnerHTML: { __html: text },
      });
    },
  };
}
