import type { CampaignSettings, Language } from "@callwright/sdk/contract";

import type { CallCenterRow } from "./CallCenter.types.js";
import type { CallCenterModel } from "./useCallCenter.js";

/** Calls what a popover, a drawer or a dialog has asked about. Its button is locked at once. */
export function callItems({ later, locks, start, clear, withChosen }: CallCenterModel) {
  return {
    /** Calls one item now (A-CALL-04). */
    callNow: (row: CallCenterRow, language: Language) => {
      locks.lock([row.id]);
      return start((calls) => calls.callOne(row, { language }));
    },
    callMany: (itemIds: readonly string[], campaign: CampaignSettings | undefined): void => {
      clear();
      locks.lock(itemIds);
      void start((calls) => calls.callMany(itemIds, { campaign }));
    },
    /** Schedules the calls that the open dialog is for. Resolves to whether the server accepted any of them. */
    callLater: async (cronDate: string, campaignName: string): Promise<boolean> => {
      if (!later) return false;
      const [row] = later.rows;
      if (later.kind === "one" && row)
        return start((calls) => calls.callOne(row, { language: later.language, cronDate }));
      let isTaken = false;
      await withChosen(async (itemIds) => {
        const campaign = itemIds.length > 1 ? { name: campaignName } : undefined;
        isTaken = await start((calls) => calls.callMany(itemIds, { cronDate, campaign }));
      });
      if (isTaken) clear();
      return isTaken;
    },
  };
}
