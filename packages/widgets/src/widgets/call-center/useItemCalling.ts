import type { Language } from "@callwright/sdk/contract";
import { useState } from "react";

import type { LaterTarget } from "../../calls/later/CallLaterModal.js";
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
  };
  run: LateActions<ItemWork>["run"];
}

/**
 * What is asked before one or several items are called, now or later, and whose price is wanted. `callItems` calls
 * them.
 */
export function useItemCalling({ t, chosen, run }: ItemCallingOptions) {
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
    start,
    /** The open dialog. The data of a dialog stays while it closes. */
    panel,
    closePanel: () => setPanel("none"),
    later,
    many,

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
    askLater: (row: CallCenterRow, language: Language) => openLater({ kind: "one", rows: [row], count: 1, language }),
    askChosenLater: (count: number) => openLater({ kind: "many", rows: chosen.chosenRows, count, language: undefined }),

    /** The seller company that is about to call, whose price is shown; undefined if there are several. */
    pricedSellerId,
    expectCalls,
  };
}
