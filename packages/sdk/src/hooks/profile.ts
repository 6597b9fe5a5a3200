"use client";

import * as operations from "../generated/operations/profile.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";
import { readHook } from "./useGet.js";

/** Read my profile. */
export const useGetProfile = readHook(operations.getProfile);

/** Change my profile. */
export const useUpdateProfile = actionHook(operations.updateProfile, freshenedBy.updateProfile);

/** Change my password. */
export const useChangePassword = actionHook(operations.changePassword, freshenedBy.changePassword);

/** Keep my email address. */
export const useCancelEmailChange = actionHook(operations.cancelEmailChange, freshenedBy.cancelEmailChange);

/** Send the mail to my new address again. */
export const useResendEmailChange = actionHook(operations.resendEmailChange, freshenedBy.resendEmailChange);

/** List my sessions. */
export const useListSessions = readHook(operations.listSessions);

/** Sign out one of my sessions. */
export const useEndSession = actionHook(operations.endSession, freshenedBy.endSession);

/** Sign out everywhere else. */
export const useEndOtherSessions = actionHook(operations.endOtherSessions, freshenedBy.endOtherSessions);

/** Finish the welcome dialog. */
export const useCompleteWelcome = actionHook(operations.completeWelcome, freshenedBy.completeWelcome);
