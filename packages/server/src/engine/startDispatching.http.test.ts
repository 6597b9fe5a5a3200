import type { KyselyPlugin } from "kysely";
import { expect, it, onTestFinished } from "vitest";

import { startServerForTest } from "../testing/startTestServer.ts";
import { startDispatching } from "./startDispatching.ts";

it("a dispatcher without calls asks the database one question a second", async () => {
  const { context } = await startServerForTest({ env: { CALLWRIGHT_ROLE: "server" }, processes: 1 });
  const askedAt: number[] = [];
  const remember: KyselyPlugin = {
    transformQuery({ node }) {
      askedAt.push(performance.now());
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  };
  const nobodyTells = () => Promise.resolve({ [Symbol.asyncDispose]: () => Promise.resolve() });
  const dispatching = await startDispatching({ ...context, db: context.db.withPlugin(remember) }, nobodyTells);
  onTestFinished(() => dispatching[Symbol.asyncDispose]());

  await expect.poll(() => askedAt.length).toBeGreaterThanOrEqual(3);
  const [first = 0, , third = 0] = askedAt;
  expect(third - first).toBeGreaterThan(1_900);
});
