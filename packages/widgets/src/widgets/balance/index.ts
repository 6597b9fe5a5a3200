export type { BalanceEvent, BalanceView } from "./Balance.types.js";
export { Balance, type BalanceHandle, type BalanceMessages, type BalanceProps } from "./Balance.js";
