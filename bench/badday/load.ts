import type { Schemas } from "@callwright/sdk/contract";
import type { TestClient } from "@callwright/server/testing/TestClient.ts";

/** A load of requests at a steady rate. Disposing it waits for the last responses. */
export interface Load extends AsyncDisposable {
  /** The number of responses of each kind: `200`, `503 with Retry-After`, `ECONNRESET`. */
  answers: Map<string, number>;
  /** The milliseconds until each response. */
  took: number[];
  /** The number of requests that were not sent because too many others were waiting for their response. */
  skipped: number;
}

/** The largest number of concurrent requests. More would only queue in this process. */
const mostAtOnce = 200;
const reads = [
  "/v1/users/profile/me",
  "/v1/calls/history?perPage=20",
  "/v1/potential-customers?perPage=20",
  "/v1/phone-books?perPage=20",
  "/v1/products",
  "/v1/transactions?perPage=20",
];

/**
 * Sends `perSecond` requests a second, whether or not responses arrive. Nine of ten read a list; the tenth creates a
 * tag and deletes it.
 */
export function startLoad(client: () => TestClient, perSecond: number): Load {
  const load: Load = {
    answers: new Map(),
    took: [],
    skipped: 0,
    async [Symbol.asyncDispose]() {
      clearInterval(timer);
      await Promise.all(running);
    },
  };
  const running = new Set<Promise<void>>();
  let asked = 0;

  const note = async <Answer extends { status: number; headers: Headers }>(
    answering: Promise<Answer>,
  ): Promise<Answer | undefined> => {
    const startedAt = performance.now();
    const answer = await answering.catch((error: unknown): undefined => void count(codeOf(error)));
    load.took.push(performance.now() - startedAt);
    if (answer)
      count(
        answer.status === 503 && answer.headers.has("retry-after") ? "503 with Retry-After" : String(answer.status),
      );
    return answer;
  };
  const count = (answer: string) => load.answers.set(answer, (load.answers.get(answer) ?? 0) + 1);

  const ask = async (turn: number): Promise<void> => {
    if (turn % 10 !== 0) {
      await note(client().get(reads[turn % reads.length] ?? ""));
      return;
    }
    const path = "/v1/potential-customer-tags";
    const made = await note(
      client().post<Schemas["PotentialCustomerTag"]>(path, { title: `Load ${turn}`, color: "teal" }),
    );
    if (made?.status === 201) await note(client().delete(`${path}/${made.body.id}`));
  };

  const startedAt = performance.now();
  const timer = setInterval(() => {
    for (; asked < ((performance.now() - startedAt) / 1000) * perSecond; asked += 1) {
      if (running.size >= mostAtOnce) {
        load.skipped += 1;
        continue;
      }
      const asking: Promise<void> = ask(asked).finally(() => running.delete(asking));
      running.add(asking);
    }
  }, 5);
  return load;
}

/** The responses of other kinds than those allowed, as text for a row of the table. */
export function otherAnswers({ answers }: Load, ...allowed: string[]): { words: string; count: number } {
  const other = [...answers].filter(([answer]) => !allowed.includes(answer));
  return {
    words: other.map(([answer, count]) => `${answer} × ${count}`).join(", "),
    count: other.reduce((sum, [, count]) => sum + count, 0),
  };
}

function codeOf(error: unknown): string {
  const { cause, message } = error as Error;
  return (cause as { code?: string } | undefined)?.code ?? message;
}
