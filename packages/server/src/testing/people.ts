/** The demo accounts by what they may do, for tests. */
export const people = {
  admin: "admin@callwright.test",
  representative: "rep@callwright.test",
  master: "master@callwright.test",
  seller: "seller@callwright.test",
  /** On the Free plan, in another company. */
  freeSeller: "free@callwright.test",
  /** A seller without a company. */
  newcomer: "new@callwright.test",
} as const;
