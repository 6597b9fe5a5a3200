import type { ProblemCode, RecordChange } from "@callwright/sdk/contract";

/** An error response, thrown from anywhere and written by the router. */
export class Problem extends Error {
  readonly status: number;
  readonly code: ProblemCode;
  readonly fieldErrors: Record<string, string> | undefined;
  readonly changed: RecordChange | undefined;
  readonly headers: Record<string, string>;

  constructor(status: number, code: ProblemCode, message: string, options: ProblemOptions = {}) {
    super(message, { cause: options.cause });
    this.status = status;
    this.code = code;
    this.fieldErrors = options.errors;
    this.changed = options.changed;
    this.headers = options.headers ?? {};
  }
}

export interface ProblemOptions {
  /** Messages by field of the request, `contact.phoneNumber` for a nested one. */
  errors?: Record<string, string>;
  /** The conflicting change of the record. */
  changed?: RecordChange;
  headers?: Record<string, string>;
  cause?: unknown;
}

/**
 * Creates an error response to throw.
 *
 * @example throw problem(409, "CONFLICT", "This call has already ended.");
 */
export function problem(status: number, code: ProblemCode, message: string, options?: ProblemOptions): Problem {
  return new Problem(status, code, message, options);
}

/** The reply for unknown records and for those of other companies alike, so that nobody can find out what another company has. */
export function notFound(what: string): Problem {
  return new Problem(404, "NOT_FOUND", `${what} was not found.`);
}

/** Fields of the request that violate a rule which the contract cannot express. */
export function invalid(errors: Record<string, string>): Problem {
  return new Problem(400, "VALIDATION_FAILED", "Please check the highlighted fields.", { errors });
}

/** The role may not do this. */
export function forbidden(message = "You may not do this."): Problem {
  return new Problem(403, "FORBIDDEN", message);
}
