"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List seller companies. */
export const useListSellerCompanies = readHook("listSellerCompanies");

/** Create a seller company. */
export const useCreateSellerCompany = actionHook("createSellerCompany");

/** Delete seller companies. */
export const useDeleteSellerCompanies = actionHook("deleteSellerCompanies");

/** Export seller companies. */
export const useExportSellerCompanies = actionHook("exportSellerCompanies");

/** Read a seller company. */
export const useGetSellerCompany = readHook("getSellerCompany");

/** Change a seller company. */
export const useUpdateSellerCompany = actionHook("updateSellerCompany");

/** Delete a seller company. */
export const useDeleteSellerCompany = actionHook("deleteSellerCompany");

/** List members. */
export const useListSellerCompanyMembers = readHook("listSellerCompanyMembers");

/** List FAQ entries. */
export const useListFaqs = readHook("listFaqs");

/** Add an FAQ entry. */
export const useCreateFaq = actionHook("createFaq");

/** Change an FAQ entry. */
export const useUpdateFaq = actionHook("updateFaq");

/** Delete an FAQ entry. */
export const useDeleteFaq = actionHook("deleteFaq");
