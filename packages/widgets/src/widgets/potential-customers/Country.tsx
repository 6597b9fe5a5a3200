import { useFormats } from "../../i18n/index.js";
import { Truncate } from "../../ui/truncate/index.js";
import * as s from "./PotentialCustomers.styles.js";

/** A country in the reader's language, behind its code. */
export function Country({ iso2 }: { iso2: string }) {
  return (
    <s.Country>
      <s.CountryCode aria-hidden="true">{iso2}</s.CountryCode>
      <Truncate>{useFormats().country(iso2)}</Truncate>
    </s.Country>
  );
}
