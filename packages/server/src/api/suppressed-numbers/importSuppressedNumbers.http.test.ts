import type { Schemas } from "@callwright/sdk/contract";
import { sql } from "kysely";
import { afterAll, beforeAll, expect, it } from "vitest";

import { callPlaces, makeItem, uniqueNumber } from "../../engine/testing/callCenter.ts";
import { writeXlsx } from "../../files/writeXlsx.ts";
import { keepHouse } from "../../housekeeping.ts";
import { nextYear } from "../../testing/nextYear.ts";
import { people } from "../../testing/people.ts";
import { startTestServer, type TestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

type Result = Schemas["ImportSuppressedNumbersResult"];
const list = "/v1/suppressed-numbers";
const later = { type: "CALL_LATER", cronDate: `${nextYear}-05-04T10:30` };

let server: TestServer;
let seller: TestClient;
let master: TestClient;
let admin: TestClient;
beforeAll(async () => {
  server = await startTestServer({ env: { CALLWRIGHT_SIM_SPEED: "0.01", CALLWRIGHT_RATE_LIMIT_SCALE: "100" } });
  [seller, master, admin] = [
    await server.signIn(people.seller),
    await server.signIn(people.master),
    await server.signIn(people.admin),
  ];
  await callPlaces(server, seller).payIn(100);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Sends a register; of a long one, only the result matters. */
function send(client: TestClient, file: string | Uint8Array, query: Record<string, string> = {}) {
  const asked = new URLSearchParams({ register: `Register ${uniqueNumber("1")}`, ...query });
  return client.upload<Result>(`${list}/bulk/import?${asked}`, new Blob([file as BlobPart]), "register.csv");
}

const find = async (client: TestClient, query: string) =>
  (await client.get<Schemas["SuppressedNumberList"]>(`${list}?${query}`)).body.items;
const start = async (client: TestClient, body: object) =>
  (await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", body)).body.items[0];

/** The number of hashes, and of registers. */
async function counts() {
  const { rows } = await sql<{ hashes: number; registers: number }>`select
    (select count(*)::int from registered_numbers) as hashes,
    (select count(*)::int from suppressed_numbers where source = 'IMPORT') as registers`.execute(server.context.db);
  return rows[0];
}

it("a number of a register is not called by anybody of the company, and what waits for it is refused in the same step", async () => {
  const [listed, other] = [uniqueNumber("44"), uniqueNumber("44")];
  const [item, free] = [
    await makeItem(seller, { phoneNumber: listed }),
    await makeItem(seller, { phoneNumber: other }),
  ];
  const waiting = (await start(seller, { phoneBookIds: [item.id], ...later }))?.callId ?? "";
  const isMarked = async () => (await seller.get<Schemas["PhoneBook"]>(`/v1/phone-books/${item.id}`)).body.contact;
  expect(await isMarked()).toMatchObject({ isDoNotCall: false });

  const { status, body } = await send(master, `Phone\n${listed}\nnobody\n${listed}\n`, { register: "Reservasjon" });
  expect({ status, body }).toMatchObject({
    status: 200,
    body: { addedCount: 1, knownCount: 1, invalidCount: 1, invalidLines: [3], refusedCallsCount: 1 },
  });
  expect(body.register).toMatchObject({
    register: "Reservasjon",
    source: "IMPORT",
    numbersCount: 1,
    phoneNumber: null,
  });
  const call = await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${waiting}`);
  expect(call.body).toMatchObject({ status: "FAILED", failureReason: { code: "DO_NOT_CALL" } });
  expect((await start(seller, { phoneBookIds: [item.id] }))?.refusal?.code).toBe("DO_NOT_CALL");
  expect((await start(seller, { phoneBookIds: [item.id], ...later }))?.refusal?.code).toBe("DO_NOT_CALL");
  expect(await start(seller, { phoneBookIds: [free.id] })).toMatchObject({ status: "QUEUED" });
  expect(await isMarked()).toMatchObject({ isDoNotCall: true });

  const lift = { reason: "The register was the wrong one" };
  expect((await master.post(`${list}/${body.register.id}/lift`, lift)).status).toBe(200);
  expect(await isMarked()).toMatchObject({ isDoNotCall: false });
  expect(await start(seller, { phoneBookIds: [item.id] })).toMatchObject({ status: "QUEUED" });
});

it("a register is one entry of the list, found by its name and by a whole number of it, and no number of it is written down", async () => {
  const numbers = [uniqueNumber("44"), uniqueNumber("44"), uniqueNumber("44")];
  const { body } = await send(master, numbers.join("\r\n"), { register: "Telephone Preference Service" });
  const { id } = body.register;
  expect(await find(seller, "text=preference")).toMatchObject([{ id, numbersCount: 3 }]);
  expect(await find(seller, `text=${numbers[1]?.slice(1)}`)).toMatchObject([{ id }]);
  expect(await find(seller, `text=${encodeURIComponent(numbers[1] ?? "")}&source=IMPORT`)).toMatchObject([{ id }]);
  expect(await find(seller, `text=${numbers[1]?.slice(1, -1)}`)).toEqual([]);
  const { rows } = await sql<{ row: string }>`select to_jsonb(r)::text as row from registered_numbers r
    union all select to_jsonb(n)::text from suppressed_numbers n where id = ${id}`.execute(server.context.db);
  for (const number of numbers) expect(rows.filter(({ row }) => row.includes(number.slice(1)))).toEqual([]);
});

it("importing a register again adds what is new and moves its end, under the same entry", async () => {
  const [first, second] = [uniqueNumber("44"), uniqueNumber("44")];
  const register = "Robinson list";
  const soon = new Date(Date.now() + 3_600_000).toISOString();
  const end = new Date(Date.now() + 86_400_000).toISOString();
  const before = await send(master, first, { register, expiresAt: soon });
  expect(before.body.register.importedAt).toBe(before.body.register.createdAt);
  const after = await send(master, `${first}\n${second}`, { register: "robinson LIST", expiresAt: end });
  expect(after.body).toMatchObject({ addedCount: 1, knownCount: 1 });
  expect(after.body.register).toMatchObject({ id: before.body.register.id, numbersCount: 2, expiresAt: end });
  const { importedAt, createdAt } = after.body.register;
  expect(importedAt! > createdAt).toBe(true);
});

it("a register that is too old does not count any more", async () => {
  const phoneNumber = uniqueNumber("44");
  const item = await makeItem(seller, { phoneNumber });
  const expiresAt = new Date(Date.now() + 3_600_000).toISOString();
  const { body } = await send(master, phoneNumber, { expiresAt });
  expect((await start(seller, { phoneBookIds: [item.id] }))?.refusal?.code).toBe("DO_NOT_CALL");
  await server.context.db
    .updateTable("suppressed_numbers")
    .set({ expires_at: new Date(Date.now() - 1_000) })
    .where("id", "=", body.register.id)
    .execute();
  expect(await start(seller, { phoneBookIds: [item.id] })).toMatchObject({ status: "QUEUED" });
});

it("only managers import for everybody, and nobody for another company; sellers do not import", async () => {
  const phoneNumber = uniqueNumber("44");
  const item = await makeItem(seller, { phoneNumber });
  const companyId = await callPlaces(server, seller).companyId();
  const stranger = await server.signIn("irene.galani@callwright.test");
  const before = await counts();
  expect((await send(seller, phoneNumber)).status).toBe(403);
  expect((await send(master, phoneNumber, { scope: "EVERYWHERE" })).status).toBe(403);
  expect((await send(admin, phoneNumber)).status).toBe(400);
  expect((await send(server.anonymous, phoneNumber)).status).toBe(401);
  expect([403, 404]).toContain((await send(stranger, phoneNumber, { sellerCompanyId: companyId })).status);
  expect(await counts()).toEqual(before);

  expect((await send(admin, phoneNumber, { scope: "EVERYWHERE" })).body.register).toMatchObject({
    scope: "EVERYWHERE",
  });
  expect((await start(seller, { phoneBookIds: [item.id] }))?.refusal?.code).toBe("DO_NOT_CALL");
  expect((await send(admin, phoneNumber, { sellerCompanyId: companyId })).body.register.sellerCompany?.id).toBe(
    companyId,
  );
});

it.each([
  ["a broken workbook", Buffer.from("PK\u0003\u0004"), {}, 415],
  ["a file without a number", "Name\nnobody\nsomebody", {}, 400],
  ["national numbers without their country", "2015550123\n2015550124", {}, 400],
  ["national numbers of another country", "2015550123\n2015550124", { countryIso2: "NO" }, 400],
  ["an empty file", "", {}, 400],
  ["a file that breaks off in binary rubbish", `${"+4722860144\n".repeat(50_000)}\0\0`, {}, 415],
  ["a line without end", `+4722860144\n${"9".repeat(10_000)}`, {}, 400],
  ["an end that is over", "+4722860144", { expiresAt: "2020-01-01T00:00:00.000Z" }, 400],
  ["an end that is no moment", "+4722860144", { expiresAt: "soon" }, 400],
  ["a blank name", "+4722860144", { register: " " }, 400],
  ["a country that is none", "+4722860144", { countryIso2: "norway" }, 400],
] as const)("%s is refused, and nothing of it stays", async (_, file, query, status) => {
  const before = await counts();
  const answer = await send(master, file, query);
  expect(answer.status).toBe(status);
  expect(await counts()).toEqual(before);
});

it("a workbook is read as well, and a row without a number is named as the sheet shows it", async () => {
  const numbers = [uniqueNumber("44"), uniqueNumber("44")];
  const columns = [
    { header: "Name", width: 20, value: () => "Somebody" },
    { header: "Phone", width: 20, value: (phone: string) => phone },
  ];
  const rows = [numbers[0] ?? "", "none", numbers[1] ?? ""];
  const pieces: Uint8Array[] = [];
  for await (const piece of writeXlsx("Register", columns, rows)) pieces.push(piece);
  const { body } = await send(master, Buffer.concat(pieces), { register: "Workbook" });
  expect(body).toMatchObject({ addedCount: 2, invalidCount: 1, invalidLines: [3] });
  expect(await find(seller, `text=${numbers[1]?.slice(1)}&source=IMPORT`)).toMatchObject([{ register: "Workbook" }]);
});

it("a form that is cut short leaves nothing", async () => {
  const before = await counts();
  const body = `--b\r\nContent-Disposition: form-data; name="file"; filename="r.csv"\r\n\r\n${"+4722860144\n".repeat(9_000)}`;
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  const answer = await master.raw(`${list}/bulk/import?register=Cut`, { method: "POST", headers, body });
  expect(answer.status).toBe(400);
  const none = await master.raw(`${list}/bulk/import?register=None`, { method: "POST", headers, body: "--b--\r\n" });
  expect(none).toMatchObject({ status: 400, body: { errors: { file: "Please select a file." } } });
  expect(await counts()).toEqual(before);
});

it("an import that is stopped leaves nothing, also where all of the file has been sent", async () => {
  const { db } = server.context;
  const stopping = new AbortController();
  const body = new FormData();
  body.append("file", new Blob([`${uniqueNumber("44")}\n`]), "register.csv");
  const atLastStep = async () =>
    (
      await sql`select from pg_locks mine join pg_locks waited on waited.pid = mine.pid and not waited.granted
        where mine.locktype = 'advisory' and mine.granted
          and mine.classid::bigint = hashtext('import-register')::bigint & 4294967295`.execute(db)
    ).rows.length;
  await db.transaction().execute(async (trx) => {
    // A test holds the lock of the dispatchers: the import waits with its last step.
    await sql`select pg_advisory_xact_lock(hashtext('dial-call'))`.execute(trx);
    const { signal } = stopping;
    const sent = master.raw(`${list}/bulk/import?register=Stopped`, { method: "POST", body, signal });
    await expect.poll(atLastStep, { timeout: 20_000 }).toBe(1);
    stopping.abort();
    await expect(sent).rejects.toThrow();
  });
  await expect
    .poll(async () => (await send(master, uniqueNumber("44"), { register: "After" })).status, { timeout: 20_000 })
    .toBe(200);
  expect(await find(master, "text=Stopped")).toEqual([]);
});

it("registers of one company come one after the other: the second is told to wait, and changes nothing", async () => {
  const { db } = server.context;
  const companyId = await callPlaces(server, seller).companyId();
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(hashtext('import-register'), hashtext(${companyId}))`.execute(trx);
    const { status, headers, body } = await send(master, uniqueNumber("44"), { register: "Second" });
    expect([status, headers.get("retry-after")]).toEqual([409, "30"]);
    expect(body).toMatchObject({ code: "REGISTER_BEING_IMPORTED" });
  });
  expect(await find(master, "text=Second")).toEqual([]);
  expect((await send(master, uniqueNumber("44"), { register: "Second" })).status).toBe(200);
});

const longFile = { timeout: 120_000 };
it(
  "a hundred thousand lines are taken in, and of a newer file only what is new, however often a number stands in it",
  longFile,
  async () => {
    const lines = Array.from({ length: 100_000 }, (_, nth) => `+4479${String(nth).padStart(8, "0")}`);
    const { body } = await send(master, lines.join("\n"), { register: "Long" });
    expect(body.addedCount + body.knownCount + body.invalidCount).toBe(100_000);
    expect(body.register.numbersCount).toBe(body.addedCount);
    const fresh = uniqueNumber("44");
    const newer = await send(master, [...lines, fresh, ...lines, fresh].join("\n"), { register: "Long" });
    expect(newer.body).toMatchObject({ addedCount: 1, register: { numbersCount: body.addedCount + 1 } });
  },
);

it("what a register held is forgotten with its entry, and a month after it was lifted", async () => {
  const { db, clock } = server.context;
  const held = async (id: string) =>
    (
      await sql<{
        held: number;
      }>`select count(*)::int as held from registered_numbers where register_id = ${id}`.execute(db)
    ).rows[0]?.held;
  const deleted = (await send(master, uniqueNumber("44"))).body.register.id;
  expect(await held(deleted)).toBe(1);
  await db.deleteFrom("suppressed_numbers").where("id", "=", deleted).execute();
  expect(await held(deleted)).toBe(0);

  const { id } = (await send(master, uniqueNumber("44"))).body.register;
  await master.post(`${list}/${id}/lift`, { reason: "No longer used" });
  await keepHouse({ db, clock });
  expect(await held(id)).toBe(1);
  await keepHouse({ db, clock: { ...clock, now: () => new Date(clock.now().getTime() + 31 * 86_400_000) } });
  expect(await held(id)).toBe(0);
});
