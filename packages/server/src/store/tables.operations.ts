import type { Generated } from "kysely";

interface RateLimitsTable {
  key: Buffer;
  started_at: Date;
  count: number;
  expires_at: Date;
}

interface IdempotencyKeysTable {
  key_hash: Buffer;
  request_hash: Buffer;
  attempt: string;
  is_touched: Generated<boolean>;
  answer: Buffer | null;
  started_at: Date;
  expires_at: Date;
}

/** Tables of migrations 0008 and 0019: what was done lately, and how often. */
export interface OperationsTables {
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
}
