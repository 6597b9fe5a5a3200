/** A number in the requested form: `+46 (40) 628 04 31` → `+46406280431`; undefined without a country code. */
export function toInternational(typed: string | undefined): string | undefined {
  const compact = (typed ?? "")
    .trim()
    .replace(/^00/, "+")
    .replaceAll(/[\s().\-/]/g, "");
  return /^\+\d{5,20}$/.test(compact) ? compact : undefined;
}
