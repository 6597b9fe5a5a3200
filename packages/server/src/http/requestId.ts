import { randomUUID } from "node:crypto";

import type { Actor } from "../auth/actor.ts";
import type { OperationId } from "../contract/operation.ts";

/** The values that the middleware passes on. */
export interface RequestVariables {
  requestId: string;
  /** The operation of the contract, once it is known. */
  operation?: OperationId;
  /** The actor, once it is known. */
  actor?: Actor;
}

/** The caller's own id for the request if it is valid, so that the logs of both sides can be matched. */
export function requestIdFrom(header: string | undefined): string {
  return header && /^[\w.-]{1,64}$/.test(header) ? header : randomUUID();
}
