import { expect, it } from "vitest";

import { createClient } from "../client.js";
import type { Middleware } from "./Middleware.js";

/** A client whose requests pass these, and the requests that reached the network. */
function clientThrough(middleware: Middleware[], answer: () => Response = () => Response.json({ items: [] })) {
  const arrived: Request[] = [];
  const fetch = async (request: Request) => {
    arrived.push(request);
    return answer();
  };
  return { client: createClient({ baseUrl: "http://server.test", fetch, middleware }), arrived };
}

/** Records what it sees. */
const witness = (name: string, seen: string[]): Middleware => ({
  onRequest: ({ schemaPath, params }) => void seen.push(`${name} ${schemaPath} ${JSON.stringify(params)}`),
  onResponse: ({ response }) => void seen.push(`${name} ${response.status}`),
});

it("each sees the request in order and the answer in the reverse, by the contract's place", async () => {
  const seen: string[] = [];
  const { client } = clientThrough([witness("first", seen), witness("second", seen)]);
  await client.call("getCall", { path: { id: "1" } });
  const request = '/v1/calls/history/{id} {"path":{"id":"1"},"query":{}}';
  expect(seen).toEqual([`first ${request}`, `second ${request}`, "second 200", "first 200"]);
});

it("another request goes out in place of the first, and another answer comes back", async () => {
  const { client, arrived } = clientThrough([
    {
      onRequest: ({ request }) => new Request(request, { headers: { "X-Trace": "1" } }),
      onResponse: () => Response.json({ items: ["theirs"] }),
    },
  ]);
  await expect(client.call("listCalls")).resolves.toEqual({ items: ["theirs"] });
  expect(arrived[0]?.headers.get("X-Trace")).toBe("1");
});

it("an answer that is known already asks nobody", async () => {
  const { client, arrived } = clientThrough([{ onRequest: () => Response.json({ items: ["kept"] }) }]);
  await expect(client.call("listCalls")).resolves.toEqual({ items: ["kept"] });
  expect(arrived).toEqual([]);
});

it("where there is no answer, it may say another error, or answer itself", async () => {
  const away = () => {
    throw new TypeError("Failed to fetch");
  };
  const said = clientThrough([{ onError: () => new Error("ours") }], away);
  await expect(said.client.call("listCalls")).rejects.toMatchObject({ cause: new Error("ours") });
  const answered = clientThrough([{ onError: () => Response.json({ items: [] }) }], away);
  await expect(answered.client.call("listCalls")).resolves.toEqual({ items: [] });
});
