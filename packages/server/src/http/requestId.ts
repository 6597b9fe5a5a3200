import { randomUUID } from "node:crypto";

/** What the middleware hands to everything behind it. */
export interface RequestVariables {
  requestId: string;
}

/** The caller's own id for the request if it is a sensible one, so that both sides' logs can be matched. */
export function requestIdFrom(header: string | undefined): string {
  return header && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID();
}
