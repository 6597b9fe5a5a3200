import type { CampaignSettings, Language, NamedRef, StartedCall } from "@callwright/sdk/contract";
import { useState } from "react";

import type { LaterTarget } from "../../calls/later/CallLaterModal.js";
import { useCallRate } from "../../calls/start/useCallRate.js";
import { type CallWish, useCallStarter } from "../../calls/start/useCallStarter.js";
import { useCallingToast } from "../../calls/useCallingToast.js";
import type { Messages } from "../../i18n/index.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import type { CallCenterRow } from "./CallCenter.types.js";

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
  const calling = useCallingToast();
  const { call, ...starter } = useCallStarter(onStarted);
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
  const callMany = (itemIds: readonly string[], wish: Pick<CallWish, "cronDate" | "campaign">) =>
    call({
      itemIds,
      toast: calling({ body: t.calling({ count: itemIds.length }), onOpenCall, onOpenCampaign }),
      ...wish,
    });

  return {
    ...starter,
    /** What is open. What it is about stays while it leaves the screen. */
    panel,
    closePanel: () => setPanel("none"),
    later,
    many,

    /** Calls one item now (A-CALL-04). */
    callNow: (row: CallCenterRow, language: Language) =>
      call({ itemIds: [row.id], toast: calling({ body: row.customer, onOpenCall }), language }),
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
      void callMany(itemIds, { campaign });
    },

    askLater: (row: CallCenterRow, language: Language) => openLater({ kind: "one", rows: [row], count: 1, language }),
    askChosenLater: (count: number) => openLater({ kind: "many", rows: chosen.chosenRows, count, language: undefined }),
    /** Schedules what was asked about. Answers whether the server took any of it. */
    callLater: async (cronDate: string): Promise<boolean> => {
      if (!later) return false;
      const [row] = later.rows;
      if (later.kind === "one" && row)
        return call({
          itemIds: [row.id],
          toast: calling({ body: row.customer, onOpenCall }),
          language: later.language,
          cronDate,
        });
      let isTaken = false;
      await chosen.withChosen(async (itemIds) => (isTaken = await callMany(itemIds, { cronDate })));
      if (isTaken) clear();
      return isTaken;
    },

    /** What a minute costs whoever is about to call. */
    rate: useCallRate(pricedSellerId),
    expectCalls,
  };
}
