// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const cancelEmailChange = ["cancelEmailChange", "DELETE", "/v1/users/profile/email-change"] as const;
export const changePassword = ["changePassword", "POST", "/v1/users/profile/password"] as const;
export const completeWelcome = ["completeWelcome", "POST", "/v1/users/profile/welcome-completed"] as const;
export const endOtherSessions = ["endOtherSessions", "DELETE", "/v1/users/profile/sessions"] as const;
export const endSession = ["endSession", "DELETE", "/v1/users/profile/sessions/{id}"] as const;
export const getProfile = ["getProfile", "GET", "/v1/users/profile/me"] as const;
export const listSessions = ["listSessions", "GET", "/v1/users/profile/sessions"] as const;
export const resendEmailChange = ["resendEmailChange", "POST", "/v1/users/profile/email-change/resend"] as const;
export const setTransferNumber = ["setTransferNumber", "PUT", "/v1/users/profile/transfer-number"] as const;
export const updateProfile = ["updateProfile", "PATCH", "/v1/users/profile/update"] as const;
