/** Why a message could not be sent. A server with several addresses has a reason for each, and none for them all. */
export function reasonOf(error: unknown): string {
  const errors: unknown[] = error instanceof AggregateError ? error.errors : [error];
  return errors.map((one) => (one instanceof Error ? one.message : String(one))).join("; ");
}
