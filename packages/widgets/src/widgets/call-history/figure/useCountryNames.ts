import { useListCountries } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import { useNames } from "../../../i18n/index.js";

/** The names of countries by id, in the user's language. They are read only if they are needed. */
export function useCountryNames(isNeeded: boolean): (id: string) => string | undefined {
  const formats = useNames();
  const { data } = useListCountries(isNeeded ? {} : null);
  const codes = useMemo(() => new Map(data?.items.map(({ id, iso2 }) => [id, iso2])), [data]);
  return (id) => {
    const iso2 = codes.get(id);
    return iso2 === undefined ? undefined : formats.country(iso2);
  };
}
