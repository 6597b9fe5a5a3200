import { demoPassword } from "@callwright/server/seed/demo/accounts.ts";

/** Signs a demo account in, and answers its token. */
export async function accessToken(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}.`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}
