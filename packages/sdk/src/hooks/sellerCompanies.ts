"use client";

import * as operations from "../generated/operations.js";
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

/** How the calls of a company begin, as sound. */
export const useGetDisclosureSound = readHook(operations.getDisclosureSound);

/** When and how often a company calls people, and what holds together with the rules of the countries. */
export const useGetDialPolicy = readHook(operations.getDialPolicy);

/** Change when and how often a company calls people; only stricter than the rules of the countries. */
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
