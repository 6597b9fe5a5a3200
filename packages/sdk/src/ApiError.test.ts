import { describe, expect, it } from "vitest";

import { ApiError, toApiError } from "./ApiError.js";
import { createClient } from "./client.js";

/** The error of `listCalls` for a given failure of the request. */
async function failureOf(answer: () => Response | Promise<Response>, signal?: AbortSignal): Promise<ApiError> {
  const client = createClient({ baseUrl: "http://server.test", fetch: async () => answer() });
  const failure: unknown = await client.call("listCalls", {}, { signal }).catch((error: unknown) => error);
  if (!(failure instanceof ApiError)) throw new Error(`Not an ApiError: ${String(failure)}`);
  return failure;
}

const problem = (status: number, body: object, headers = {}) => Response.json(body, { status, headers });

describe("every wire error is an ApiError", () => {
  it("says what the server said: status, code, message, fields and request id", async () => {
    const body = {
      code: "VALIDATION_FAILED",
      message: "Check the form.",
      errors: { name: "Too long." },
      requestId: "r-1",
    };
    const error = await failureOf(() => problem(400, body));
    expect(error).toMatchObject({
      status: 400,
      code: "VALIDATION_FAILED",
      message: "Check the form.",
      fieldErrors: { name: "Too long." },
      requestId: "r-1",
      problem: body,
      isTemporary: false,
    });
  });

  it("can be said in another sentence, also at the fields that are to blame, and is the same error", async () => {
    const errors = { email: "Taken.", "user.email": "Taken." };
    const error = await failureOf(() => problem(409, { code: "EMAIL_TAKEN", message: "Taken.", errors }));
    const said = error.saying("Bu adres kullanılıyor.");
    expect(said).toMatchObject({
      code: "EMAIL_TAKEN",
      status: 409,
      message: "Bu adres kullanılıyor.",
      operation: "listCalls",
    });
    expect(said.problem).toMatchObject({ code: "EMAIL_TAKEN", message: "Bu adres kullanılıyor." });
    expect(said.fieldErrors).toEqual({ email: "Bu adres kullanılıyor.", "user.email": "Bu adres kullanılıyor." });
    expect(error.saying("Taken.")).toBe(error);
  });

  const wires: [title: string, wire: () => Response | Promise<Response>, expected: Partial<ApiError>][] = [
    [
      "no network",
      () => Promise.reject(new TypeError("Failed to fetch")),
      { status: 0, code: "NETWORK_FAILED", isTemporary: true },
    ],
    [
      "a network that breaks half-way through the answer",
      () => new Response(new ReadableStream({ pull: (body) => body.error(new TypeError("terminated")) })),
      { code: "NETWORK_FAILED", isTemporary: true },
    ],
    [
      "a 500 that is a page of HTML",
      () => new Response("<h1>Oops</h1>", { status: 500, headers: { "X-Request-Id": "r-2" } }),
      { status: 500, code: "INTERNAL_ERROR", requestId: "r-2", problem: undefined, isTemporary: true },
    ],
    ["an empty 500", () => new Response(null, { status: 500 }), { status: 500, code: "INTERNAL_ERROR" }],
    ["a proxy's 502", () => new Response("Bad gateway", { status: 502 }), { status: 502, code: "SERVICE_UNAVAILABLE" }],
    [
      "a 403 in other words",
      () => problem(403, { detail: "no" }),
      { status: 403, code: "FORBIDDEN", problem: undefined },
    ],
    [
      "a 200 that is not JSON",
      () => new Response("<html>"),
      { status: 200, code: "UNREADABLE_ANSWER", isTemporary: false },
    ],
    [
      "an empty 200 where the contract promises a body",
      () => new Response(""),
      { status: 200, code: "UNREADABLE_ANSWER" },
    ],
    [
      "an operation the server lacks",
      () => new Response(null, { status: 501 }),
      { code: "NOT_IMPLEMENTED", isTemporary: false },
    ],
    [
      "too many requests, in seconds",
      () => problem(429, { code: "TOO_MANY_REQUESTS", message: "Slow down." }, { "Retry-After": "12" }),
      { retryAfterSeconds: 12, isTemporary: true },
    ],
    [
      "a date to come back at that is past",
      () => new Response(null, { status: 503, headers: { "Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT" } }),
      { retryAfterSeconds: 0 },
    ],
  ];

  it.each(wires)("%s", async (_title, wire, expected) => {
    expect(await failureOf(wire)).toMatchObject(expected);
  });

  it("an abort is not a failure of the network, whatever reason it is given", async () => {
    const signal = AbortSignal.abort(new Error("left the page"));
    expect(await failureOf(() => Promise.reject(signal.reason as Error), signal)).toMatchObject({
      status: 0,
      code: "ABORTED",
      isTemporary: false,
    });
  });

  it("a timeout is a failure of the network", () => {
    const reason = new DOMException("Too slow", "TimeoutError");
    expect(toApiError(reason, { signal: AbortSignal.abort(reason) }).code).toBe("NETWORK_FAILED");
  });
});
