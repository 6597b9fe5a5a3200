import { afterAll, beforeAll, expect, it } from "vitest";

import { newestMail } from "../../testing/mailbox.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer({ env: { CONTACT_MAIL_TO: "help@callwright.test" } });
});
afterAll(() => server[Symbol.asyncDispose]());

it("A-API-18, A-ENT-13: what a visitor writes is kept and mailed to us", async () => {
  const { status, body } = await server.anonymous.post("/v1/contacts", {
    phoneNumber: "+47 22 86 01 44",
    message: "  Please call me <b>back</b>. ",
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({ phoneNumber: "+4722860144", message: "Please call me <b>back</b>.", email: null });
  const mail = await newestMail(server);
  expect(mail).toMatchObject({ to: "help@callwright.test", subject: "A message through contact us" });
  expect(mail.text).toContain("Please call me <b>back</b>.");
  expect(mail.text).toContain("+4722860144");
  expect(mail.html).toContain("Please call me &lt;b&gt;back&lt;/b&gt;.");
});

it("A-ENT-13: a reported issue says who reports it", async () => {
  await server.anonymous.post("/v1/contacts", {
    phoneNumber: "+4722860144",
    message: "The list is empty.",
    name: "Ada",
    surname: "Byron",
    email: "ada@byron.test",
  });
  const mail = await newestMail(server);
  expect(mail.subject).toBe("An issue reported by Ada Byron");
  expect(mail.text).toContain("Ada Byron, ada@byron.test, +4722860144");
});

it("a number that cannot be called and an empty message are refused, and nothing is mailed", async () => {
  const before = await newestMail(server);
  const refused = await server.anonymous.post("/v1/contacts", { phoneNumber: "+47 1", message: "Hello" });
  expect([refused.status, refused.body.errors]).toEqual([400, { phoneNumber: "Invalid phone number" }]);
  expect((await server.anonymous.post("/v1/contacts", { phoneNumber: "+4722860144", message: " " })).status).toBe(400);
  expect(await newestMail(server)).toEqual(before);
});
