interface RateLimitsTable {
  key: Buffer;
  started_at: Date;
  count: number;
  expires_at: Date;
}

/** Tables of migration 0008: how often something was done lately. */
export interface OperationsTables {
  rate_limits: RateLimitsTable;
}
