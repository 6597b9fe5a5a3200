import { describe, expect, expectTypeOf, it, vi } from "vitest";

import { createClient } from "./client.js";
import { connect } from "./connect.js";
import type { CallList } from "./contract.js";
import type { Download } from "./operations.js";
import { sessionFromFetch } from "./session/sessionFromFetch.js";

/** A client whose requests are recorded and answered by `answer`. */
function clientFor(answer: () => Response) {
  const requests: Request[] = [];
  const client = createClient({
    baseUrl: "http://server.test/",
    fetch: async (request) => {
      requests.push(request);
      return answer();
    },
  });
  return { client, requests };
}

const id = "019a9c3e-0ca1-7000-8000-000000000001";
const list = () => Response.json({ items: [], metaData: { totalCount: 0 } });

describe("calling an operation by its name", () => {
  it("A-API-03 sends arrays comma-separated, encodes the rest, and leaves out what is not given", async () => {
    const { client, requests } = clientFor(list);
    await client.call("listCalls", {
      query: { statuses: ["COMPLETED", "BUSY"], answers: [], text: "Söhne & Co", page: 0, phoneBookId: undefined },
    });
    expect(requests[0]?.url).toBe(
      "http://server.test/v1/calls/history?statuses=COMPLETED,BUSY&text=S%C3%B6hne%20%26%20Co&page=0",
    );
  });

  it("asks for nothing that a page adds to every object", async () => {
    const everywhere = Object.prototype as { extra?: unknown; include?: unknown };
    Object.assign(everywhere, { extra: "x", include: () => true });
    try {
      const { client, requests } = clientFor(list);
      await client.call("listCalls", { query: { page: 0, statuses: ["BUSY"] } });
      await client.call("listCalls");
      const url = "http://server.test/v1/calls/history";
      expect(requests.map((request) => request.url)).toEqual([`${url}?page=0&statuses=BUSY`, url]);
    } finally {
      delete everywhere.extra;
      delete everywhere.include;
    }
  });

  it("a page whose backend hands out tokens connects without stored ones", async () => {
    const authorized: (string | null)[] = [];
    const client = connect({
      baseUrl: "http://server.test",
      session: sessionFromFetch(async () => "of-the-backend"),
      fetch: async ({ headers }) => {
        authorized.push(headers.get("Authorization"));
        return list();
      },
    });
    await client.call("listCalls");
    expect(authorized).toEqual(["Bearer of-the-backend"]);
  });

  it("goes through a page's own function over `fetch`, which expects an address and adds a header to the others", async () => {
    const requests: Request[] = [];
    const below = async (address: string, settings: RequestInit) => {
      requests.push(new Request(address, settings));
      return Response.json({});
    };
    vi.stubGlobal("fetch", (address: string, settings: RequestInit = {}) => {
      const added: Record<string, string> = address.startsWith("http://server.test/") ? { "x-csrf-token": "page" } : {};
      const headers = { ...(settings.headers as Record<string, string>), ...added };
      return below(address, { ...settings, headers });
    });
    try {
      const client = createClient({ baseUrl: "http://server.test" });
      client.session.start({ accessToken: "access", refreshToken: "refresh" });
      await client.call("listCalls");
      await client.call("updatePhoneBook", { path: { id }, body: { language: "tr" } });
      const sent = requests.map(({ method, headers }) => [
        method,
        ...["authorization", "content-type", "x-csrf-token"].map((name) => headers.get(name)),
      ]);
      expect(sent).toEqual([
        ["GET", "Bearer access", null, "page"],
        ["PATCH", "Bearer access", "application/json", "page"],
      ]);
      expect(await requests[1]?.json()).toEqual({ language: "tr" });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it("puts path parameters in their place and bodies in JSON", async () => {
    const { client, requests } = clientFor(() => Response.json({}));
    await client.call("updatePhoneBook", { path: { id }, body: { language: "tr" } });
    const [request] = requests;
    expect(request?.method).toBe("PATCH");
    expect(request?.url).toBe(`http://server.test/v1/phone-books/${id}`);
    expect(request?.headers.get("Content-Type")).toBe("application/json");
    expect(await request?.json()).toEqual({ language: "tr" });
  });

  it("says what an edit was made from, so that it does not undo somebody else's", async () => {
    const { client, requests } = clientFor(() => Response.json({}));
    const read = { id, name: "Nordlys", updatedAt: "2026-11-20T10:20:00.000Z" };
    await client.call("updateProduct", { path: { id }, body: { name: "Nordlys AS" }, basedOn: read });
    await client.call("updateProduct", { path: { id }, body: { name: "Nordlys AS" } });
    expect(requests.map(({ headers }) => headers.get("If-Match"))).toEqual(['"2026-11-20T10:20:00.000Z"', null]);
    expect(await requests[0]?.json()).toEqual({ name: "Nordlys AS" });
    // @ts-expect-error what is nobody's edit is based on nothing
    await client.call("createProduct", { body: { name: "Nordlys" }, basedOn: read });
  });

  it("sends a file as a form", async () => {
    const { client, requests } = clientFor(() => Response.json({ created: 1, updated: 0, errors: [] }));
    const file = new File(["PK"], "customers.xlsx");
    await client.call("importPotentialCustomers", { body: { file } });
    const form = await requests[0]!.formData();
    expect((form.get("file") as File).name).toBe("customers.xlsx");
    expect(await (form.get("file") as File).text()).toBe("PK");
  });

  it("answers nothing for an empty answer", async () => {
    const { client } = clientFor(() => new Response(null, { status: 204 }));
    expect(await client.call("logout", { body: { refreshToken: "r" } })).toBeUndefined();
  });

  it("is typed by the contract", () => {
    const { client } = clientFor(list);
    expectTypeOf(client.call<"listCalls">).returns.resolves.toEqualTypeOf<CallList>();
    expectTypeOf(client.call<"exportCalls">).returns.resolves.toEqualTypeOf<Download>();
    expectTypeOf(client.call<"logout">).returns.resolves.toEqualTypeOf<undefined>();
  });
});

describe("files", () => {
  const names: [title: string, disposition: string | null, fileName: string | null][] = [
    ["a plain name", 'attachment; filename="calls.xlsx"', "calls.xlsx"],
    ["a name without quotes", "attachment; filename=calls.xlsx", "calls.xlsx"],
    [
      "a name in any script",
      "attachment; filename=\"x.xlsx\"; filename*=UTF-8''%C3%A7a%C4%9Fr%C4%B1lar.xlsx",
      "çağrılar.xlsx",
    ],
    ["no name", null, null],
  ];
  it.each(names)("A-API-14 A-CONST-11 come with %s", async (_title, disposition, fileName) => {
    const headers = disposition ? { "Content-Disposition": disposition } : undefined;
    const { client } = clientFor(() => new Response("PK", { headers }));
    const download = await client.call("exportCalls");
    expect(download.fileName).toBe(fileName);
    expect(await download.blob.text()).toBe("PK");
  });

  it("A-ERR-11 are an error without content", async () => {
    const { client } = clientFor(() => new Response(null));
    await expect(client.call("exportCalls", { body: { ids: [id] } })).rejects.toMatchObject({ code: "EMPTY_FILE" });
  });

  it("A-API-16 a recording is the sound itself", async () => {
    const { client } = clientFor(
      () => new Response(new Uint8Array([82, 73, 70, 70]), { headers: { "Content-Type": "audio/wav" } }),
    );
    const { blob } = await client.call("getCallRecording", { path: { id } });
    expect({ type: blob.type, size: blob.size }).toEqual({ type: "audio/wav", size: 4 });
  });
});
