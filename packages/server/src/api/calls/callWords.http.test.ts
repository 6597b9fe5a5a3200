import type { Schemas } from "@callwright/sdk/contract";
import { afterAll, expect, it, vi } from "vitest";

import type { CallWordsMessage } from "../../events/callWords.ts";
import { makeItem, uniqueNumber } from "../../engine/testing/callCenter.ts";
import { people } from "../../testing/people.ts";
import { readAll, readStream } from "../../testing/readEvents.ts";
import { startTestServer } from "../../testing/startTestServer.ts";
import type { TestClient } from "../../testing/TestClient.ts";

const env = { CALLWRIGHT_SIM_SPEED: "20" };
const server = await startTestServer({ env });
afterAll(() => server[Symbol.asyncDispose]());

const seller = await server.signIn(people.seller);

async function call(client: TestClient, digits = "44"): Promise<string> {
  const { id } = await makeItem(client, { phoneNumber: uniqueNumber(digits) });
  const { body } = await client.post<Schemas["StartCallsResult"]>("/v1/calls/start", { phoneBookIds: [id] });
  return body.items[0]?.callId ?? "";
}

const wordsOf = (client: TestClient, id: string, headers?: Record<string, string>) =>
  readStream<CallWordsMessage>(client, `/v1/calls/live/${id}`, headers);

const readCall = async (id: string) => (await seller.get<Schemas["CallDetail"]>(`/v1/calls/history/${id}`)).body;

const isWords = (message: CallWordsMessage) => message.type === "words";

/** The final text on a reader's screen. */
function shown(messages: CallWordsMessage[]): string[] {
  const turns: string[] = [];
  for (const message of messages) if (message.type === "words") turns[message.turn] = message.content;
  return turns.filter((content) => content !== "");
}

it("a process reads live events for words only while somebody reads words, and once for all readers", async () => {
  const follow = vi.spyOn(server.context.events, "follow");
  const id = await call(seller);
  expect(follow).not.toHaveBeenCalled();
  {
    await using one = await wordsOf(seller, id);
    await using other = await wordsOf(seller, id);
    expect((await one.next())?.callId).toBe(id);
    expect((await other.next())?.callId).toBe(id);
    expect(follow).toHaveBeenCalledOnce();
  }
  await vi.waitFor(() => expect(follow.mock.lastCall?.[1].signal.aborted).toBe(true));
  follow.mockRestore();
});

it("a person reads what is said in a call word by word while it goes on, and in the end has the whole conversation", async () => {
  const id = await call(seller);
  await using words = await wordsOf(seller, id);
  const messages = await readAll(words);

  const { conversation } = await readCall(id);
  expect(conversation.length).toBeGreaterThan(2);
  expect(shown(messages)).toEqual(conversation.map(({ content }) => content));
  expect(messages.at(-1)).toEqual({ type: "ended", callId: id });
  const growing = messages.filter(isWords).filter(({ isFinal }) => !isFinal);
  expect(growing.length, "turns that were told before they were over").toBeGreaterThan(3);
  for (const { turn, content } of growing) expect(conversation[turn]?.content.startsWith(content)).toBe(true);
});

it("of each turn only what is newer is told, and what comes back after the last id does not come twice", async () => {
  const id = await call(seller);
  await using first = await wordsOf(seller, id);
  let seen: CallWordsMessage | undefined;
  while (!(seen && isWords(seen) && seen.turn >= 2)) seen = await first.next();
  const { turn, revision } = seen;

  await using second = await wordsOf(seller, id, { "last-event-id": `${turn}.${revision}` });
  const rest = (await readAll(second)).filter(isWords);
  expect(rest.every((one) => one.turn >= turn - 1)).toBe(true);
  expect(rest.some((one) => one.turn === turn && one.revision <= revision)).toBe(false);
  const revisions = Map.groupBy(rest, (one) => one.turn);
  for (const told of revisions.values())
    expect(told.map((one) => one.revision)).toEqual(told.map((one) => one.revision).toSorted((a, b) => a - b));
});

it("of a call that is over the whole conversation is told at once", async () => {
  const id = await call(seller);
  await using live = await wordsOf(seller, id);
  await readAll(live);
  await using words = await wordsOf(seller, id);
  const messages = await readAll(words);
  expect(shown(messages)).toEqual((await readCall(id)).conversation.map(({ content }) => content));
});

it("a turn that does not fit into a notice is told in full", async () => {
  const id = await call(seller, "01");
  await using words = await wordsOf(seller, id);
  const content = "Ü".repeat(9_000);
  const turn = {
    callId: id,
    turn: 0,
    revision: 1,
    role: "CONTACT",
    content,
    isFinal: true,
    isInterrupted: false,
  } as const;
  await server.context.callWords.keep(id, [{ ...turn, startSecond: 1 }]);
  expect(await words.next()).toMatchObject({ content });
});

