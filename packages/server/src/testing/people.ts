/** The demo accounts by their roles, for tests. */
export const people = {
  admin: "admin@callwright.test",
  representative: "rep@callwright.test",
  master: "master@callwright.test",
  seller: "seller@callwright.test",
  /** A seller of another company, which is on the Free plan. */
  freeSeller: "free@callwright.test",
  /** A seller without a company. */
  newcomer: "new@callwright.test",
} as const;
