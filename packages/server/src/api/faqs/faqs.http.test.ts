import type { CallwrightClient } from "@callwright/sdk";
import { afterAll, beforeAll, expect, it } from "vitest";

import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
let seller: CallwrightClient;
let mine: string;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.sdk(people.seller);
  mine = (await seller.call("getProfile")).sellerCompanies[0]?.id ?? "";
});
afterAll(() => server[Symbol.asyncDispose]());

it("B-API-35, B-API-36, B-API-37, B-API-38, B-FAQ-08, B-FAQ-09: a question is added, found, changed and deleted", async () => {
  const path = { id: mine };
  const before = await seller.call("listFaqs", { path, query: { perPage: 100 } });
  const faq = await seller.call("createFaq", { path, body: { question: " Do you ship? ", answer: "Every Friday." } });
  expect(faq).toMatchObject({ question: "Do you ship?", answer: "Every Friday." });
  const after = await seller.call("listFaqs", { path, query: { perPage: 100 } });
  expect(after.items.at(-1)).toEqual(faq);
  expect(after.metaData.totalCount).toBe(before.metaData.totalCount + 1);
  expect(await seller.call("listFaqs", { path, query: { text: "every friday" } })).toMatchObject({ items: [faq] });

  const entry = { id: mine, faqId: faq.id };
  const changed = { id: faq.id, question: "Do you ship?", answer: "Daily." };
  expect(await seller.call("updateFaq", { path: entry, body: { answer: "Daily." } })).toMatchObject(changed);
  expect((await seller.call("listFaqs", { path, query: { perPage: 100 } })).items.at(-1)).toMatchObject(changed);
  await seller.call("deleteFaq", { path: entry });
  await expect(seller.call("updateFaq", { path: entry, body: { answer: "?" } })).rejects.toMatchObject({ status: 404 });
  await expect(seller.call("deleteFaq", { path: entry })).rejects.toMatchObject({ status: 404 });
  expect((await seller.call("listFaqs", { path, query: { perPage: 100 } })).items).toEqual(before.items);
});

it("neither question nor answer may be empty", async () => {
  const path = { id: mine };
  for (const body of [
    { question: " ", answer: "Yes." },
    { question: "Why?", answer: "" },
  ])
    await expect(seller.call("createFaq", { path, body })).rejects.toMatchObject({ status: 400 });
});

it("another company's questions are not there, by its own address or by ours", async () => {
  const manager = await server.sdk(people.admin);
  const free = (await (await server.sdk(people.freeSeller)).call("getProfile")).sellerCompanies[0]?.id ?? "";
  const theirs = await manager.call("createFaq", { path: { id: free }, body: { question: "Secret?", answer: "Yes." } });
  await expect(seller.call("listFaqs", { path: { id: free }, query: {} })).rejects.toMatchObject({ status: 404 });
  for (const id of [free, mine]) {
    const path = { id, faqId: theirs.id };
    await expect(seller.call("updateFaq", { path, body: { answer: "No." } })).rejects.toMatchObject({ status: 404 });
    await expect(seller.call("deleteFaq", { path })).rejects.toMatchObject({ status: 404 });
  }
  expect(await manager.call("listFaqs", { path: { id: free }, query: { text: "secret" } })).toMatchObject({
    items: [{ answer: "Yes." }],
  });
});
