// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const createApiKey = ["createApiKey", "POST", "/v1/api-keys", "once"] as const;
export const createEmbedSession = ["createEmbedSession", "POST", "/v1/embed-sessions"] as const;
export const listApiKeys = ["listApiKeys", "GET", "/v1/api-keys"] as const;
export const renameApiKey = ["renameApiKey", "PATCH", "/v1/api-keys/{id}"] as const;
export const revokeApiKey = ["revokeApiKey", "DELETE", "/v1/api-keys/{id}"] as const;
export const rotateApiKey = ["rotateApiKey", "POST", "/v1/api-keys/{id}/rotate", "once"] as const;
