import { afterAll, beforeAll, expect, it } from "vitest";

import { people } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";

let server: TestServer;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  admin = await server.signIn(people.admin);
});
afterAll(() => server[Symbol.asyncDispose]());

interface List {
  items: { id: string }[];
  metaData: { totalCount: number };
}

it.each([
  ["calls/history", "createdAt"],
  ["phone-books", "createdAt"],
  ["potential-customers", "name"],
  ["potential-customer-tags", "title"],
  ["products", "name"],
  ["seller-companies", "name"],
  ["transactions", "amount"],
  ["users", "email"],
])(
  "A-ENT-14, A-ENT-15, A-CONST-04, B-ENT-08: /%s has pages from 0, which are the whole list by %s, and its length",
  async (path, sortBy) => {
    const ask = async (query: object) => {
      const search = new URLSearchParams({ sortBy, ...query });
      const { status, body } = await admin.get<List>(`/v1/${path}?${search}`);
      expect(status).toBe(200);
      return body;
    };
    const first = await ask({ perPage: 2 });
    expect(Object.keys(first).toSorted()).toEqual(["items", "metaData"]);
    expect(await ask({ page: 0, perPage: 2 })).toEqual(first);
    const { totalCount } = first.metaData;
    expect(totalCount).toBeGreaterThan(2);

    const pageCount = Math.ceil(totalCount / 100);
    const pages = await Promise.all(Array.from({ length: pageCount }, (_, page) => ask({ page, perPage: 100 })));
    const all = pages.flatMap(({ items }) => items);
    expect(new Set(all.map(({ id }) => id)).size).toBe(totalCount);
    expect(first.items).toEqual(all.slice(0, 2));
    expect((await ask({ page: 1, perPage: 2 })).items).toEqual(all.slice(2, 4));
    expect((await ask({ perPage: 2, sortBy: `-${sortBy}` })).items).not.toEqual(first.items);
    expect(await ask({ page: pageCount, perPage: 100 })).toEqual({ items: [], metaData: { totalCount } });
    expect(await ask({ text: "nothing is called like this" })).toEqual({ items: [], metaData: { totalCount: 0 } });
  },
);
