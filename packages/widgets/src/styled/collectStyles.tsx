import type { ReactElement, ReactNode } from "react";

import { earlyScript } from "../lib/earlyScript.js";
import type { Rule } from "./rules.js";
import { ScopeContext } from "./StyleScope.js";
import { textOf } from "./writeRules.js";

/** The styles of what a server draws. */
export interface CollectedStyles {
  /** Wraps what is drawn, to know which styles it needs. */
  collect: (children: ReactNode) => ReactNode;
  /**
   * Returns a style tag with the styles of what was drawn since the last one, for the page's head or before the next part of a
   * stream; an empty string if there are none. The first has a small script beside it, which keeps what people press until the
   * browser's code answers it.
   *
   * @param nonce for a policy with `style-src 'nonce-…'` and `script-src 'nonce-…'`
   */
  takeTag: (nonce?: string) => string;
  /** Returns the same as an element, for frameworks that insert elements; null if there are no new styles. */
  takeElement: (nonce?: string) => ReactElement | null;
}

/** Options of {@link collectStyles} and `createCallwrightStyles`. */
export interface CollectOptions {
  /**
   * Whether the HTML has a script that keeps what people press before the browser's code has come, which then answers it. Without it
   * such a press is lost. @default true
   */
  keepsPresses?: boolean;
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
export function collectStyles({ keepsPresses = true }: CollectOptions = {}): CollectedStyles {
  const drawn = new Set<Rule>();
  const given = new Set<Rule>();
  const scope = { drawn };
  const takeText = () => {
    const fresh = [...drawn].filter((rule) => !given.has(rule)).toSorted((one, other) => one.rank - other.rank);
    for (const rule of fresh) given.add(rule);
    return textOf(fresh);
  };
  let needsScript = keepsPresses;
  const isFirst = () => {
    const was = needsScript;
    needsScript = false;
    return was;
  };
  return {
    collect: (children) => <ScopeContext.Provider value={scope}>{children}</ScopeContext.Provider>,
    takeTag(nonce) {
      const text = takeText();
      if (text === "") return "";
      const attributes = nonce === undefined ? "" : ` nonce="${nonce.replaceAll('"', "&quot;")}"`;
      const script = isFirst() ? `<script${attributes}>${earlyScript}</script>` : "";
      return `<style data-cw-styles="server"${attributes}>${text}</style>${script}`;
    },
    takeElement(nonce) {
      const text = takeText();
      if (text === "") return null;
      const style = <style data-cw-styles="server" nonce={nonce} dangerouslySetInnerHTML={{ __html: text }} />;
      if (!isFirst()) return style;
      return (
        <>
          {style}
          <script nonce={nonce} dangerouslySetInnerHTML={{ __html: earlyScript }} />
        </>
      );
    },
  };
}
