export type { TransactionsView as UsageView } from "../../money/transactions/transactions.types.js";
export { Usage, type UsageMessages, type UsageProps } from "./Usage.js";
