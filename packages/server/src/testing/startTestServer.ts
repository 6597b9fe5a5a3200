import { createClient, type CallwrightClient } from "@callwright/sdk";
import { onTestFinished, inject } from "vitest";

import { demoPassword } from "../seed/index.ts";
import { startServer, type Replacements, type RunningServer } from "../server.ts";
import { createTestDatabase, testConfig } from "./databases.ts";
import { TestClient } from "./TestClient.ts";

export interface TestServer extends RunningServer {
  /** Plain HTTP without credentials. */
  anonymous: TestClient;
  /** Plain HTTP as one of the demo accounts. */
  signIn(email: string): Promise<TestClient>;
  /** The real sdk as one of the demo accounts. */
  sdk(email: string): Promise<CallwrightClient>;
}

export interface TestServerOptions extends Replacements {
  /** Environment variables beyond the defaults of `testConfig`. */
  env?: Record<string, string>;
  /** Another server's database instead of a new one: two processes on one database. */
  databaseUrl?: string;
}

/**
 * Starts a real server on a random port with a database of its own, which is a copy of the demo data. Give it to
 * `await using`, or dispose it in `afterAll`.
 *
 * @example
 * const server = await startTestServer();
 * afterAll(() => server[Symbol.asyncDispose]());
 */
export async function startTestServer({
  env,
  databaseUrl,
  ...replacements
}: TestServerOptions = {}): Promise<TestServer> {
  const stack = new AsyncDisposableStack();
  const url = databaseUrl ?? stack.use(await createTestDatabase(inject("cluster"))).url;
  const server = stack.use(await startServer(testConfig(url, env), replacements));
  const anonymous = new TestClient(server.url);
  return {
    url: server.url,
    context: server.context,
    anonymous,
    signIn: (email) => anonymous.signIn(email),
    sdk: (email) => sdkClient(server.url, email),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

async function sdkClient(baseUrl: string, email: string): Promise<CallwrightClient> {
  const client = createClient({ baseUrl });
  const { accessToken, refreshToken } = await client.call("login", { body: { email, password: demoPassword } });
  client.session.start({ accessToken, refreshToken });
  return client;
}

/** The same for one test: it is stopped when the test ends. */
export async function startServerForTest(options?: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(async () => server[Symbol.asyncDispose]());
  return server;
}
