import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { callPlaces, makeItem } from "../../engine/testing/callCenter.ts";
import { startTwilioServer, type TwilioServer } from "../../engine/carriers/twilio/testing/startTwilioServer.ts";
import type { Refused } from "../../testing/TestClient.ts";
import { returnNumbers } from "../returnNumbers.ts";

let calling: TwilioServer;
beforeAll(async () => {
  calling = await startTwilioServer();
});
afterAll(() => calling[Symbol.asyncDispose]());
beforeEach(async () => {
  calling.twilio.numbers.chaos = undefined;
  calling.twilio.numbers.isDown = false;
  const { db } = calling.server.context;
  await db.deleteFrom("numbers").where("provider", "=", "twilio").execute();
  await returnNumbers(calling.server.context);
});

const available = (country: string) =>
  calling.seller.get<Schemas["AvailableNumberList"] & Refused>(`/v1/numbers/available?countryCode=${country}`);
const buy = async <Body = Schemas["SellerCompanyNumber"]>(number: string, countryIso2 = "US") =>
  calling.seller.post<Body>("/v1/numbers", {
    number,
    countryIso2,
    sellerCompanyId: await callPlaces(calling.server, calling.seller).companyId(),
  });
const balance = () => callPlaces(calling.server, calling.seller).balance();
const owned = () => calling.twilio.numbers.owned.map(({ fields }) => fields.get("PhoneNumber"));
const openOrders = () => calling.server.context.db.selectFrom("number_orders").select(["provider", "status"]).execute();

describe("numbers at Twilio", () => {
  it("are those that Twilio has, and say which are only given to somebody with papers (B-API-46)", async () => {
    const { body } = await calling.seller.get<Schemas["NumberCountryList"]>("/v1/numbers/countries");
    expect(body.items.map(({ code }) => code)).toEqual(["DE", "GB", "US"]);
    expect((await available("US")).body.items[0]).toEqual({ phoneNumber: "+14155550123", needsPapers: false });
    expect((await available("DE")).body.items.map(({ needsPapers }) => needsPapers)).toEqual([true, true]);
    // London requires an address, mobile numbers do not.
    expect((await available("GB")).body.items).toEqual([{ phoneNumber: "+447400123456", needsPapers: false }]);
    expect((await available("AQ")).body.items).toEqual([]);
  });

  it("is bought once, with our address for whoever calls it back, and given back when it is nobody's any more", async () => {
    const before = await balance();
    const { status, body } = await buy("+14155550123");
    expect(status).toBe(201);
    expect(before - (await balance())).toBe(4);
    expect(calling.twilio.numbers.owned.map(({ fields }) => Object.fromEntries(fields))).toEqual([
      {
        PhoneNumber: "+14155550123",
        FriendlyName: body.id,
        VoiceUrl: `${calling.server.context.publicUrl}/v1/carriers/twilio/inbound`,
        VoiceMethod: "POST",
      },
    ]);
    expect((await available("US")).body.items.map(({ phoneNumber }) => phoneNumber)).not.toContain("+14155550123");
    await calling.server.context.db.deleteFrom("numbers").where("id", "=", body.id).execute();
    expect(await openOrders()).toEqual([{ provider: "twilio", status: "RETURNING" }]);
    await returnNumbers(calling.server.context);
    expect([owned(), await openOrders()]).toEqual([[], []]);
  });

  it("that wants papers is refused with what is wanted, and nothing is charged", async () => {
    const before = await balance();
    expect(await buy<Refused>("+493023125001", "DE")).toMatchObject({
      status: 409,
      body: { code: "NUMBER_NEEDS_PAPERS" },
    });
    expect(await buy<Refused>("+14155550199")).toMatchObject({ status: 409, body: { code: "NUMBER_TAKEN" } });
    expect([await balance(), owned(), await openOrders()]).toEqual([before, [], []]);
  });

  it.each(["cut", "503", "html"] as const)("is found again when the answer was lost: %s", async (chaos) => {
    calling.twilio.numbers.chaos = chaos;
    const { status, body } = await buy("+14155550124");
    expect([status, owned(), await openOrders()]).toEqual([201, ["+14155550124"], []]);
    expect(calling.twilio.numbers.owned[0]?.fields.get("FriendlyName")).toBe(body.id);
  });

  it("that is sold after we gave up is given back, and was not charged", async () => {
    const before = await balance();
    calling.twilio.numbers.chaos = "late";
    expect((await buy<Refused>("+14155550125")).status).toBe(503);
    await returnNumbers(calling.server.context);
    expect(await openOrders()).toEqual([{ provider: "twilio", status: "RETURNING" }]);
    calling.twilio.numbers.catchUp();
    expect(owned()).toEqual(["+14155550125"]);
    await returnNumbers(calling.server.context);
    expect([await balance(), owned(), await openOrders()]).toEqual([before, [], []]);
  });

  it("that Twilio sells twice is one purchase: the second is refused, given back and not charged", async () => {
    const before = await balance();
    const answers = await Promise.all([buy<Refused>("+14155550124"), buy<Refused>("+14155550124")]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe("NUMBER_TAKEN");
    await returnNumbers(calling.server.context);
    expect([owned(), await openOrders()]).toEqual([["+14155550124"], []]);
    expect(before - (await balance())).toBe(4);
  });

  it("cannot be read while Twilio is down, and says so", async () => {
    calling.twilio.numbers.isDown = true;
    expect(await available("US")).toMatchObject({ status: 503, body: { code: "SERVICE_UNAVAILABLE" } });
    expect((await buy<Refused>("+14155550123")).status).toBe(503);
    calling.twilio.numbers.isDown = false;
  });

  it("calls are made from them, and not from numbers of another provider (R-35)", async () => {
    const { context } = calling.server;
    const { body } = await buy("+14155550123");
    const companyId = body.sellerCompany.id;
    const simulated = await context.db
      .selectFrom("numbers")
      .select("id")
      .where("seller_company_id", "=", companyId)
      .where("provider", "=", "simulator")
      .where("status", "=", "ACTIVE")
      .executeTakeFirstOrThrow();
    const from = async (numberId: string) => {
      const item = await makeItem(calling.seller);
      await context.db
        .updateTable("numbers")
        .set({ is_default: false })
        .where("seller_company_id", "=", companyId)
        .execute();
      await context.db.updateTable("phone_books").set({ number_id: numberId }).where("id", "=", item.id).execute();
      await calling.seller.post("/v1/calls/start", { phoneBookIds: [item.id] });
      const placed = () => calling.twilio.calls.find(({ fields }) => fields.get("To") === item.phoneNumber);
      await expect.poll(placed, { timeout: 10_000 }).toBeDefined();
      return placed()?.fields.get("From");
    };
    expect(await from(body.id)).toBe("+14155550123");
    expect(await from(simulated.id)).toBe("+14155550100");
  });
});
