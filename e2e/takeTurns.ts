import path from "node:path";

import { afterAll, beforeAll, inject, TestRunner } from "vitest";

import { besideOthers, takeTurn } from "./turns.ts";

/** A file may wait for another one that takes minutes. */
const longestWait = 900_000;

let turn: Disposable | undefined;

beforeAll(async () => {
  const name = path.basename(TestRunner.getCurrentSuite().file?.filepath ?? "", ".e2e.ts");
  if (!besideOthers.includes(name)) turn = await takeTurn(inject("turnsPort"));
}, longestWait);

afterAll(() => {
  turn?.[Symbol.dispose]();
  turn = undefined;
});
