import type { TransactionStatus } from "@callwright/sdk/contract";
import type { ReactNode } from "react";

import { useNumbers, useMessages } from "../../i18n/index.js";
import { Truncate } from "../../ui/truncate/index.js";
import { Amount, Described, Free, Glyph, Status } from "./TransactionCells.styles.js";
import { transactionsMessages } from "./transactions.messages.js";
import type { TransactionRow } from "./transactions.types.js";

/** How far a transaction is: a mark of its own shape and the word, never colour alone (B-BAL-16, R-37). */
export function TransactionStatusCell({ status }: { status: TransactionStatus }) {
  const t = useMessages(transactionsMessages);
  return (
    <Status>
      <Glyph width={14} height={14} viewBox="0 0 14 14" aria-hidden="true" data-status={status}>
        {marks[status]}
      </Glyph>
      {t[status]}
    </Status>
  );
}

/** What a transaction is about, with its sign; its colour says whether it has moved the balance (B-BAL-17 to B-BAL-19). */
export function TransactionAmount({ row: { type, amountUsd, effect } }: { row: TransactionRow }) {
  const t = useMessages(transactionsMessages);
  const amount = useNumbers().money(amountUsd);
  // Nothing has no direction.
  if (amountUsd === 0) return <Amount dir="ltr">{amount}</Amount>;
  return (
    <Amount dir="ltr" data-effect={effect}>
      {type === "DEPOSIT" ? t.added({ amount }) : t.taken({ amount })}
    </Amount>
  );
}

/** What it was for, and the free minutes that paid for it or a part of it. */
export function TransactionDescription({ row: { description, freeMinutes } }: { row: TransactionRow }) {
  const t = useMessages(transactionsMessages);
  if (freeMinutes === 0) return <Truncate>{description}</Truncate>;
  return (
    <Described>
      <Truncate>{description}</Truncate>
      <Free>{t.freeMinutes({ count: freeMinutes })}</Free>
    </Described>
  );
}

/** What was left after a transaction. */
export function BalanceAfter({ balanceUsd }: { balanceUsd: number }) {
  return <bdi>{useNumbers().money(balanceUsd)}</bdi>;
}

const disc = <circle cx="7" cy="7" r="6.35" fill="currentColor" />;

const marks: Record<TransactionStatus, ReactNode> = {
  COMPLETED: (
    <>
      {disc}
      <path data-knock="" d="m4.35 7.2 1.85 1.85 3.5-3.9" fill="none" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  FAILED: (
    <>
      {disc}
      <path data-knock="" d="m5 5 4 4M9 5 5 9" strokeWidth="1.5" strokeLinecap="round" />
    </>
  ),
  INCOMPLETE: (
    <>
      <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <path d="M7 3.6a3.4 3.4 0 0 1 0 6.8Z" fill="currentColor" />
    </>
  ),
};
