"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List call center items. */
export const useListPhoneBooks = readHook("listPhoneBooks");

/** Create a call center item. */
export const useCreatePhoneBook = actionHook("createPhoneBook");

/** Delete call center items. */
export const useDeletePhoneBooks = actionHook("deletePhoneBooks");

/** Export call center items. */
export const useExportPhoneBooks = actionHook("exportPhoneBooks");

/** Read a call center item. */
export const useGetPhoneBook = readHook("getPhoneBook");

/** Change a call center item. */
export const useUpdatePhoneBook = actionHook("updatePhoneBook");

/** Delete a call center item. */
export const useDeletePhoneBook = actionHook("deletePhoneBook");

/** List notes. */
export const useListPhoneBookReviews = readHook("listPhoneBookReviews");

/** Add a note. */
export const useCreatePhoneBookReview = actionHook("createPhoneBookReview");

/** Read a note. */
export const useGetPhoneBookReview = readHook("getPhoneBookReview");

/** Change a note. */
export const useUpdatePhoneBookReview = actionHook("updatePhoneBookReview");

/** Delete a note. */
export const useDeletePhoneBookReview = actionHook("deletePhoneBookReview");
