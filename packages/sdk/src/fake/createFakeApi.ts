import { createClient } from "../client.js";
import type { CallwrightClient } from "../connect.js";
import type { OperationId } from "../contract.js";
import { operationTable } from "../generated/operationTable.js";
import type { Middleware } from "../middleware/Middleware.js";
import { memoryTokens } from "../session/memoryTokens.js";
import { createFakeServer, type FakeHandlers, type FakeServer } from "./createFakeServer.js";

export interface FakeApi extends FakeServer {
  /** A real client; only its network is replaced. It is signed in from the start. */
  client: CallwrightClient;
}

/**
 * A Callwright in memory, for situations that a real server does not create on request: delays, failures, unusual data.
 *
 * @example
 * const api = createFakeApi({ listCalls: () => ok(fixtures.page(fixtures.calls(3))) });
 * render(<CallwrightApiProvider client={api.client}>…</CallwrightApiProvider>);
 */
export function createFakeApi(initial: FakeHandlers = {}): FakeApi {
  const { serve, ...server } = createFakeServer(initial);
  const wire: Middleware = {
    async onRequest({ request, schemaPath, params }) {
      const id = idAt(request.method, schemaPath);
      return serve(request, { id, path: params.path ?? {}, query: params.query ?? {} });
    },
  };
  const client = createClient({
    baseUrl: "http://fake.callwright.test",
    session: memoryTokens({ accessToken: "fake-access-token", refreshToken: "fake-refresh-token" }),
    middleware: [wire],
    // A test waits for events that a handler sends once.
    repeatsAfterMs: [],
  });
  return { client, ...server };
}

function idAt(method: string, path: string): OperationId {
  const [id] = Object.entries(operationTable).find(([, place]) => place[0] === method && place[1] === path) ?? [];
  if (!id) throw new Error(`The contract has no ${method} ${path}.`);
  return id as OperationId;
}
