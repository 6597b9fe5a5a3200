import type { Generated } from "kysely";

import type { DepositOutcome } from "../domain/deposit.ts";
import type { PaymentEvent } from "../payments/port.ts";
import type { Json } from "./tables.calls.ts";
import type { DefaultMoment } from "./tables.core.ts";

interface PaymentsTable {
  transaction_id: string;
  provider: "stripe" | "sandbox";
  checkout_id: string | null;
  expires_at: Date;
  return_url: string;
  refunded_micros: Generated<bigint>;
  taken_back_micros: Generated<bigint>;
}

interface PaymentInboxTable {
  provider: string;
  event_id: string;
  transaction_id: string;
  type: PaymentEvent["type"];
  outcome: DepositOutcome;
  payload: Json<unknown>;
  received_at: DefaultMoment;
}

/** Tables of migration 0003: deposits on their way. */
export interface PaymentTables {
  payments: PaymentsTable;
  payment_inbox: PaymentInboxTable;
}
