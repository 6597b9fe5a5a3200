import type { Ids } from "../../ids.ts";

/** The owner of an imported list, and the time. */
export interface ImportTarget {
  /** Null imports into the catalogue. */
  sellerCompanyId: string | null;
  ids: Ids;
  now: Date;
}
