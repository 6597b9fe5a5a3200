import type { Schemas } from "@callwright/sdk/contract";

import type { JudgedWish } from "./judgeItems.ts";

/** A request for calls. */
export interface CallWish extends JudgedWish {
  phoneBookIds: string[];
  /** Each item's own value if omitted. */
  language?: Schemas["Language"] | undefined;
  /** Whether people who were not reached are called again; the company's policy applies if omitted. */
  retries?: boolean | undefined;
  createdByUserId: string | null;
  /** Undefined for a single call, which is not a campaign. */
  campaign?: CampaignBeginning | undefined;
}

/** The initial settings of a request's campaign. */
export interface CampaignBeginning {
  /** The time and the number of items, if omitted. */
  name?: string | undefined;
  callsPerMinute?: number | null | undefined;
  expiresAt?: Date | undefined;
  rerunOf?: string | undefined;
  createdBy: string;
}
