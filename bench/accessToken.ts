import { demoPassword } from "@callwright/server/seed/demo/accounts.ts";

/** Signs in with a demo account and returns its access token. */
export async function accessToken(url: string, email: string): Promise<string> {
  const answer = await fetch(`${url}/v1/auth/login`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify({ email, password: demoPassword }),
  });
  if (!answer.ok) throw new Error(`The login answered ${answer.status}.`);
  return ((await answer.json()) as { accessToken: string }).accessToken;
}
