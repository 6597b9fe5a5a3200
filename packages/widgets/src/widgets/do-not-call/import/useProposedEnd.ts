import { useEffect, useRef } from "react";

import { type FormHandle, useFormValue } from "../../../forms/index.js";
import { daysLater, registerAgeLimit, type RegisterValues } from "./registerImport.model.js";

/**
 * Proposes when a register expires, by the rule of the country of its numbers, until the person chooses another time.
 *
 * @param now the local time of the viewer.
 * @returns the number of days for which such a register may be used; undefined if no rule is known.
 */
export function useProposedEnd(form: FormHandle<RegisterValues>, now: string): number | undefined {
  const limit = registerAgeLimit(useFormValue(form, "countryIso2"));
  const end = useFormValue(form, "expiresAt");
  const proposed = useRef<string | null>(null);
  const isOwnChoice = end !== proposed.current;
  useEffect(() => {
    if (isOwnChoice) return;
    proposed.current = limit === undefined ? null : daysLater(now, limit);
    form.setValue("expiresAt", proposed.current);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only another country proposes another end
  }, [limit]);
  return limit;
}
