/** How soon spoken words are read: from the carrier's report to a reader's stream, and to a painted line. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";

import { openDatabase } from "@callwright/server/db/database.ts";
import { startEmbeddedPostgres } from "@callwright/server/db/embedded/startEmbeddedPostgres.ts";
import { openPool } from "@callwright/server/db/pool.ts";
import { companyOf, makeItems, payOnly } from "@callwright/server/engine/testing/campaign.ts";
import { tellSoon } from "@callwright/server/events/tellSoon.ts";
import { createLogger } from "@callwright/server/logger.ts";
import { keepWords, notifyWords, type SpokenWords } from "@callwright/server/store/calls/callWords.ts";

import { accessToken } from "./accessToken.ts";
import { launched, scriptOf } from "./browserPage.ts";
import { newDataFolder } from "./dataFolder.ts";
import type { Figures } from "./report.ts";
import { production, startServer } from "./server.ts";
import { milliseconds, percentile } from "./statistics.ts";

const email = "seller@callwright.test";
const lines = 100;
const watchers = 500;
const everyMs = 250;
/** The number of reports in a turn. The last one ends the turn: it is stored, and another turn begins. */
const reportsPerTurn = 10;
const seconds = 20;
/** Whether people speak in calls while other calls are finished. One turn alone is not accurate to 5 %. */
const turns = [false, true, true, false, true, false, false, true, false, true, true, false];
const finishedCalls = 500;

const now = () => performance.timeOrigin + performance.now();

