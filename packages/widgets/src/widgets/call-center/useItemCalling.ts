import type { CampaignSettings, Language } from "@callwright/sdk/contract";
import { useState } from "react";

import type { LaterTarget } from "../../calls/later/CallLaterModal.js";
import { useCallRate } from "../../calls/start/useCallRate.js";
import type { CallLocks } from "../../calls/start/useCallLocks.js";
import type { Messages } from "../../i18n/index.js";
import type { LateActions } from "../../ui/on-demand/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import type { ItemWork } from "./useItemWork.js";

/** What to call later: one item in a chosen language, or the selected items, each in its own language. */
export interface LaterWish extends Omit<LaterTarget, "targets"> {
  /** The rows of the items that have been on the screen. */
  rows: readonly CallCenterRow[];
  /** Undefined if several items are called. */
  language: Language | undefined;
}

/** The items to call now after confirmation. The rows are undefined while they are read. */
export interface ManyWish {
  count: number;
  rows: readonly CallCenterRow[] | undefined;
}

interface ItemCallingOptions {
  t: Messages<typeof firstCallCenterMessages>;
  /** The selected items. */
  chosen: {
    chosenRows: readonly CallCenterRow[];
    readChosen: () => Promise<readonly CallCenterRow[]>;
    withChosen: (act: (ids: readonly string[]) => unknown) => Promise<void>;
  };
  /** Clears the selection once its items are called. */
  clear: () => void;
  locks: CallLocks;
  run: LateActions<ItemWork>["run"];
}

/** Calls one or several items, now or later: the confirmation, the price and the progress. */
export function useItemCalling({ t, chosen, clear, locks, run }: ItemCallingOptions) {
  const toast = useToast();
  const [isStarting, setStarting] = useState(false);
  const start = async (act: (calls: ItemWork) => Promise<boolean>): Promise<boolean> => {
    setStarting(true);
    const isTaken = await run(act);
    setStarting(false);
    return isTaken ?? false;
  };
  const [panel, setPanel] = useState<"none" | "later" | "many">("none");
  const [later, setLater] = useState<LaterWish>();
  const [many, setMany] = useState<ManyWish>();
  // A price is read only when a person is about to call.
  const [pricedSellerId, setPricedSellerId] = useState<string>();
  const expectCalls = (rows: readonly CallCenterRow[]) => {
    const sellers = new Set(rows.map(({ sellerId }) => sellerId));
    setPricedSellerId(sellers.size === 1 ? [...sellers][0] : undefined);
  };
  const openLater = (target: Omit<LaterWish, "turn">) => {
    expectCalls(target.rows);
    setLater((before) => ({ ...target, turn: (before?.turn ?? 0) + 1 }));
    setPanel("later");
  };
  return {
    isStarting,
    /** The time since which the Call Now of an item is locked (A-CALL-03). */
    lockedSince: locks.since,
    /** The open dialog. The data of a dialog stays while it closes. */
    panel,
    closePanel: () => setPanel("none"),
    later,
    many,

    /** Calls one item now (A-CALL-04). */
    callNow: (row: CallCenterRow, language: Language) => {
      locks.lock([row.id]);
      return start((calls) => calls.callOne(row, { language }));
    },
    /** Asks for confirmation before the selected items are called. */
    askChosenNow: async (count: number): Promise<void> => {
      setMany({ count, rows: undefined });
      setPanel("many");
      try {
        const rows = await chosen.readChosen();
        expectCalls(rows);
        setMany({ count, rows });
      } catch (error) {
        setPanel("none");
        toast.failed(error, t.selectionFailed);
      }
    },
    callMany: (itemIds: readonly string[], campaign: CampaignSettings | undefined): void => {
      clear();
      locks.lock(itemIds);
      void start((calls) => calls.callMany(itemIds, { campaign }));
    },

    askLater: (row: CallCenterRow, language: Language) => openLater({ kind: "one", rows: [row], count: 1, language }),
    askChosenLater: (count: number) => openLater({ kind: "many", rows: chosen.chosenRows, count, language: undefined }),
    /** Schedules the calls that the open dialog is for. Resolves to whether the server accepted any of them. */
    callLater: async (cronDate: string, campaignName: string): Promise<boolean> => {
      if (!later) return false;
      const [row] = later.rows;
      if (later.kind === "one" && row)
        return start((calls) => calls.callOne(row, { language: later.language, cronDate }));
      let isTaken = false;
      await chosen.withChosen(async (itemIds) => {
        const campaign = itemIds.length > 1 ? { name: campaignName } : undefined;
        isTaken = await start((calls) => calls.callMany(itemIds, { cronDate, campaign }));
      });
      if (isTaken) clear();
      return isTaken;
    },

    /** The price of a minute for the seller company that is about to call; undefined if there are several. */
    rate: useCallRate(pricedSellerId),
    expectCalls,
  };
}
