import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";

import type { Schemas } from "@callwright/sdk/contract";
import { randomIds } from "@callwright/server/ids.ts";
import { insertDeliveries, insertEndpoint } from "@callwright/server/store/webhooks.ts";
import { people } from "@callwright/server/testing/people.ts";
import { TestClient } from "@callwright/server/testing/TestClient.ts";

import { percentile } from "../statistics.ts";
import { atMost, exactly, noted, type Scenario } from "./scenario.ts";

const tarpitCount = 100;

/** A hundred partners' servers that accept a message and never respond, beside one that responds. */
export const tarpits: Scenario = {
  name: "tarpits",
  title: "A hundred partners' servers do not answer",
  async run(day) {
    await using partners = await startPartners();
    const [{ url }] = await Promise.all([day.start("all"), day.start("worker")]);
    const admin = await new TestClient(url).signIn(people.admin);
    const { body } = await admin.get<Schemas["SellerCompanyList"]>("/v1/seller-companies?perPage=100");
    const companies = body.items.map(({ id }) => id);
    const listen = async (address: string, sellerCompanyId: string | undefined) => {
      const endpoint = { url: address, events: ["balance.low"], sellerCompanyId };
      const answer = await admin.post<Schemas["WebhookEndpointWithSecret"]>("/v1/webhook-endpoints", endpoint);
      if (answer.status !== 201)
        throw new Error(`The endpoint was refused: ${answer.status} ${JSON.stringify(answer.body)}`);
      return answer.body.webhookEndpoint.id;
    };
    const healthy = await listen(partners.healthy, companies[0]);
    // A hundred endpoints of other companies, with the secret of the healthy one.
    const silent = Array.from({ length: tarpitCount }, () => randomIds.next());
    const { secret } = await day.db
      .selectFrom("webhook_endpoints")
      .select("secret")
      .where("id", "=", healthy)
      .executeTakeFirstOrThrow();
    await day.db.transaction().execute(async (trx) => {
      for (const [nth, id] of silent.entries()) {
        const companyId = companies[1 + (nth % (companies.length - 1))] ?? "";
        const endpoint = {
          id,
          seller_company_id: companyId,
          url: partners.silent,
          description: null,
          events: ["balance.low" as const],
          secret,
        };
        await insertEndpoint(trx, { ...endpoint, created_at: new Date() });
      }
    });

    const tell = (endpointId: string, about: string) => {
      const message = { id: randomIds.next(), endpointId, event: "balance.low" as const, about };
      const sent = { ...message, body: JSON.stringify({ sentAt: Date.now() }) };
      return day.db.transaction().execute((trx) => insertDeliveries(trx, [sent], new Date()));
    };
    for (const id of silent) for (let nth = 0; nth < 5; nth += 1) await tell(id, `tarpit ${nth}`);
    const count = day.isShort ? 30 : 300;
    for (let nth = 0; nth < count; nth += 1) {
      await tell(healthy, `healthy ${nth}`);
      await pause(200);
    }
    const until = Date.now() + 20_000;
    while (partners.delays.length < count && Date.now() < until) await pause(100);
    const { parked } = await day.db
      .selectFrom("webhook_endpoints")
      .select(({ fn }) => fn.count<string>("parked_until").as("parked"))
      .executeTakeFirstOrThrow();
    return [
      noted("servers that do not answer", tarpitCount),
      exactly("messages that the one that answers did not get", count - partners.delays.length, 0),
      noted("its delay, p50", percentile(partners.delays, 50), "ms"),
      atMost("its delay, p99", percentile(partners.delays, 99), 2000, "ms"),
      noted("servers that are left alone by now", Number(parked)),
    ];
  },
};

async function startPartners() {
  const delays: number[] = [];
  const server = createServer((request, response) => {
    if (request.url === "/silent") return;
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { sentAt } = JSON.parse(Buffer.concat(chunks).toString()) as { sentAt: number };
      delays.push(Date.now() - sentAt);
      response.writeHead(204).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    silent: `${address}/silent`,
    healthy: `${address}/healthy`,
    delays,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
