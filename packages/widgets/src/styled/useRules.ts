import { useContext, useInsertionEffect } from "react";

import type { Rule } from "./rules.js";
import { ScopeContext } from "./StyleScope.js";
import { writeRules } from "./writeRules.js";

/** Sees to it that rules hold where what uses them is drawn, before it is. */
export function useRules(rules: readonly Rule[]): void {
  const scope = useContext(ScopeContext);
  if (scope.drawn) for (const rule of rules) scope.drawn.add(rule);
  // All rules there are, not only these: a wrapper may be drawn before what it wraps is.
  useInsertionEffect(() => {
    if (rules.length > 0) writeRules(scope);
  }, [scope, rules]);
}
