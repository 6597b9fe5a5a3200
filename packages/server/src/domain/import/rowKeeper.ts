import type { Schemas } from "@callwright/sdk/contract";

/** A row that could be read. Rejecting it leaves it out with a reason. */
export interface Candidate<Row> {
  row: Row;
  reject: (column: string | null, reason: string) => void;
}

/** Decides what becomes of rows, and makes it so unless it is a preview. */
export interface RowKeeper<Row> {
  take: (candidates: readonly Candidate<Row>[]) => Promise<void>;
  readonly counts: { created: number; updated: number; contactsCreated: number };
  /** What the plan said to the first row that it had no room for. */
  readonly planRefusal: string | undefined;
  /** What a person should know before they say yes. */
  describe: () => Promise<Pick<Schemas["ImportPreview"], "newProducts" | "newTags" | "notes">>;
}
