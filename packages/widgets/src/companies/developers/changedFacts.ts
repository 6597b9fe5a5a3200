import { isSameValue } from "../../forms/sameValue.js";

/**
 * What a person has changed in the form of a key or an endpoint. The rest is not sent, because somebody else may have
 * changed it since the form was opened.
 */
export function changedFacts<Facts extends object>(facts: Facts, former: Facts): Partial<Facts> {
  const changed = Object.entries(facts).filter(([name, value]) => !isSameValue(value, former[name as keyof Facts]));
  return Object.fromEntries(changed) as Partial<Facts>;
}
