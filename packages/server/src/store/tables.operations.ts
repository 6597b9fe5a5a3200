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

interface ArchivedCompaniesTable {
  id: string;
  name: string;
  archived_at: Date;
  archived_by: string;
  pseudonymised_at: Date | null;
}

/** Tables of migrations 0008, 0019 and 0022: what was done lately, and what is kept of companies that are gone. */
export interface OperationsTables {
  archived_companies: ArchivedCompaniesTable;
  idempotency_keys: IdempotencyKeysTable;
  rate_limits: RateLimitsTable;
}