/** Measures with three processes: this one is the carrier, the second the server, and the third the reader. */
export async function measureLiveWords(): Promise<Figures[]> {
  using folder = newDataFolder();
  // The first start creates the demo data, whose accounts are used here.
  await (await startServer(folder.path))[Symbol.asyncDispose]();
  await using postgres = await startEmbeddedPostgres(path.join(folder.path, "postgres"));
  const pool = openPool(postgres.connection, { max: 16, logger: createLogger("warn") });
  await using db = openDatabase(pool);
  const limits = { CALLWRIGHT_RATE_LIMIT_SCALE: "1000", CALLWRIGHT_MAX_LINES: "1000" };
  await using server = await startServer(folder.path, { ...production, ...limits, CALLWRIGHT_ROLE: "server" });
  const companyId = await companyOf(db, email);
  await payOnly(db, companyId, 1_000_000);
  const items = await makeItems(db, companyId, lines + turns.length * finishedCalls);
  const token = await accessToken(server.url, email);
  const post = (body: object) => ask(server.url, token, "/v1/calls/start", body);
  const inAYear = `${new Date().getUTCFullYear() + 1}-07-01T09:30`;
  await post({ phoneBookIds: items.slice(0, lines), type: "CALL_LATER", cronDate: inAYear });
  // Only this process reports what happens in these calls.
  const { rows } = await pool.query<{ id: string }>(
    `update calls set status = 'IN_PROGRESS', dialled_at = now(), answered_at = now(), carrier = 'twilio'
     where status = 'CRON' and seller_company_id = $1 returning id`,
    [companyId],
  );
  const callIds = rows.map(({ id }) => id);
  const [watched = ""] = callIds;

  const bare = await bareStream();
  const talk = speakIn(callIds);
  const oneReader = readerOf(server.url, token, watched);
  const alone = await oneReader.during(seconds);
  const painted = await paintedWaits(server.url, token, watched);
  const many = Array.from({ length: watchers }, () => readerOf(server.url, token, watched));
  await pause(2_000);
  const crowd = (await Promise.all(many.map((reader) => reader.during(seconds)))).flat();
  await Promise.all([oneReader, ...many].map((reader) => reader.stop()));
  await talk.stop();

  const engine = { ...production, ...limits, CALLWRIGHT_ROLE: "worker", CALLWRIGHT_SIM_SPEED: "100000", ...noPace };
  const worker = await startServer(folder.path, engine);
  const [quiet, spoken]: [number[], number[]] = [[], []];
  for (const [nth, isSpoken] of turns.entries()) {
    const busy = isSpoken ? speakIn(callIds) : undefined;
    const at = lines + nth * finishedCalls;
    (isSpoken ? spoken : quiet).push(await finish(items.slice(at, at + finishedCalls)));
    await busy?.stop();
  }
  await worker[Symbol.asyncDispose]();

  return [
    {
      title: `Words of ${lines} calls, each told every ${everyMs} ms: how long after the report they are read`,
      columns: ["by whom", "p50", "p99", "reports"],
      rows: [
        row("a bare stream of server-sent events, from the same process", bare),
        row("one reader of one call", alone),
        row("a painted line in a call's detail", painted),
        row(`${watchers} readers of one call`, crowd),
      ],
    },
    {
      title: `${turns.length / 2} times ${finishedCalls} calls that a simulator without delay brings to their end, beside it`,
      columns: ["meanwhile", "calls/s", "÷ quiet"],
      rows: [
        ["nobody speaks", pace(quiet), "100 %"],
        [`${lines} calls are spoken in`, pace(spoken), `${((sum(quiet) / sum(spoken)) * 100).toFixed(0)} %`],
      ],
    },
  ];

  /** Starts calls, waits until they have ended, and returns how many seconds that took. */
  async function finish(phoneBookIds: string[]): Promise<number> {
    const startedAt = performance.now();
    await post({ phoneBookIds });
    const open = `status in ('QUEUED', 'RINGING', 'IN_PROGRESS') and not (id = any($1))`;
    while ((await pool.query(`select from calls where ${open} limit 1`, [callIds])).rowCount !== 0) await pause(50);
    return (performance.now() - startedAt) / 1000;
  }

  /** Reports words of all calls, spread over time so that they do not arrive at once, until it is stopped. */
  function speakIn(calls: string[]) {
    const partials = tellSoon((words) => notifyWords(db, words));
    const over = new AbortController();
    const startedAt = performance.now();
    const speaking = (async () => {
      for (let nth = 0; !over.signal.aborted; nth += 1) {
        const callId = calls[nth % calls.length] ?? "";
        const words = wordsOf(callId, Math.floor(nth / calls.length));
        if (words.isFinal) void keepWords(db, callId, [words], { isCorrecting: false });
        else partials.hear(words);
        const due = startedAt + ((nth + 1) * everyMs) / calls.length;
        await pause(Math.max(0, due - performance.now()));
      }
    })();
    return {
      async stop() {
        over.abort();
        await speaking;
        await partials[Symbol.asyncDispose]();
      },
    };
  }
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The calls a second over all turns, from the seconds of each. */
const pace = (took: readonly number[]) => ((took.length * finishedCalls) / sum(took)).toFixed(1);

const noPace = {
  CALLWRIGHT_MAX_LINES_PER_COMPANY: "1000",
  CALLWRIGHT_CALLS_PER_SECOND: "100000",
  CALLWRIGHT_CALLS_PER_SECOND_PER_COMPANY: "100000",
};

/** The report with this number: words that end with the time at which they were said. */
function wordsOf(callId: string, nth: number): SpokenWords {
  const turn = Math.floor(nth / reportsPerTurn);
  const revision = nth % reportsPerTurn;
  const isFinal = revision === reportsPerTurn - 1;
  const role = turn % 2 === 0 ? "ASSISTANT" : "CONTACT";
  const content = `${"word ".repeat(revision + 1)}${now().toFixed(1)}`;
  return { callId, turn, revision, role, content, isFinal, isInterrupted: false, startSecond: turn };
}

/** Reads the words of a call and measures how long after they were said they arrive. */
function readerOf(url: string, token: string, callId: string) {
  const over = new AbortController();
  let waits: number[] = [];
  const reading = (async () => {
    const answer = await fetch(`${url}/v1/calls/live/${callId}`, {
      headers: { Authorization: `Bearer ${token}` },
      signal: over.signal,
    });
    await readStamps(answer, (wait) => waits.push(wait));
  })().catch((error: unknown) => {
    if (!over.signal.aborted) throw error;
  });
  return {
    /** The delays of the words that arrive in the next `duration` seconds. */
    async during(duration: number): Promise<number[]> {
      await pause(1_000);
      waits = [];
      await pause(duration * 1000);
      return [...waits];
    },
    stop() {
      over.abort();
      return reading;
    },
  };
}

async function readStamps(answer: Response, onWait: (milliseconds: number) => void): Promise<void> {
  if (!answer.ok || !answer.body) throw new Error(`The stream answered ${answer.status}.`);
  for await (const chunk of answer.body.pipeThrough(new TextDecoderStream()))
    for (const [, stamp] of chunk.matchAll(/ (\d+\.\d)"/g)) onWait(now() - Number(stamp));
}

/** The floor: plain timestamps from a server that does nothing else. */
async function bareStream(): Promise<number[]> {
  const server = createServer((_request, response) => {
    response.writeHead(200, { "Content-Type": "text/event-stream" });
    const telling = setInterval(() => response.write(`data: "word ${now().toFixed(1)}"\n\n`), everyMs / 10);
    response.on("close", () => clearInterval(telling));
  }).listen(0);
  const over = new AbortController();
  const waits: number[] = [];
  const { port } = server.address() as AddressInfo;
  const reading = readStamps(await fetch(`http://localhost:${port}`, { signal: over.signal }), (wait) =>
    waits.push(wait),
  ).catch(() => undefined);
  await pause(5_000);
  over.abort();
  await reading;
  server.close();
  return waits;
}

async function paintedWaits(url: string, token: string, callId: string): Promise<number[]> {
  const script = await scriptOf("liveWordsPage.tsx");
  await using browser = await launched();
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  // An empty page of the server's origin.
  await page.goto(`${url}/healthz`);
  await page.setContent("<!doctype html><html lang='en'><body></body></html>");
  await page.addScriptTag({ content: script });
  await page.evaluate(([id, access]) => liveWordsBench.read(id, access), [callId, token] as const);
  await page.locator("li p").first().waitFor();
  await pause(1_000);
  await page.evaluate(() => liveWordsBench.waits());
  await pause(seconds * 1000);
  return await page.evaluate(() => liveWordsBench.waits());
}

async function ask(url: string, token: string, address: string, body: object): Promise<void> {
  const answer = await fetch(url + address, {
    method: "POST",
    headers: { "Content-Type": "application/json", Authorization: `Bearer ${token}` },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}: ${await answer.text()}`);
}

function row(whom: string, waits: number[]): string[] {
  return [whom, milliseconds(percentile(waits, 50)), milliseconds(percentile(waits, 99)), String(waits.length)];
}
