import { expect, it } from "vitest";

import { createLogger } from "../../logger.ts";
import { createAccountCheck } from "./accountCheck.ts";
import type { Carrier } from "./port.ts";

const logger = createLogger("silent");

/** A carrier that gives these responses, one after the other. */
function answering(...answers: (boolean | Error)[]) {
  let asked = 0;
  const knowsAccount = () => {
    const answer = answers[asked++] ?? new Error("asked too often");
    return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
  };
  const carrier = { name: "vapi", knowsAccount } as Carrier;
  return createAccountCheck({ carrier, logger });
}

it.each([true, false])("a carrier that says %s is asked once", async (answer) => {
  const isKnown = answering(answer);
  expect([await isKnown(), await isKnown()]).toEqual([answer, answer]);
});

it("a carrier that is away holds nothing up, and is asked again", async () => {
  const isKnown = answering(new Error("away"), false);
  expect([await isKnown(), await isKnown(), await isKnown()]).toEqual([true, false, false]);
});
