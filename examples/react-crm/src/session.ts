/** Requests a session of the widgets from the CRM's own backend, which keeps the API key. */
export async function fetchSession(): Promise<{ token: string; expiresAt: string }> {
  const reply = await fetch("/api/callwright-session", { method: "POST" });
  if (!reply.ok) throw new Error(`There is no session (${reply.status}).`);
  return (await reply.json()) as { token: string; expiresAt: string };
}
