"use client";

import * as operations from "../generated/operations/sellerCompanies.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** List seller companies. */
export const useListSellerCompanies = readHook(operations.listSellerCompanies);

/** Create a seller company. */
export const useCreateSellerCompany = actionHook(operations.createSellerCompany, freshenedBy.createSellerCompany);

/** Delete seller companies. */
export const useDeleteSellerCompanies = actionHook(operations.deleteSellerCompanies, freshenedBy.deleteSellerCompanies);

/** Export seller companies. */
export const useExportSellerCompanies = actionHook(operations.exportSellerCompanies);

/** Read a seller company. */
export const useGetSellerCompany = readHook(operations.getSellerCompany);

/** Change a seller company. */
export const useUpdateSellerCompany = actionHook(operations.updateSellerCompany, freshenedBy.updateSellerCompany);

/** Delete a seller company. */
export const useDeleteSellerCompany = actionHook(operations.deleteSellerCompany, freshenedBy.deleteSellerCompany);

/** The first sentence of a company's calls, as audio. */
export const useGetDisclosureSound = readHook(operations.getDisclosureSound);

/**
 * A company's rules for when and how often it calls people, and the rules that result from them and from those of the
 * countries.
 */
export const useGetDialPolicy = readHook(operations.getDialPolicy);

/**
 * Change a company's rules for when and how often it calls people. They can only be stricter than those of the
 * countries.
 */
export const useUpdateDialPolicy = actionHook(operations.updateDialPolicy, freshenedBy.updateDialPolicy);

/** List members. */
export const useListSellerCompanyMembers = readHook(operations.listSellerCompanyMembers);

/** List FAQ entries. */
export const useListFaqs = readHook(operations.listFaqs);

/** Add an FAQ entry. */
export const useCreateFaq = actionHook(operations.createFaq, freshenedBy.createFaq);

/** Change an FAQ entry. */
export const useUpdateFaq = actionHook(operations.updateFaq, freshenedBy.updateFaq);

/** Delete an FAQ entry. */
export const useDeleteFaq = actionHook(operations.deleteFaq, freshenedBy.deleteFaq);
