import { expect, it, vi } from "vitest";

import { createBackground } from "../../background.ts";
import { problem } from "../../contract/problem.ts";
import { createLogger } from "../../logger.ts";
import { mailAfterwards } from "./mailAfterwards.ts";

it("a mail that could not be queued is in the log, and one too many to an address is not", async () => {
  const logger = createLogger("silent");
  const warn = vi.spyOn(logger, "warn");
  const background = createBackground(logger);
  const fault = new Error("The database is gone");
  mailAfterwards({ background }, "a mail for a new password", () => Promise.reject(fault));
  mailAfterwards({ background }, "a verification mail", () => Promise.reject(problem(429, "TOO_MANY_REQUESTS", "")));
  await background.settled();
  expect(warn.mock.calls).toEqual([[{ err: fault }, "a mail for a new password failed"]]);
});
