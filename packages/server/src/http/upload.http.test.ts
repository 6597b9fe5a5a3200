import { request } from "node:http";

import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, expect, it } from "vitest";

import { demoPassword } from "../seed/index.ts";
import { people } from "../testing/people.ts";
import { startTestServer, type TestServer } from "../testing/startTestServer.ts";
import type { TestClient } from "../testing/TestClient.ts";
import { uploadLimits, uploadOf } from "./upload.ts";

let server: TestServer;
let seller: TestClient;
beforeAll(async () => {
  server = await startTestServer();
  seller = await server.signIn(people.seller);
});
afterAll(() => server[Symbol.asyncDispose]());

const path = "/v1/potential-customers/bulk/import";
const contentType = "multipart/form-data; boundary=b";
const filePart = '--b\r\nContent-Disposition: form-data; name="file"; filename="list.xlsx"\r\n\r\n';

/** Announces a body, sends its beginning and then nothing; returns the status. */
async function announce(email: string | undefined, contentLength: number): Promise<number | undefined> {
  const headers = email ? await authorizationOf(email) : {};
  return new Promise((resolve, reject) => {
    const sent = request(
      server.url + path,
      { method: "POST", headers: { ...headers, "content-type": contentType, "content-length": contentLength } },
      (answer) => {
        resolve(answer.statusCode);
        sent.destroy();
      },
    );
    sent.on("error", reject);
    sent.write(filePart);
  });
}

it.each([
  ["by somebody who is not signed in", undefined, 401],
  ["on the Free plan", people.freeSeller, 402],
] as const)("a file that is sent %s is refused before it is read", async (_, email, status) => {
  expect(await announce(email, 9_000_000)).toBe(status);
});

it("a file that says it is too large is refused before it is read", async () => {
  expect(await announce(people.seller, 25_000_000)).toBe(413);
});

it("a form of half a million parts is refused at the eleventh, and nobody waits for it", async () => {
  const part = '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n\r\n';
  const body = Buffer.from(part.repeat(Math.floor(uploadLimits.fileBytes / part.length)));
  const over = new AbortController();
  const refused = seller
    .raw(path, { method: "POST", headers: { "content-type": contentType }, body })
    .finally(() => over.abort());
  let longest = 0;
  do {
    const startedAt = performance.now();
    await server.anonymous.get("/healthz");
    longest = Math.max(longest, performance.now() - startedAt);
  } while (!over.signal.aborted);
  expect(await refused).toMatchObject({ status: 413, body: { message: "The form has more than 10 parts." } });
  expect(longest).toBeLessThan(1_000);
});

it("a form that is broken, or cut short, or without a file says so", async () => {
  const post = (body: string, type = contentType) =>
    seller.raw(path, { method: "POST", headers: { "content-type": type }, body });
  expect(await post(`${filePart}abc`)).toMatchObject({ status: 400, body: { code: "MALFORMED_REQUEST" } });
  const other = filePart.replace('"file"', '"other"');
  expect(await post(`${other}abc`)).toMatchObject({ status: 400 });
  expect(await post(`${filePart}abc\r\n${other}abc`)).toMatchObject({ status: 400 });
  expect(await post(filePart.slice(0, 40))).toMatchObject({ status: 400 });
  expect(await post("nothing of the kind")).toMatchObject({ status: 400 });
  expect(await post("--b--\r\n", "multipart/form-data; charset=utf-8")).toMatchObject({ status: 400 });
  expect(await post("--b--\r\n")).toMatchObject({ body: { errors: { file: "Please select a file." } } });
  expect(await post("{}", "application/json")).toMatchObject({ status: 415 });
});

it("a file that comes too slowly is given up", async () => {
  const drip = new ReadableStream({ start: (controller) => controller.enqueue(Buffer.from(filePart)) });
  const slow = new Request("http://test", {
    method: "POST",
    headers: { "content-type": contentType },
    body: drip,
    duplex: "half",
  } as RequestInit);
  await expect(uploadOf(slow, { ...uploadLimits, seconds: 0.05 }).receive()).rejects.toMatchObject({
    status: 400,
    message: "The file took too long to arrive.",
  });
});

async function authorizationOf(email: string): Promise<Record<string, string>> {
  const { body } = await server.anonymous.post<Schemas["Session"]>("/v1/auth/login", { email, password: demoPassword });
  return { authorization: `Bearer ${body.accessToken}` };
}
