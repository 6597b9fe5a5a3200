import { useRequestPasswordReset } from "@callwright/sdk/hooks";

/** Requests the email with the link. The response is the same whether or not the address has an account. */
export function useForgotPassword(): (email: string) => Promise<unknown> {
  const { trigger } = useRequestPasswordReset();
  return (email) => trigger({ body: { email } });
}
