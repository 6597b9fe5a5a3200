import { html, raw } from "hono/html";

import { toUsd } from "../../domain/money.ts";
import type { PaidDeposit } from "../../store/payments.ts";
import { withResult } from "../../payments/port.ts";
import { mark } from "../mark.ts";
import { checkoutStyles } from "./checkoutStyles.ts";

type Html = ReturnType<typeof html>;

/** A deposit to pay or decline; once it is settled or expired, its result and a link back. */
export function checkoutPage(nonce: string, deposit: PaidDeposit, isExpired: boolean): Html {
  const amount = dollars.format(toUsd(deposit.amountMicros));
  const facts = html`<dl>
    <div>
      <dt>Company</dt>
      <dd>${deposit.companyName}</dd>
    </div>
    <div>
      <dt>Amount</dt>
      <dd class="amount">${amount}</dd>
    </div>
  </dl>`;
  if (deposit.status === "INCOMPLETE" && !isExpired)
    return layout(
      nonce,
      "Add balance",
      html`${facts}
        <form method="post">
          <button class="primary" name="decision" value="pay">Pay ${amount}</button>
          <button name="decision" value="decline">Decline</button>
        </form>`,
    );
  const title = deposit.status === "COMPLETED" ? "This payment is done" : "This payment was not made";
  const result = deposit.status === "COMPLETED" ? "completed" : "cancelled";
  const sentence = {
    COMPLETED: "The amount is on the balance.",
    FAILED: "It was declined or not paid in time. Nothing was charged.",
    INCOMPLETE: "Its time is over. Nothing was charged; please start again.",
  }[deposit.status];
  return layout(
    nonce,
    title,
    html`${facts}
      <p>${sentence}</p>
      <a class="button" href="${withResult(deposit.returnUrl, result)}">Go back</a>`,
  );
}

/** For a URL that we did not create. */
export function noCheckoutPage(nonce: string): Html {
  return layout(nonce, "There is no payment here", html`<p>Please open the payment from your balance again.</p>`);
}

function layout(nonce: string, title: string, content: Html): Html {
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="robots" content="noindex" />
        <meta name="color-scheme" content="light dark" />
        <title>${title} · Callwright</title>
        <style nonce="${nonce}">
          ${raw(checkoutStyles)}
        </style>
      </head>
      <body>
        <main>
          <p class="brand">
            <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><path d="${mark}" /></svg>
            Callwright
          </p>
          <h1>${title}</h1>
          <p class="notice">This is the sandbox: no card is asked for and no real money moves.</p>
          ${content}
        </main>
      </body>
    </html>`;
}

const dollars = new Intl.NumberFormat("en-US", { style: "currency", currency: "USD" });
