import { createHmac, timingSafeEqual } from "node:crypto";

import type { Keys } from "../auth/keys.ts";
import type { DepositState } from "../domain/deposit.ts";
import { isId } from "../ids.ts";
import type { PaymentEvent, Payments } from "./port.ts";

/** The path of the sandbox's payment pages; `pages/checkout` renders them. */
export const CHECKOUT_PATH = "/checkout";

/**
 * Payments without a payment service: a page of our own on which people choose the result. Everything after this choice
 * is as with a real one.
 */
export function createSandboxPayments(keys: Keys): Payments {
  return {
    name: "sandbox",
    openCheckout: async ({ transactionId, publicUrl }) => ({
      id: `sandbox_${transactionId}`,
      link: `${publicUrl}${CHECKOUT_PATH}/${signedToken(keys, transactionId)}`,
    }),
    // Its events come from its page, not over the network.
    readEvent: async () => ({ kind: "REFUSED" }),
    readOutcome: async (transactionId) => sandboxEvent(transactionId, { type: "FAILED" }),
  };
}

/** The sandbox's event when a person pays or declines, or does neither in time. */
export function sandboxEvent(
  transactionId: string,
  decision: { type: "FAILED" } | ({ type: "PAID" } & Pick<DepositState, "amountMicros">),
): PaymentEvent {
  const id = `sandbox_${decision.type.toLowerCase()}_${transactionId}`;
  return decision.type === "PAID"
    ? { ...decision, id, transactionId, currency: "usd" }
    : { ...decision, id, transactionId };
}

/** The transaction of a payment link; undefined if we did not sign it. */
export function readSignedToken(keys: Keys, token: string): string | undefined {
  const [transactionId, signature] = token.split(".");
  if (!isId(transactionId)) return undefined;
  const given = Buffer.from(signature ?? "", "base64url");
  const wanted = sign(keys, transactionId);
  return given.byteLength === wanted.byteLength && timingSafeEqual(given, wanted) ? transactionId : undefined;
}

// It cannot be guessed, so a person who has it, even from a form, was given the link.
function signedToken(keys: Keys, transactionId: string): string {
  return `${transactionId}.${sign(keys, transactionId).toString("base64url")}`;
}

function sign({ checkout }: Keys, transactionId: string): Buffer {
  return createHmac("sha256", checkout).update(transactionId).digest();
}
