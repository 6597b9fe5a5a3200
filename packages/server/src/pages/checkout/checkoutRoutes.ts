import { randomBytes } from "node:crypto";

import { Hono, type Context as Request } from "hono";
import { bodyLimit } from "hono/body-limit";

import type { Context } from "../../context.ts";
import { problem } from "../../contract/problem.ts";
import { withResult } from "../../payments/port.ts";
import { readSignedToken, sandboxEvent } from "../../payments/sandbox.ts";
import { takePaymentEvent } from "../../payments/takePaymentEvent.ts";
import { readDeposit, type PaidDeposit } from "../../store/payments.ts";
import { checkoutPage, noCheckoutPage } from "./checkoutPage.ts";

/**
 * The sandbox's payment page: a person with the signed link may pay or decline, once. It does not exist if Stripe is
 * configured.
 */
export function checkoutRoutes(context: Context) {
  const { db, clock, keys } = context;
  const routes = new Hono();
  routes.use(
    bodyLimit({
      maxSize: 1024,
      onError: () => {
        throw problem(413, "PAYLOAD_TOO_LARGE", "The form is larger than it can be.");
      },
    }),
  );

  const find = async (c: Request): Promise<PaidDeposit | undefined> => {
    const transactionId = readSignedToken(keys, c.req.param("token") ?? "");
    return transactionId ? readDeposit(db, "sandbox", transactionId) : undefined;
  };
  const draw = async (c: Request, deposit: PaidDeposit | undefined) => {
    const nonce = randomBytes(16).toString("base64");
    const isExpired = deposit !== undefined && deposit.expiresAt <= clock.now();
    const page = deposit ? checkoutPage(nonce, deposit, isExpired) : noCheckoutPage(nonce);
    return c.html(page, deposit ? 200 : 404, headersFor(nonce, deposit));
  };

  routes.get("/:token", async (c) => draw(c, await find(c)));

  routes.post("/:token", async (c) => {
    const deposit = await find(c);
    if (!deposit) return draw(c, undefined);
    const { transactionId, amountMicros } = deposit;
    const decision = await readDecision(c);
    const isPaid = decision === "pay" && deposit.expiresAt > clock.now();
    await takePaymentEvent(
      context,
      sandboxEvent(transactionId, isPaid ? { type: "PAID", amountMicros } : { type: "FAILED" }),
    );
    // Its result, because a decision in another window may have settled it before.
    const settled = await readDeposit(db, "sandbox", transactionId);
    return c.redirect(withResult(deposit.returnUrl, settled?.status === "COMPLETED" ? "completed" : "cancelled"), 303);
  });
  return routes;
}

async function readDecision(c: Request): Promise<"pay" | "decline"> {
  const { decision } = await c.req.parseBody().catch(() => ({ decision: undefined }));
  if (decision === "pay" || decision === "decline") return decision;
  throw problem(400, "VALIDATION_FAILED", "Please choose to pay or to decline.");
}

/** No script runs in the page; its form may lead back to where the person came from, which browsers check, too. */
function headersFor(nonce: string, deposit: PaidDeposit | undefined): Record<string, string> {
  const wayBack = deposit ? ` ${new URL(deposit.returnUrl).origin}` : "";
  return {
    "cache-control": "no-store",
    // The URL gives access to the page, so it must not leak.
    "referrer-policy": "no-referrer",
    "content-security-policy": [
      "default-src 'none'",
      `style-src 'nonce-${nonce}'`,
      `form-action 'self'${wayBack}`,
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join("; "),
  };
}
