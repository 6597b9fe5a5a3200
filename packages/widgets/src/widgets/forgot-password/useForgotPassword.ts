import { useRequestPasswordReset } from "@callwright/sdk/hooks";

/** Asks for the mail with the link. The answer is the same whether or not the address is known. */
export function useForgotPassword(): (email: string) => Promise<unknown> {
  const { trigger } = useRequestPasswordReset();
  return (email) => trigger({ body: { email } });
}
