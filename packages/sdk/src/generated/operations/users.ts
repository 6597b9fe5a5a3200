// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createUser = ["createUser", "POST", "/v1/users", "once"] as const;
export const deleteUser = ["deleteUser", "DELETE", "/v1/users/{id}"] as const;
export const getUser = ["getUser", "GET", "/v1/users/{id}"] as const;
export const inviteUser = ["inviteUser", "POST", "/v1/users/invitations", "once"] as const;
export const listUsers = ["listUsers", "GET", "/v1/users"] as const;
export const resendInvitation = ["resendInvitation", "POST", "/v1/users/{id}/invitation", "once"] as const;
export const updateUser = ["updateUser", "PATCH", "/v1/users/{id}"] as const;
