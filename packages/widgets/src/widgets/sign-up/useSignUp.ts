import type { ApiError } from "@callwright/sdk";
import type { Body } from "@callwright/sdk/contract";
import { useRegisterUser } from "@callwright/sdk/hooks";

import { FieldErrors } from "../../forms/index.js";

/** The data of a new account. */
export type NewAccount = Body<"registerUser">["user"];

/** Creates the account. If the server refuses it, this rejects with the errors under the names of the form's fields. */
export function useSignUp(): (account: NewAccount) => Promise<void> {
  const { trigger } = useRegisterUser();
  return async (user) => {
    try {
      await trigger({ body: { user } });
    } catch (failure) {
      const errors = Object.entries((failure as ApiError).fieldErrors);
      if (errors.length === 0) throw failure;
      // The contract nests the account in `user`, and so do the errors; the form does not.
      throw new FieldErrors(Object.fromEntries(errors.map(([field, text]) => [field.replace(/^user\./, ""), text])));
    }
  };
}
