"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List tags. */
export const useListPotentialCustomerTags = readHook("listPotentialCustomerTags");

/** Create a tag. */
export const useCreatePotentialCustomerTag = actionHook("createPotentialCustomerTag");

/** Rename a tag. */
export const useUpdatePotentialCustomerTag = actionHook("updatePotentialCustomerTag");

/** Delete a tag. */
export const useDeletePotentialCustomerTag = actionHook("deletePotentialCustomerTag");
