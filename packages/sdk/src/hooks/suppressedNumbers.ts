"use client";

import * as operations from "../generated/operations/suppressedNumbers.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List numbers that are not called. */
export const useListSuppressedNumbers = readHook(operations.listSuppressedNumbers);

/** Stop calling numbers. */
export const useSuppressNumbers = actionHook(operations.suppressNumbers, freshenedBy.suppressNumbers);

/** Import a register of numbers that are not called. */
export const useImportSuppressedNumbers = actionHook(
  operations.importSuppressedNumbers,
  freshenedBy.importSuppressedNumbers,
);

/** Export numbers that are not called. */
export const useExportSuppressedNumbers = actionHook(operations.exportSuppressedNumbers);

/** Allow a number to be called again. */
export const useLiftSuppression = actionHook(operations.liftSuppression, freshenedBy.liftSuppression);
