// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const exportSuppressedNumbers = ["exportSuppressedNumbers", "POST", "/v1/suppressed-numbers/bulk/export", "file"] as const;
export const importSuppressedNumbers = ["importSuppressedNumbers", "POST", "/v1/suppressed-numbers/bulk/import"] as const;
export const liftSuppression = ["liftSuppression", "POST", "/v1/suppressed-numbers/{id}/lift"] as const;
export const listSuppressedNumbers = ["listSuppressedNumbers", "GET", "/v1/suppressed-numbers"] as const;
export const suppressNumbers = ["suppressNumbers", "POST", "/v1/suppressed-numbers", "once"] as const;
