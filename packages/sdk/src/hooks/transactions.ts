"use client";

import * as operations from "../generated/operations/transactions.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List transactions. */
export const useListTransactions = readHook(operations.listTransactions);

/** Read the balance. */
export const useGetBalance = readHook(operations.getBalance);

/** Add balance. */
export const useCreateDeposit = actionHook(operations.createDeposit, freshenedBy.createDeposit);

/** Chart deposits and spending. */
export const useGetTransactionGraph = readHook(operations.getTransactionGraph);

/** Chart the balance. */
export const useGetBalanceChart = readHook(operations.getBalanceChart);
