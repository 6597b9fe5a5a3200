import { useResetPassword as useResetPasswordOperation } from "@callwright/sdk/hooks";

/** Sets the password with the token from the email. */
export function useResetPassword(token: string): (newPassword: string) => Promise<unknown> {
  const { trigger } = useResetPasswordOperation();
  return (newPassword) => trigger({ body: { token, newPassword } });
}
