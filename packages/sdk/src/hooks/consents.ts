"use client";

import * as operations from "../generated/operations/consents.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List consents. */
export const useListConsents = readHook(operations.listConsents);

/** Record a consent. */
export const useCreateConsent = actionHook(operations.createConsent, freshenedBy.createConsent);

/** Withdraw a consent. */
export const useWithdrawConsent = actionHook(operations.withdrawConsent, freshenedBy.withdrawConsent);
