import { makeRule, type Rule } from "./rules.js";
import { useRules } from "./useRules.js";

const made = new Map<string, readonly [Rule]>();

/**
 * A class for CSS that is known only once the page runs, such as the tracks of a table's columns. Each text is one class, which
 * stays: it is for a few texts, not for values that change all the time.
 *
 * @param css declarations and nested rules, as in a template; element names need their `&`
 */
export function useMadeClass(css: string): string {
  const rules = made.get(css) ?? makeClass(css);
  useRules(rules);
  return rules[0].id;
}

function makeClass(css: string): readonly [Rule] {
  const id = `cw${hashOf(css)}`;
  const rules = [makeRule(id, `.${id}{${css}}`)] as const;
  made.set(css, rules);
  return rules;
}

/** The same on a server and in a browser. */
function hashOf(text: string): string {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return hash.toString(36).padStart(7, "0");
}
