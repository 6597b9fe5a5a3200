import type { ColumnType, Generated, GeneratedAlways } from "kysely";

import type { CallAnswer, CallFailureCode, CallStatus, ConversationRole, ConversationTurn } from "../domain/call.ts";
import type { DefaultMoment } from "./tables.core.ts";

/** Written as JSON text, read as the value. */
export type Json<Value> = ColumnType<Value, string, string>;

interface CallsTable {
  id: string;
  seller_company_id: string;
  phone_book_id: string | null;
  potential_customer_id: string | null;
  contact_id: string | null;
  product_id: string | null;
  created_by_user_id: string | null;
  is_welcome: Generated<boolean>;
  type: "CALL_NOW" | "CALL_LATER";
  language: string;
  time_zone: string;
  status: CallStatus;
  answer: ColumnType<CallAnswer, CallAnswer | undefined, CallAnswer>;
  start_at: Date | null;
  local_call_at: string | null;
  dialled_at: Date | null;
  answered_at: Date | null;
  ended_at: Date | null;
  duration_seconds: number | null;
  failure_code: CallFailureCode | null;
  has_recording: Generated<boolean>;
  reconciled_at: Date | null;
  repeated_orders: Generated<number>;
  expires_at: Date | null;
  hang_up_asked_at: Date | null;
  customer_name: string;
  contact_name: string | null;
  contact_surname: string | null;
  contact_title: string | null;
  contact_phone_number: string;
  product_name: string | null;
  from_number: string | null;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
  contact_key: GeneratedAlways<string>;
  search: GeneratedAlways<string>;
}

interface CallPausesTable {
  /** Null is the operator's pause of all companies. */
  seller_company_id: string | null;
  paused_at: Date;
  paused_by_user_id: string | null;
}

interface CallStatusChangesTable {
  call_id: string;
  rank: number;
  status: CallStatus;
  at: Date;
}

interface CallTurnsTable {
  call_id: string;
  position: number;
  role: ConversationRole;
  content: string;
  start_second: number;
}

interface CallRecordingsTable {
  call_id: string;
  wav: Buffer;
  duration_seconds: number;
  peaks: Json<number[]>;
  created_at: DefaultMoment;
}

interface CarrierInboxTable {
  carrier: string;
  event_id: string;
  call_id: string;
  type: string;
  payload: Json<unknown>;
  received_at: DefaultMoment;
}

interface FeedbacksTable {
  id: string;
  author: string;
  seller_company_id: string | null;
  relation: "CALL" | "GENERAL";
  call_id: string | null;
  subject_id: string | null;
  description: string;
  effectiveness: number;
  responses: number;
  understanding: number;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
}

interface TransactionsTable {
  id: string;
  seller_company_id: string;
  type: "DEPOSIT" | "SPEND";
  status: "INCOMPLETE" | "COMPLETED" | "FAILED";
  amount_micros: bigint;
  balance_micros: bigint;
  free_minutes: Generated<number>;
  description: string;
  created_at: DefaultMoment;
  updated_at: DefaultMoment;
  search: GeneratedAlways<string>;
}

interface LedgerEntriesTable {
  seller_company_id: string;
  position: bigint;
  kind: "RESERVE" | "SETTLE" | "DEPOSIT" | "SPEND" | "REFUND";
  amount_micros: bigint;
  held_micros: bigint;
  held_free_minutes: number;
  balance_after_micros: bigint;
  held_after_micros: bigint;
  held_free_minutes_after: number;
  call_id: string | null;
  transaction_id: string | null;
  created_at: DefaultMoment;
}

interface SimulatorCallsTable {
  call_id: string;
  carrier_call_id: string;
  to_number: string;
  mood: string | null;
  language: string;
  conversation: Json<ConversationTurn[]>;
  duration_seconds: number;
  accepted_at: Date;
  hung_up_at: Date | null;
}

interface SimulatorDialsTable {
  id: string;
  call_id: string;
  is_repeated: boolean;
  dialled_at: Date;
}

interface SimulatorEventsTable {
  id: string;
  call_id: string;
  payload: Json<unknown>;
  due_at: Date;
  delivered_at: Date | null;
}

/** Tables of migration 0002: calls, money, and the simulated carrier's books. */
export interface CallTables {
  calls: CallsTable;
  call_pauses: CallPausesTable;
  call_status_changes: CallStatusChangesTable;
  call_turns: CallTurnsTable;
  call_recordings: CallRecordingsTable;
  carrier_inbox: CarrierInboxTable;
  feedbacks: FeedbacksTable;
  transactions: TransactionsTable;
  ledger_entries: LedgerEntriesTable;
  simulator_calls: SimulatorCallsTable;
  simulator_dials: SimulatorDialsTable;
  simulator_events: SimulatorEventsTable;
}
