import type { Schemas } from "@callwright/sdk/contract";
import { fixtures } from "@callwright/sdk/fake";

/** The server's response to a sign-up. */
export function newUser(): Schemas["User"] {
  const { id, name, surname, email } = fixtures.profile();
  return {
    id,
    name,
    surname,
    email,
    role: "SELLER",
    isEmailVerified: false,
    isWelcomeDialog: false,
    invitation: null,
    sellerCompanies: [],
    createdAt: fixtures.now,
    updatedAt: fixtures.now,
  };
}
