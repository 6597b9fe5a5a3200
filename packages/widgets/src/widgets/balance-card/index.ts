export { BalanceCard, type BalanceCardMessages, type BalanceCardProps } from "./BalanceCard.js";
