import { describe, expect, it } from "vitest";

import { sortFailure } from "./formFailure.js";

const failure = (message: string, fieldErrors: Record<string, string> = {}) =>
  Object.assign(new Error(message), { fieldErrors });

describe("a form's failure", () => {
  it("goes to its fields, and then nowhere else", () => {
    expect(sortFailure(failure("Invalid", { email: "Taken" }), ["email"])).toEqual({
      fields: [["email", "Taken"]],
      rest: undefined,
    });
  });

  it("goes into the notice with the server's message as title (A-ERR-05) and the errors that no field shows (A-ERR-06)", () => {
    expect(sortFailure(failure("Invalid", { email: "Taken", plan: "Too small", quota: "Used up" }), ["email"])).toEqual(
      {
        fields: [["email", "Taken"]],
        rest: { title: "Invalid", body: "Too small Used up" },
      },
    );
  });

  it("leaves title and body to the notice when nothing is known", () => {
    expect(sortFailure(undefined, ["email"])).toEqual({ fields: [], rest: { title: undefined, body: undefined } });
    expect(sortFailure(failure("The line is down"), [])).toEqual({
      fields: [],
      rest: { title: "The line is down", body: undefined },
    });
  });

  it("finds fields that are sent under another name", () => {
    const fieldErrors = { "contact.phoneNumber": "Not a number", "productIds.0": "Unknown", "contact.name": "Long" };
    const sentAs = { contactPhone: "contact.phoneNumber", products: "productIds" };
    expect(sortFailure(failure("Invalid", fieldErrors), ["name", "contactPhone", "products"], sentAs)).toEqual({
      fields: [
        ["contactPhone", "Not a number"],
        ["products", "Unknown"],
      ],
      rest: { title: "Invalid", body: "Long" },
    });
  });

  it("finds fields inside groups by their top level", () => {
    expect(sortFailure(failure("Invalid", { "contact.email": "Taken" }), ["contact"]).fields).toEqual([
      ["contact.email", "Taken"],
    ]);
  });
});
