import { createClient, type CallwrightClient } from "@callwright/sdk";
import { onTestFinished, inject } from "vitest";

import { demoPassword } from "../seed/index.ts";
import { startServer, type Replacements, type RunningServer } from "../server.ts";
import { createTestDatabase, testConfig, testEnv } from "./databases.ts";
import { spreadRequests } from "./spreadRequests.ts";
import { startProcess } from "./startProcess.ts";
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
  /**
   * How many processes serve. `CALLWRIGHT_TEST_PROCESSES` of them by default, which `pnpm test:postgres` sets, and one where
   * a test builds its own second server. A test that reaches into one server's collaborators says 1.
   */
  processes?: number;
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
  processes = databaseUrl ? 1 : Number(process.env.CALLWRIGHT_TEST_PROCESSES ?? 1),
  ...replacements
}: TestServerOptions = {}): Promise<TestServer> {
  const stack = new AsyncDisposableStack();
  const database = databaseUrl ?? stack.use(await createTestDatabase(inject("cluster"))).url;
  const { url, context } = await (processes > 1 ? startSeveral : startOne)(stack, {
    database,
    env,
    processes,
    replacements,
  });
  const anonymous = new TestClient(url);
  return {
    url,
    context,
    anonymous,
    signIn: (email) => anonymous.signIn(email),
    sdk: (email) => sdkClient(url, email),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

interface Wanted {
  database: string;
  env: Record<string, string> | undefined;
  processes: number;
  replacements: Replacements;
}

async function startOne(stack: AsyncDisposableStack, { database, env, replacements }: Wanted): Promise<RunningServer> {
  return stack.use(await startServer(testConfig(database, env), replacements));
}

/**
 * Several servers behind one address. The first one is in this process, so that tests can look into it; the others are
 * processes of their own, except when a test replaced collaborators, which do not travel.
 */
async function startSeveral(stack: AsyncDisposableStack, { database, env, processes, replacements }: Wanted) {
  const front = stack.use(await spreadRequests());
  const settings = { PUBLIC_URL: front.url, ...env };
  const first = stack.use(await startServer(testConfig(database, settings), replacements));
  const isReplaced = Object.keys(replacements).length > 0;
  const others = await Promise.all(
    Array.from({ length: processes - 1 }, () =>
      isReplaced
        ? startServer(testConfig(database, settings), replacements)
        : startProcess(testEnv(database, settings)),
    ),
  );
  for (const other of others) stack.use(other);
  front.servers.push(first.url, ...others.map(({ url }) => url));
  return { url: front.url, context: first.context };
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
