import { ApiError } from "@callwright/sdk";
import { describe, expect, test } from "vitest";

import { faultsOf } from "./faultsOf.js";

const refusal = (errors?: Record<string, string>) =>
  new ApiError({
    code: "VALIDATION_FAILED",
    status: 400,
    message: "for developers",
    problem: { code: "VALIDATION_FAILED", message: "Please check the fields.", ...(errors ? { errors } : {}) },
  });

describe("what the server refuses is said in one place", () => {
  test("at the field, when the form has it", () => {
    expect(faultsOf(refusal({ email: "Taken" }), ["email"])).toEqual({ fields: { email: "Taken" }, rest: undefined });
  });

  test("A-ERR-06 above the footer, when it has not", () => {
    expect(faultsOf(refusal({ plan: "Too many", country: "Unknown" }), ["email"])).toEqual({
      fields: {},
      rest: { title: "Please check the fields.", message: "Too many Unknown" },
    });
  });

  test("A-ERR-05 by the server's message, when no field is to blame", () => {
    expect(faultsOf(refusal(), ["email"]).rest).toEqual({ title: "Please check the fields.", message: undefined });
  });

  test("in the notice's own words, when it is no answer of the server at all", () => {
    expect(faultsOf(new TypeError("x is undefined"), []).rest).toEqual({ title: undefined, message: undefined });
  });
});
