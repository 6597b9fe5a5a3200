import type { Problem, ProblemCode, RecordChange } from "../contract.js";

/** The result of a handler, without the contract's types. */
export interface FakeReply {
  status: number;
  body?: unknown;
  headers?: Readonly<Record<string, string>>;
}

/** The usual success. */
export function ok<Body>(body: Body): { status: 200; body: Body } {
  return { status: 200, body };
}

/** The successful response to a create. */
export function created<Body>(body: Body): { status: 201; body: Body } {
  return { status: 201, body };
}

/** A successful response without content. */
export function empty(): { status: 204 } {
  return { status: 204 };
}

/** A file with its name. */
export function file(body: Blob, fileName: string): { status: 200; body: Blob; headers: Record<string, string> } {
  return { status: 200, body, headers: { "Content-Disposition": `attachment; filename="${fileName}"` } };
}

/**
 * An error response of the contract.
 *
 * @example
 * createFakeApi({ createContact: () => fail(400, "VALIDATION_FAILED", "Check the form.", { phoneNumber: "Not a number." }) });
 */
export function fail<Status extends number>(
  status: Status,
  code: ProblemCode,
  message = "The fake was told to fail.",
  errors?: Record<string, string>,
): { status: Status; body: Problem } {
  return { status, body: { code, message, ...(errors && { errors }) } };
}

/** An edit is refused because somebody has changed the record since it was read. */
export function changedMeanwhile(changed: RecordChange): { status: 412; body: Problem } {
  const message = changed.by === null ? "This was changed meanwhile." : `${changed.by} changed this meanwhile.`;
  return { status: 412, body: { code: "PRECONDITION_FAILED", message, changed } };
}

/** The same response, with a delay. */
export function delay<Reply>(milliseconds: number, reply: Reply): Promise<Reply> {
  return new Promise((resolve) => setTimeout(() => resolve(reply), milliseconds));
}

/** No response: the caller shows "loading" until it gives up. */
export function never(): Promise<never> {
  return new Promise(() => {});
}

/** No connection. */
export function offline(): never {
  throw new TypeError("Failed to fetch");
}
