import type { Context } from "../../context.ts";
import { Problem } from "../../contract/problem.ts";

/** Writes a mail once the answer is out. An address that had enough mails in this hour gets none, and nobody is told. */
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
