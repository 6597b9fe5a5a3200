"use client";

import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** Read my profile. */
export const useGetProfile = readHook("getProfile");

/** Change my profile. */
export const useUpdateProfile = actionHook("updateProfile");

/** Change my password. */
export const useChangePassword = actionHook("changePassword");

/** Keep my e-mail address. */
export const useCancelEmailChange = actionHook("cancelEmailChange");

/** Send the mail to my new address again. */
export const useResendEmailChange = actionHook("resendEmailChange");

/** List my sessions. */
export const useListSessions = readHook("listSessions");

/** Sign out one of my sessions. */
export const useEndSession = actionHook("endSession");

/** Sign out everywhere else. */
export const useEndOtherSessions = actionHook("endOtherSessions");

/** Finish the welcome dialog. */
export const useCompleteWelcome = actionHook("completeWelcome");
