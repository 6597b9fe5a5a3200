import type { Schemas } from "@callwright/sdk/contract";

import type { JudgedWish } from "./judgeItems.ts";

/** Calls that somebody wishes for. */
export interface CallWish extends JudgedWish {
  phoneBookIds: string[];
  /** Each item's own when not given. */
  language?: Schemas["Language"] | undefined;
  /** Whether whoever is not reached is called again; as the company's policy has it when not given. */
  retries?: boolean | undefined;
  createdByUserId: string | null;
  /** Undefined for a call alone, which is no campaign. */
  campaign?: CampaignBeginning | undefined;
}

/** What the campaign of a wish begins with. */
export interface CampaignBeginning {
  /** When and how many, when not given. */
  name?: string | undefined;
  callsPerMinute?: number | null | undefined;
  expiresAt?: Date | undefined;
  rerunOf?: string | undefined;
  createdBy: string;
}
