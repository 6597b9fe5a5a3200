import type { Ids } from "../../ids.ts";

/** Whose list an import fills, and when. */
export interface ImportTarget {
  /** Null imports into the catalogue. */
  sellerCompanyId: string | null;
  ids: Ids;
  now: Date;
}
