export { ApiKeys, type ApiKeysMessages, type ApiKeysProps } from "./ApiKeys.js";
export type { ApiKeysEvent, ApiKeySort, ApiKeysView } from "./ApiKeys.types.js";
