"use client";

import * as operations from "../generated/operations/tags.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List tags. */
export const useListPotentialCustomerTags = readHook(operations.listPotentialCustomerTags);

/** Create a tag. */
export const useCreatePotentialCustomerTag = actionHook(
  operations.createPotentialCustomerTag,
  freshenedBy.createPotentialCustomerTag,
);

/** Rename a tag. */
export const useUpdatePotentialCustomerTag = actionHook(
  operations.updatePotentialCustomerTag,
  freshenedBy.updatePotentialCustomerTag,
);

/** Delete a tag. */
export const useDeletePotentialCustomerTag = actionHook(
  operations.deletePotentialCustomerTag,
  freshenedBy.deletePotentialCustomerTag,
);
