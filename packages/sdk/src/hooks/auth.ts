"use client";

import * as operations from "../generated/operations/auth.js";
import * as freshenedBy from "./freshness.js";
import { actionHook } from "./useAction.js";

/** Sign in. */
export const useLogin = actionHook(operations.login, freshenedBy.login);

/** Sign out. */
export const useLogout = actionHook(operations.logout, freshenedBy.logout);

/** Create an account. */
export const useRegisterUser = actionHook(operations.registerUser, freshenedBy.registerUser);

/** Create my company. */
export const useOnboardSellerCompany = actionHook(operations.onboardSellerCompany, freshenedBy.onboardSellerCompany);

/** Ask for a new password. */
export const useRequestPasswordReset = actionHook(operations.requestPasswordReset, freshenedBy.requestPasswordReset);

/** Set a new password. */
export const useResetPassword = actionHook(operations.resetPassword, freshenedBy.resetPassword);

/** Accept an invitation. */
export const useAcceptInvitation = actionHook(operations.acceptInvitation, freshenedBy.acceptInvitation);

/** Verify an email address. */
export const useVerifyEmail = actionHook(operations.verifyEmail, freshenedBy.verifyEmail);

/** Send the verification mail again. */
export const useResendVerificationEmail = actionHook(
  operations.resendVerificationEmail,
  freshenedBy.resendVerificationEmail,
);
