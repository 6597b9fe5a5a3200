import { createClient, type CallwrightClient } from "@callwright/sdk";
import { onTestFinished, inject } from "vitest";

import { demoPassword } from "../seed/index.ts";
import { startServer, type Replacements, type RunningServer } from "../server.ts";
import { createTestDatabase, testConfig, testEnv } from "./databases.ts";
import { hummingSpeech } from "./hummingSpeech.ts";
import { spreadRequests } from "./spreadRequests.ts";
import { startProcess } from "./startProcess.ts";
import { TestClient } from "./TestClient.ts";

export interface TestServer extends RunningServer {
  /** A plain HTTP client without credentials. */
  anonymous: TestClient;
  /** A plain HTTP client, signed in with a demo account. */
  signIn(email: string): Promise<TestClient>;
  /** The SDK's client, signed in with a demo account. */
  sdk(email: string): Promise<CallwrightClient>;
}

export interface TestServerOptions extends Replacements {
  /** Environment variables that override the defaults of `testConfig`. */
  env?: Record<string, string>;
  /** The database of another server instead of a new one, for several processes on one database. */
  databaseUrl?: string;
  /**
   * The number of server processes. The default is `CALLWRIGHT_TEST_PROCESSES`, which `pnpm test:postgres` sets, or one
   * if a test starts its own second server. A test that accesses the collaborators of one server sets 1.
   */
  processes?: number;
}

/**
 * Starts a real server on a random port with its own database, which is a copy of the demo data. Declare it with `await
 * using`, or dispose it in `afterAll`.
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
  return stack.use(await startServer(testConfig(database, env), withVoices(replacements)));
}

/**
 * Starts several servers behind one address. The first one is in this process, so that tests can access it; the others
 * are separate processes, unless a test replaces collaborators, which cannot be passed to another process.
 */
async function startSeveral(stack: AsyncDisposableStack, { database, env, processes, replacements }: Wanted) {
  const front = stack.use(await spreadRequests());
  const settings = { PUBLIC_URL: front.url, ...env };
  const first = stack.use(await startServer(testConfig(database, settings), withVoices(replacements)));
  const isReplaced = Object.keys(replacements).length > 0;
  const others = await Promise.all(
    Array.from({ length: processes - 1 }, () =>
      isReplaced
        ? startServer(testConfig(database, settings), withVoices(replacements))
        : startProcess(testEnv(database, settings)),
    ),
  );
  for (const other of others) stack.use(other);
  front.servers.push(first.url, ...others.map(({ url }) => url));
  return { url: front.url, context: first.context };
}

const withVoices = (replacements: Replacements): Replacements => ({ speech: hummingSpeech(), ...replacements });

async function sdkClient(baseUrl: string, email: string): Promise<CallwrightClient> {
  const client = createClient({ baseUrl });
  const { accessToken, refreshToken } = await client.call("login", { body: { email, password: demoPassword } });
  client.session.start({ accessToken, refreshToken });
  return client;
}

/** Starts a server for one test. It is stopped when the test ends. */
export async function startServerForTest(options?: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(async () => server[Symbol.asyncDispose]());
  return server;
}
