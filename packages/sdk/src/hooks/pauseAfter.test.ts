import { describe, expect, it } from "vitest";

import { ApiError } from "../ApiError.js";
import { pauseAfter } from "./pauseAfter.js";

const refused = (status: number, retryAfterSeconds?: number) =>
  new ApiError({
    message: "No.",
    code: status === 0 ? "NETWORK_FAILED" : "UNREADABLE_ANSWER",
    status,
    retryAfterSeconds,
  });

const pauses = (error: ApiError) => [1, 2, 3, 4, 5, 9].map((failureCount) => pauseAfter(error, failureCount));

describe("a read that failed is tried again", () => {
  it.each([0, 502, 503, 504])("for as long as it is shown while the server is away (%d)", (status) => {
    expect(pauses(refused(status))).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000]);
  });

  it.each([429, 500])("three times if the server may answer differently later (%d)", (status) => {
    expect(pauses(refused(status))).toEqual([2_000, 4_000, 8_000, undefined, undefined, undefined]);
  });

  it("when the server says so", () => {
    expect(pauseAfter(refused(429, 7), 1)).toBe(7_000);
  });

  it.each([401, 403, 404, 422, 501])("never if the answer would be the same (%d)", (status) => {
    expect(pauseAfter(refused(status), 1)).toBeUndefined();
  });
});
