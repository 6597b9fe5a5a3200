import type { CampaignSettings, Language, NamedRef, StartedCall } from "@callwright/sdk/contract";
import { useState } from "react";

import type { LaterTarget } from "../../calls/later/CallLaterModal.js";
import { useCallRate } from "../../calls/start/useCallRate.js";
import { useCallLocks } from "../../calls/start/useCallLocks.js";
import type { Messages } from "../../i18n/index.js";
import { lateActions } from "../../ui/on-demand/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { CallCenterRow } from "./CallCenter.types.js";
import type { ItemCalls } from "./useItemCalls.js";

const useLateItemCalls = lateActions(() => import("./useItemCalls.js").then(({ useItemCalls }) => useItemCalls));

/** Fetches ahead of time what starts calls: somebody is near the rows. */
export const preloadItemCalls = useLateItemCalls.preload;

/** What is to be called later: one item in a chosen language, or the chosen ones in their own. */
export interface LaterWish extends Omit<LaterTarget, "targets"> {
  /** Those that have been on the screen. */
  rows: readonly CallCenterRow[];
  /** Undefined when there are several. */
  language: Language | undefined;
}

/** What is to be called now, once it was agreed to; the rows are read. */
export interface ManyWish {
  count: number;
  rows: readonly CallCenterRow[] | undefined;
}

interface ItemCallingOptions {
  t: Messages<typeof firstCallCenterMessages>;
  /** The chosen items. */
  chosen: {
    chosenRows: readonly CallCenterRow[];
    readChosen: () => Promise<readonly CallCenterRow[]>;
    withChosen: (act: (ids: readonly string[]) => unknown) => Promise<void>;
  };
  /** Takes the choice back: what was chosen is called. */
  clear: () => void;
  onOpenCall: ((event: { callId: string }) => void) | undefined;
  onOpenCampaign: ((event: { campaignId: string }) => void) | undefined;
  onStarted: (calls: readonly StartedCall[], itemIds: string[], campaigns: readonly NamedRef[]) => void;
}

/** Calling items, one or many, now or later: what is asked before, at what price, and how it goes. */
export function useItemCalling({ t, chosen, clear, onOpenCall, onOpenCampaign, onStarted }: ItemCallingOptions) {
  const toast = useToast();
  const locks = useCallLocks();
  const [isStarting, setStarting] = useState(false);
  const { part, run } = useLateItemCalls({ t, locks, onOpenCall, onOpenCampaign, onStarted });
  const start = async (act: (calls: ItemCalls) => Promise<boolean>): Promise<boolean> => {
    setStarting(true);
    const isTaken = await run(act);
    setStarting(false);
    return isTaken ?? false;
  };
  const [panel, setPanel] = useState<"none" | "later" | "many">("none");
  const [later, setLater] = useState<LaterWish>();
  const [many, setMany] = useState<ManyWish>();
  // Prices are read once somebody is about to call.
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
    /** Draw it with the list. */
    callingPart: part,
    isStarting,
    /** Since when the Call Now of an item is locked (A-CALL-03). */
    lockedSince: locks.since,
    /** What is open. What it is about stays while it leaves the screen. */
    panel,
    closePanel: () => setPanel("none"),
    later,
    many,

    /** Calls one item now (A-CALL-04). */
    callNow: (row: CallCenterRow, language: Language) => {
      locks.lock([row.id]);
      return start((calls) => calls.callOne(row, { language }));
    },
    /** Asks before the chosen ones are called. */
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
    /** Schedules what was asked about. Answers whether the server took any of it. */
    callLater: async (cronDate: string): Promise<boolean> => {
      if (!later) return false;
      const [row] = later.rows;
      if (later.kind === "one" && row)
        return start((calls) => calls.callOne(row, { language: later.language, cronDate }));
      let isTaken = false;
      await chosen.withChosen(
        async (itemIds) => (isTaken = await start((calls) => calls.callMany(itemIds, { cronDate }))),
      );
      if (isTaken) clear();
      return isTaken;
    },

    /** What a minute costs whoever is about to call. */
    rate: useCallRate(pricedSellerId),
    expectCalls,
  };
}
