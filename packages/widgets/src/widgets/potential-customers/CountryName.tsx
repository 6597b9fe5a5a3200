import { useFormats } from "../../i18n/index.js";

/** A country in the reader's language. */
export function CountryName({ iso2 }: { iso2: string }) {
  return <>{useFormats().country(iso2)}</>;
}
