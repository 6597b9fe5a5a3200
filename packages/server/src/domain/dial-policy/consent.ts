import type { Schemas } from "@callwright/sdk/contract";

export type ConsentBasis = Schemas["ConsentBasis"];

/**
 * Whether a consent with one of these sources is sufficient where the law requires consent before an artificial voice
 * calls. In the US, sales calls require a written one (47 CFR 64.1200).
 */
export function isExpressConsent(iso2: string | null, bases: readonly ConsentBasis[]): boolean {
  return bases.includes("WRITTEN") || (iso2 !== "US" && bases.includes("SPOKEN"));
}
