import { useEffect, useRef } from "react";

import { type FormHandle, useFormValue } from "../forms/index.js";
import type { CompanyValues } from "./companyForm.js";

/** Empties the city when somebody chooses another country. Answers the country. */
export function useCityOfCountry(form: FormHandle<CompanyValues>): string | undefined {
  const countryId = useFormValue(form, "countryId");
  const { setValue, fillings } = form;
  const cityIsIn = useRef({ countryId, fillings });
  useEffect(() => {
    const before = cityIsIn.current;
    cityIsIn.current = { countryId, fillings };
    // A saved company comes with its city.
    if (before.countryId !== countryId && before.fillings === fillings) setValue("city", null);
  }, [countryId, fillings, setValue]);
  return countryId ?? undefined;
}
