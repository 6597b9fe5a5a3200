import { useEffect, useRef } from "react";

import { type FormHandle, useFormValue } from "../forms/index.js";
import type { CompanyValues } from "./companyForm.js";

/** Empties the city when its country changes. Answers the country. */
export function useCityOfCountry(form: FormHandle<CompanyValues>): string | undefined {
  const countryId = useFormValue(form, "countryId");
  const { setValue } = form;
  const cityIsIn = useRef(countryId);
  useEffect(() => {
    if (cityIsIn.current === countryId) return;
    cityIsIn.current = countryId;
    setValue("city", null);
  }, [countryId, setValue]);
  return countryId ?? undefined;
}
