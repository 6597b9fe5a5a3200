"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List transactions. */
export const useListTransactions = readHook("listTransactions");

/** Read the balance. */
export const useGetBalance = readHook("getBalance");

/** Add balance. */
export const useCreateDeposit = actionHook("createDeposit");

/** Chart deposits and spending. */
export const useGetTransactionGraph = readHook("getTransactionGraph");

/** Chart the balance. */
export const useGetBalanceChart = readHook("getBalanceChart");
