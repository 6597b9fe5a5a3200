import type { Body } from "@callwright/sdk/contract";
import { useRegisterUser } from "@callwright/sdk/hooks";

/** The data of a new account. */
export type NewAccount = Body<"registerUser">["user"];

/** Creates the account. */
export function useSignUp(): (account: NewAccount) => Promise<unknown> {
  const { trigger } = useRegisterUser();
  return (user) => trigger({ body: { user } });
}
