// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const acceptInvitation = ["acceptInvitation", "POST", "/v1/auth/accept-invitation"] as const;
export const login = ["login", "POST", "/v1/auth/login"] as const;
export const logout = ["logout", "POST", "/v1/auth/logout"] as const;
export const onboardSellerCompany = ["onboardSellerCompany", "POST", "/v1/auth/onboard", "once"] as const;
export const refreshSession = ["refreshSession", "POST", "/v1/auth/refresh"] as const;
export const registerUser = ["registerUser", "POST", "/v1/auth/register"] as const;
export const requestPasswordReset = ["requestPasswordReset", "POST", "/v1/auth/forgot-password"] as const;
export const resendVerificationEmail = ["resendVerificationEmail", "POST", "/v1/auth/verify-email/resend"] as const;
export const resetPassword = ["resetPassword", "POST", "/v1/auth/password-reset"] as const;
export const verifyEmail = ["verifyEmail", "POST", "/v1/auth/verify-email"] as const;
