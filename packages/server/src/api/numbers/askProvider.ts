import type { Context } from "../../context.ts";
import { problem } from "../../contract/problem.ts";
import type { NumberProvider } from "../../numbers/port.ts";

/** Asks the provider of numbers. @throws Problem 503 if it does not respond. */
export async function askProvider<Answer>(
  { numbers, logger }: Pick<Context, "numbers" | "logger">,
  ask: (numbers: NumberProvider) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await ask(numbers);
  } catch (error) {
    logger.warn({ err: error, provider: numbers.name }, "the number provider did not answer");
    throw problem(503, "SERVICE_UNAVAILABLE", "Numbers cannot be read now. Please try again in a moment.");
  }
}
