/**
 * For the demo only: creates an API key of the demo company, as its seller would in the app, so that the example runs
 * without a manual step. A real partner creates the key once and keeps it as a secret of the backend.
 */
export async function demoApiKey(callwrightUrl: string, origin: string): Promise<string> {
  const login = await post<{ accessToken: string }>(`${callwrightUrl}/v1/auth/login`, {
    email: "seller@callwright.test",
    password: "Callwright1",
  });
  const created = await post<{ secret: string }>(
    `${callwrightUrl}/v1/api-keys`,
    { name: "Example CRM", allowedOrigins: [origin] },
    login.accessToken,
  );
  return created.secret;
}

async function post<Answer>(url: string, body: object, token?: string): Promise<Answer> {
  const reply = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return (await reply.json()) as Answer;
}
