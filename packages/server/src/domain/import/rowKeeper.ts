import type { Schemas } from "@callwright/sdk/contract";

/** A row that could be read. Rejecting it omits it with a reason. */
export interface Candidate<Row> {
  row: Row;
  reject: (column: string | null, reason: string) => void;
}

/** Decides what happens to rows, and writes them unless it is a preview. */
export interface RowKeeper<Row> {
  take: (candidates: readonly Candidate<Row>[]) => Promise<void>;
  readonly counts: { created: number; updated: number; contactsCreated: number };
  /** The plan's refusal for the first row that exceeded its limit. */
  readonly planRefusal: string | undefined;
  /** Warnings that a person should see before they confirm. */
  describe: () => Promise<Pick<Schemas["ImportPreview"], "newProducts" | "newTags" | "notes">>;
}
