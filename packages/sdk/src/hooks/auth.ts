"use client";

import { actionHook } from "./useAction.js";

/** Sign in. */
export const useLogin = actionHook("login");

/** Sign out. */
export const useLogout = actionHook("logout");

/** Create an account. */
export const useRegisterUser = actionHook("registerUser");

/** Create my company. */
export const useOnboardSellerCompany = actionHook("onboardSellerCompany");

/** Ask for a new password. */
export const useRequestPasswordReset = actionHook("requestPasswordReset");

/** Set a new password. */
export const useResetPassword = actionHook("resetPassword");

/** Accept an invitation. */
export const useAcceptInvitation = actionHook("acceptInvitation");

/** Verify an e-mail address. */
export const useVerifyEmail = actionHook("verifyEmail");

/** Send the verification mail again. */
export const useResendVerificationEmail = actionHook("resendVerificationEmail");
