import type { OperationId } from "@callwright/sdk/contract";

import type { Clock } from "../clock.ts";
import type { permissions } from "./permissions.ts";
import { problem } from "./problem.ts";

type PublicOperationId = { [Id in OperationId]: (typeof permissions)[Id] extends "public" ? Id : never }[OperationId];

interface Limit {
  requests: number;
  seconds: number;
}

/** How often one address may call a public operation. */
const limits: Record<PublicOperationId, Limit> = {
  login: { requests: 20, seconds: 60 },
  refreshSession: { requests: 120, seconds: 60 },
  logout: { requests: 60, seconds: 60 },
  registerUser: { requests: 10, seconds: 600 },
  requestPasswordReset: { requests: 10, seconds: 600 },
  resetPassword: { requests: 20, seconds: 600 },
  verifyEmail: { requests: 30, seconds: 600 },
  resendVerificationEmail: { requests: 10, seconds: 600 },
  createContactMessage: { requests: 10, seconds: 600 },
};

export interface RateLimiter {
  /** @throws Problem 429 with `Retry-After` when the address has used up its window. */
  check(operationId: OperationId, ip: string): void;
}

/**
 * Fixed windows in memory. Each of several processes counts for itself, so the real limit is at most the limit times the
 * number of processes: enough against guessing, and it needs no store.
 */
export function createRateLimiter(clock: Clock, scale: number): RateLimiter {
  const windows = new Map<string, { startedAt: number; count: number }>();
  return {
    check(operationId, ip) {
      const limit = (limits as Partial<Record<OperationId, Limit>>)[operationId];
      if (!limit) return;
      const now = clock.now().getTime();
      const milliseconds = limit.seconds * 1000;
      const key = `${operationId} ${ip}`;
      const found = windows.get(key);
      const window = found && now - found.startedAt < milliseconds ? found : { startedAt: now, count: 0 };
      windows.set(key, window);
      if (windows.size > 10_000) forgetOldest(windows);
      if (++window.count <= limit.requests * scale) return;
      const seconds = Math.max(1, Math.ceil((window.startedAt + milliseconds - now) / 1000));
      throw problem(429, "TOO_MANY_REQUESTS", `Too many attempts. Please try again in ${seconds} seconds.`, {
        headers: { "retry-after": String(seconds) },
      });
    },
  };
}

function forgetOldest(windows: Map<string, unknown>): void {
  const [oldest] = windows.keys();
  if (oldest !== undefined) windows.delete(oldest);
}
