import type { Country } from "@callwright/sdk/contract";

import type { Names } from "../i18n/index.js";
import type { Option } from "../ui/option-list/index.js";

/** Countries to choose from, under their names in the reader's language and in its order. */
export function countryOptions(
  countries: readonly Pick<Country, "id" | "iso2" | "otherNames">[],
  formats: Names,
): readonly Option[] {
  return countries
    .map(({ id, iso2, otherNames }) => ({ id, label: formats.country(iso2), code: iso2, otherNames }))
    .toSorted((one, other) => one.label.localeCompare(other.label, formats.locale));
}
