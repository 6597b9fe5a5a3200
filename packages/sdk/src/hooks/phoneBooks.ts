"use client";

import * as operations from "../generated/operations/phoneBooks.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List call center items. */
export const useListPhoneBooks = readHook(operations.listPhoneBooks);

/** Create a call center item. */
export const useCreatePhoneBook = actionHook(operations.createPhoneBook, freshenedBy.createPhoneBook);

/** Delete call center items. */
export const useDeletePhoneBooks = actionHook(operations.deletePhoneBooks, freshenedBy.deletePhoneBooks);

/** Export call center items. */
export const useExportPhoneBooks = actionHook(operations.exportPhoneBooks);

/** Read a call center item. */
export const useGetPhoneBook = readHook(operations.getPhoneBook);

/** Change a call center item. */
export const useUpdatePhoneBook = actionHook(operations.updatePhoneBook, freshenedBy.updatePhoneBook);

/** Delete a call center item. */
export const useDeletePhoneBook = actionHook(operations.deletePhoneBook, freshenedBy.deletePhoneBook);

/** List notes. */
export const useListPhoneBookReviews = readHook(operations.listPhoneBookReviews);

/** Add a note. */
export const useCreatePhoneBookReview = actionHook(operations.createPhoneBookReview, freshenedBy.createPhoneBookReview);

/** Read a note. */
export const useGetPhoneBookReview = readHook(operations.getPhoneBookReview);

/** Change a note. */
export const useUpdatePhoneBookReview = actionHook(operations.updatePhoneBookReview, freshenedBy.updatePhoneBookReview);

/** Delete a note. */
export const useDeletePhoneBookReview = actionHook(operations.deletePhoneBookReview, freshenedBy.deletePhoneBookReview);
