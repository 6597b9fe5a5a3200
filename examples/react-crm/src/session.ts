/** Asks the CRM's own backend, which keeps the API key, for a session of the widgets. */
export async function fetchSession(): Promise<{ token: string; expiresAt: string }> {
  const reply = await fetch("/api/callwright-session", { method: "POST" });
  if (!reply.ok) throw new Error(`There is no session (${reply.status}).`);
  return (await reply.json()) as { token: string; expiresAt: string };
}
