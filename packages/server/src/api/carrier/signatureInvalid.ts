import type { Context } from "../../context.ts";
import { problem } from "../../contract/problem.ts";
import type { CarrierName } from "../../engine/carriers/port.ts";

/**
 * The response to a request that claims to be from a carrier but is not. It is counted: many of them indicate an
 * attack, or a changed secret.
 */
export function signatureInvalid({ metrics }: Pick<Context, "metrics">, carrier: CarrierName, message: string) {
  metrics.carrierForgeries.inc({ carrier });
  return problem(401, "SIGNATURE_INVALID", message);
}
