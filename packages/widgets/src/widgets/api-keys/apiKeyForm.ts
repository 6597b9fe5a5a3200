import type { Zod } from "../../forms/zod.js";
import type { Messages } from "../../i18n/index.js";
import type { apiKeysMessages } from "./apiKeys.messages.js";
import type { ApiKeyRow } from "./ApiKeys.types.js";
import { readOrigins } from "./origins.js";

/** The values of the form of a key. */
export interface ApiKeyValues {
  name: string;
  /** One origin per line. */
  origins: string;
}

/** The body of the request that creates or changes a key. */
export interface ApiKeyFacts {
  name: string;
  allowedOrigins: string[];
}

const mostOrigins = 20;

/** The initial values of the form; empty for a new key. */
export function toApiKeyValues(key?: Pick<ApiKeyRow, "name" | "origins">): ApiKeyValues {
  return { name: key?.name ?? "", origins: key?.origins.join("\n") ?? "" };
}

/** Validates the form of a key and converts its values to the body of the request. */
export function apiKeySchema(z: Zod, t: Messages<typeof apiKeysMessages>) {
  return z.pipe(
    z.object({
      name: z.string().check(z.trim(), z.minLength(1, t.nameMissing), z.maxLength(100, t.nameTooLong)),
      origins: z.string().check((context) => {
        const message = faultOf(context.value);
        if (message !== undefined) context.issues.push({ code: "custom", message, input: context.value });
      }),
    }),
    z.transform(({ name, origins }): ApiKeyFacts => ({ name, allowedOrigins: readOrigins(origins).origins })),
  );

  function faultOf(text: string): string | undefined {
    const { origins, fault } = readOrigins(text);
    switch (fault?.kind) {
      case "wrong":
        return t.originWrong(fault);
      case "insecure":
        return t.originInsecure(fault);
      case "tooLong":
        return t.originTooLong(fault);
      case undefined:
        if (origins.length === 0) return t.originsMissing;
        return origins.length > mostOrigins ? t.originsTooMany : undefined;
    }
  }
}
