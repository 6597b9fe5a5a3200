// Generated from openapi/ by `pnpm generate`. Change the contract, not this file.
export const getImportTemplate = ["getImportTemplate", "GET", "/v1/templates/{template}", "file"] as const;
