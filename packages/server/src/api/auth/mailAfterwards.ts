import type { Context } from "../../context.ts";
import { Problem } from "../../contract/problem.ts";

/** Queues an email after the response was sent. An address that has reached the limit of this hour gets none, without an error. */
export function mailAfterwards(
  { background }: Pick<Context, "background">,
  name: string,
  work: () => Promise<void>,
): void {
  background.run(name, () =>
    work().catch((error: unknown) => {
      if (!(error instanceof Problem && error.status === 429)) throw error;
    }),
  );
}
