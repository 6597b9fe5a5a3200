import type { ApiError } from "@callwright/sdk";
import type { Body } from "@callwright/sdk/contract";
import { useRegisterUser } from "@callwright/sdk/hooks";

import { FieldErrors } from "../../forms/index.js";

/** Who signs up. */
export type NewAccount = Body<"registerUser">["user"];

/** Creates the account. What the server refuses rejects under the form's own names. */
export function useSignUp(): (account: NewAccount) => Promise<void> {
  const { trigger } = useRegisterUser();
  return async (user) => {
    try {
      await trigger({ body: { user } });
    } catch (failure) {
      const errors = Object.entries((failure as ApiError).fieldErrors);
      if (errors.length === 0) throw failure;
      // The contract wraps the account; the form does not.
      throw new FieldErrors(Object.fromEntries(errors.map(([field, text]) => [field.replace(/^user\./, ""), text])));
    }
  };
}
