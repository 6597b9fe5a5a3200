import { useEffect } from "react";

import { useCompanyCountry } from "./useCompanyCountry.js";

/** Reads the country of the viewer's company for a page that has no other use for what it takes to read: it comes on demand. */
export function CompanyCountry({ onFound }: { onFound: (iso2: string | undefined) => void }) {
  const country = useCompanyCountry();
  useEffect(() => onFound(country), [country, onFound]);
  return null;
}
