import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, describe, expect, it } from "vitest";

import { expireCheckouts } from "../../payments/expireCheckouts.ts";
import { people } from "../../testing/people.ts";
import { readEvents } from "../../testing/readEvents.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const server = await startTestServer();
afterAll(() => server[Symbol.asyncDispose]());
const seller = await server.signIn(people.seller);

async function wish(client: TestClient, body: object): Promise<string> {
  const answer = await client.post<Schemas["Deposit"]>("/v1/transactions/deposit", body);
  expect(answer.status).toBe(201);
  return answer.body.data.link;
}

/** Presses a button of the page, like a browser without scripts. */
const press = (link: string, decision: string) =>
  fetch(link, { method: "POST", body: new URLSearchParams({ decision }), redirect: "manual" });
const balance = async () => (await seller.get<Schemas["Balance"]>("/v1/transactions/balance")).body.balance;
const latest = async () => (await seller.get<Schemas["TransactionList"]>("/v1/transactions?perPage=1")).body.items[0];

describe("the sandbox's payment page", () => {
  it("B-BAL-12 shows whose balance and how much, loads nothing and runs nothing", async () => {
    const link = await wish(seller, { amount: 1025 });
    expect(new URL(link).origin).toBe(server.url);
    const page = await fetch(link);
    const text = await page.text();
    for (const said of ["Aegean Olive Trading", "Pay $1,025.00", "Decline", "no real money"])
      expect(text).toContain(said);
    expect(text).not.toMatch(/<script|<link|<img| style=/);
    const policy = page.headers.get("content-security-policy");
    expect(policy).toMatch(/default-src 'none'; style-src 'nonce-/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(page.headers.get("referrer-policy")).toBe("no-referrer");
    expect(page.headers.get("cache-control")).toBe("no-store");
  });

  it("Pay books the deposit, tells who is looking, and leads back to the plans (R-05)", async () => {
    const before = await balance();
    const link = await wish(seller, { amount: 12.5 });
    expect(await latest()).toMatchObject({ status: "INCOMPLETE", amount: 12.5, balance: before });
    await using events = await readEvents(seller);
    const answer = await press(link, "pay");
    expect(answer.status).toBe(303);
    expect(answer.headers.get("location")).toBe(`${server.url}/company/plans?deposit=completed`);
    expect(await events.next()).toMatchObject({ type: "balance.updated", balance: before + 12.5 });
    expect(await latest()).toMatchObject({
      status: "COMPLETED",
      type: "DEPOSIT",
      amount: 12.5,
      balance: before + 12.5,
    });
  });

  it("Decline fails the deposit, and what is decided cannot be decided again", async () => {
    const before = await balance();
    const declined = await wish(seller, { amount: 5 });
    expect((await press(declined, "decline")).headers.get("location")).toMatch(/deposit=cancelled$/);
    expect((await press(declined, "pay")).headers.get("location")).toMatch(/deposit=cancelled$/);
    expect(await latest()).toMatchObject({ status: "FAILED" });
    expect(await (await fetch(declined)).text()).toContain("This payment was not made");

    const paid = await wish(seller, { amount: 5 });
    const answers = await Promise.all(Array.from({ length: 5 }, () => press(paid, "pay")));
    expect(answers.every(({ status }) => status === 303)).toBe(true);
    expect((await press(paid, "decline")).headers.get("location")).toMatch(/deposit=completed$/);
    expect(await balance()).toBe(before + 5);
    const page = await (await fetch(paid)).text();
    expect(page).toContain("This payment is done");
    expect(page).not.toContain("<form");
  });

  it("leads managers back to the company's balance", async () => {
    const admin = await server.signIn(people.admin);
    const [company] = (await admin.get<Schemas["SellerCompanyList"]>("/v1/seller-companies")).body.items;
    const link = await wish(admin, { amount: 1, sellerCompanyId: company!.id });
    const balance = `${server.url}/balance?sellerCompanyId=${company!.id}&deposit=completed`;
    expect((await press(link, "pay")).headers.get("location")).toBe(balance);
  });

  it("leads people of a partner's site back to it", async () => {
    const origin = "https://crm.example.com";
    const key = await seller.post<Schemas["ApiKeyWithSecret"]>("/v1/api-keys", {
      name: "CRM",
      allowedOrigins: [origin],
    });
    const session = await server.anonymous
      .with({ "x-api-key": key.body.secret })
      .post<Schemas["EmbedSession"]>("/v1/embed-sessions", { allowedWidgets: ["balance"], origin });
    const widget = server.anonymous.with({ authorization: `Bearer ${session.body.token}`, origin });
    const link = await wish(widget, { amount: 1 });
    expect((await fetch(link)).headers.get("content-security-policy")).toContain(`form-action 'self' ${origin};`);
    expect((await press(link, "pay")).headers.get("location")).toBe(`${origin}/?deposit=completed`);
  });

  it("is for whoever was given the link: other addresses show nothing and change nothing", async () => {
    const link = await wish(seller, { amount: 5 });
    const own = new URL(link).pathname.split(".")[0]!;
    const other = (await wish(seller, { amount: 6 })).split(".").at(-1)!;
    for (const path of [own, `${own}.`, `${own}.AAAA`, `${own}.${other}`, "/checkout/nothing", "/checkout/%00.x"]) {
      const page = await server.anonymous.fetch(path);
      expect(page.status).toBe(404);
      const body = new URLSearchParams({ decision: "pay" });
      expect((await server.anonymous.fetch(path, { method: "POST", body })).status).toBe(404);
    }
    expect(await (await fetch(link)).text()).toContain("Pay $5.00");
  });

  it("takes no other decision than its own two", async () => {
    const link = await wish(seller, { amount: 5 });
    expect((await press(link, "maybe")).status).toBe(400);
    expect((await fetch(link, { method: "POST", body: "{}" })).status).toBe(400);
    expect((await fetch(link, { method: "POST", body: "x".repeat(2000) })).status).toBe(413);
    expect(await latest()).toMatchObject({ status: "INCOMPLETE" });
  });

  it("its time ends after an hour: the deposit fails, also when nobody comes back", async () => {
    const { context } = server;
    const forgotten = await wish(seller, { amount: 7 });
    await expireCheckouts(context);
    expect(await latest()).toMatchObject({ status: "INCOMPLETE" });
    const inTwoHours = new Date(context.clock.now().getTime() + 2 * 3_600_000);
    await expireCheckouts({ ...context, clock: { now: () => inTwoHours } });
    expect(await latest()).toMatchObject({ status: "FAILED", amount: 7 });
    expect((await press(forgotten, "pay")).headers.get("location")).toMatch(/deposit=cancelled$/);

    const late = await wish(seller, { amount: 8 });
    await context.db.updateTable("payments").set({ expires_at: context.clock.now() }).execute();
    expect(await (await fetch(late)).text()).toContain("Its time is over");
    expect((await press(late, "pay")).headers.get("location")).toMatch(/deposit=cancelled$/);
    expect(await latest()).toMatchObject({ status: "FAILED", amount: 8 });
  });
});