it("a sentence into which somebody cut ends where they cut in, for whoever reads along", async () => {
  const id = await call(seller, "01");
  await using words = await wordsOf(seller, id);
  const turn = { callId: id, turn: 0, role: "ASSISTANT", isFinal: true, startSecond: 0 } as const;
  const { callWords } = server.context;
  await callWords.keep(id, [{ ...turn, revision: 5, content: "Good morning, this is Ada.", isInterrupted: false }]);
  expect(await words.next()).toMatchObject({ content: "Good morning, this is Ada.", isInterrupted: false });
  // Another process, whose revisions start from the beginning, gets the words that were heard.
  const heard = { ...turn, revision: 1, content: "Good morning,", isInterrupted: true };
  await callWords.keep(id, [heard], { isCorrecting: true });
  expect(await words.next()).toMatchObject({ content: "Good morning,", isInterrupted: true, revision: 6 });
  await callWords.keep(id, [{ ...heard, revision: 2, content: "" }], { isCorrecting: true });
  expect(await words.next()).toMatchObject({ content: "", revision: 7 });
  expect((await readCall(id)).conversation).toEqual([]);
});

it("who comes back after a turn that was said is told when it turns out to have been cut off", async () => {
  const id = await call(seller, "01");
  const turn = { callId: id, turn: 0, role: "ASSISTANT", isFinal: true, startSecond: 0 } as const;
  const { callWords } = server.context;
  await callWords.keep(id, [{ ...turn, revision: 5, content: "Good morning, this is Ada.", isInterrupted: false }]);
  await using words = await wordsOf(seller, id, { "last-event-id": "0.5" });
  await callWords.keep(id, [{ ...turn, revision: 1, content: "Good", isInterrupted: true }], { isCorrecting: true });
  expect(await words.next()).toMatchObject({ content: "Good", isInterrupted: true, revision: 6 });
});

it("where the process that speaks in simulated calls is gone, another one goes on", async () => {
  const until = new Date(Date.now() + 1_000);
  await server.context.db.updateTable("simulator_voice").set({ speaker: crypto.randomUUID(), until }).execute();
  await using words = await wordsOf(seller, await call(seller));
  expect((await readAll(words)).filter(isWords).some(({ isFinal }) => !isFinal)).toBe(true);
});

it("another process tells it too", async () => {
  await using other = await startTestServer({ databaseUrl: server.context.config.databaseUrl, env });
  const id = await call(seller);
  await using words = await wordsOf(await other.signIn(people.seller), id);
  expect((await readAll(words)).filter(isWords).some(({ isFinal }) => !isFinal)).toBe(true);
});

it("nobody reads the words of another company's call", async () => {
  const id = await call(seller);
  const stranger = await server.signIn(people.freeSeller);
  expect((await stranger.fetch(`/v1/calls/live/${id}`)).status).toBe(404);
  await using theirs = await readStream<CallWordsMessage>(stranger, "/v1/calls/live");
  await using everybodys = await readStream<CallWordsMessage>(await server.signIn(people.admin), "/v1/calls/live");
  await using words = await wordsOf(seller, id);
  await readAll(words);
  const toManager: string[] = [];
  for (let next = await everybodys.next(); next; next = await everybodys.next()) {
    toManager.push(next.callId);
    if (next.type === "ended" && next.callId === id) break;
  }
  expect(toManager.filter((one) => one === id).length).toBeGreaterThan(1);
  const next = await Promise.race([theirs.next(), seller.get("/v1/products").then(() => "nothing")]);
  expect(next).toBe("nothing");
});

it("a company sees the last words of all its calls, each once a second at most, and that they are over", async () => {
  const ids = await Promise.all([call(seller), call(seller)]);
  await using live = await readStream<CallWordsMessage>(seller, "/v1/calls/live");
  const at = new Map<string, number[]>(ids.map((id) => [id, []]));
  const over = new Set<string>();
  while (over.size < ids.length) {
    const message = await live.next();
    if (!message) throw new Error("The stream ended before the calls did");
    at.get(message.callId)?.push(performance.now());
    if (message.type === "ended" && ids.includes(message.callId)) over.add(message.callId);
  }
  for (const moments of at.values()) {
    // A busy machine may bring two at once, but not more of them than there were seconds.
    const seconds = ((moments.at(-1) ?? 0) - (moments[0] ?? 0)) / 1_000;
    expect(moments.length).toBeLessThanOrEqual(Math.floor(seconds) + 2);
  }
});
