import { remembered } from "../lib/remembered.js";
import { makeRule, type Rule } from "./rules.js";
import { useRules } from "./useRules.js";

/**
 * A class for CSS that is known only once the page runs, such as the tracks of a table's columns. Each text is one class, which
 * stays: it is for a few texts, not for values that change all the time.
 *
 * @param css declarations and nested rules, as in a template; element names need their `&`
 */
export function useMadeClass(css: string): string {
  const rules = makeClass(css);
  useRules(rules);
  return rules[0].id;
}

const makeClass = remembered((css): readonly [Rule] => {
  const id = `cw${hashOf(css)}`;
  return [makeRule(id, `.${id}{${css}}`)];
});

/** The same on a server and in a browser. */
function hashOf(text: string): string {
  let hash = 5381;
  for (let at = 0; at < text.length; at += 1) hash = (Math.imul(hash, 33) ^ text.charCodeAt(at)) >>> 0;
  return hash.toString(36).padStart(7, "0");
}
