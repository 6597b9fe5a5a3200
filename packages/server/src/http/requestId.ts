import { randomUUID } from "node:crypto";

import type { Actor } from "../auth/actor.ts";
import type { OperationId } from "../contract/operation.ts";

/** What the middleware hands to everything behind it. */
export interface RequestVariables {
  requestId: string;
  /** The operation of the contract, once it is known that it is one. */
  operation?: OperationId;
  /** Who asks, once it is known. */
  actor?: Actor;
}

/** The caller's own id for the request if it is a sensible one, so that both sides' logs can be matched. */
export function requestIdFrom(header: string | undefined): string {
  return header && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID();
}
