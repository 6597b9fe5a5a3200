// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createDeposit = ["createDeposit", "POST", "/v1/transactions/deposit", "once"] as const;
export const getBalance = ["getBalance", "GET", "/v1/transactions/balance"] as const;
export const getBalanceChart = ["getBalanceChart", "GET", "/v1/transactions/charts/balances"] as const;
export const getTransactionGraph = ["getTransactionGraph", "GET", "/v1/transactions/charts/graph"] as const;
export const listTransactions = ["listTransactions", "GET", "/v1/transactions"] as const;
