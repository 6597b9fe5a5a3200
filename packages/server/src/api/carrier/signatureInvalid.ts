import type { Context } from "../../context.ts";
import { problem } from "../../contract/problem.ts";
import type { CarrierName } from "../../engine/carriers/port.ts";

/** The answer to a request in a carrier's name that is not of that carrier. It is counted: many of them are an attack, or a changed secret. */
export function signatureInvalid({ metrics }: Pick<Context, "metrics">, carrier: CarrierName, message: string) {
  metrics.carrierForgeries.inc({ carrier });
  return problem(401, "SIGNATURE_INVALID", message);
}
