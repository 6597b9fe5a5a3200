import { useListCities, useListCountries } from "@callwright/sdk/hooks";
import { useMemo, useState } from "react";

import { useNames } from "../i18n/index.js";
import type { Option } from "../ui/combo-box/index.js";
import { countryOptions } from "./countryOptions.js";

const citiesPerSearch = 50;

/** Countries, and the cities of the chosen one as they are searched for. */
export function usePlaces(countryId: string | undefined) {
  const formats = useNames();
  const countries = useListCountries();
  const [text, setText] = useState("");
  // Who types İstanbul finds what is written with a plain i (B-CSET-06).
  const wanted = text.trim().replaceAll("İ", "i");
  const cities = useListCities(
    countryId === undefined
      ? null
      : { path: { id: countryId }, query: { perPage: citiesPerSearch, ...(wanted && { text: wanted }) } },
  );
  const countryItems = countries.data?.items;
  const cityItems = cities.data?.items;
  return {
    /** The country whose cities are searched. */
    countryId,
    countries: useMemo<readonly Option[]>(() => countryOptions(countryItems ?? [], formats), [countryItems, formats]),
    isLoading: countries.isLoading,
    cities: {
      options: useMemo<readonly Option[]>(
        () => (cityItems ?? []).map(({ id, name }) => ({ id, label: name })),
        [cityItems],
      ),
      isLoading: cities.isLoading,
      onSearch: setText,
    },
    /** Why there are no countries to choose from. */
    error: countries.error,
    retry: () => void countries.mutate(),
  };
}

/** Where a company can be. */
export type Places = ReturnType<typeof usePlaces>;
