import type { Schemas } from "@callwright/sdk/contract";

export type ConsentBasis = Schemas["ConsentBasis"];

/**
 * Whether a consent that rests on one of these counts where the law asks for one before an artificial voice calls. In the US
 * calls that sell ask for a written one (47 CFR 64.1200).
 */
export function isExpressConsent(iso2: string | null, bases: readonly ConsentBasis[]): boolean {
  return bases.includes("WRITTEN") || (iso2 !== "US" && bases.includes("SPOKEN"));
}
