import type { ApiError } from "@callwright/sdk";
import type { Language, StartedCall } from "@callwright/sdk/contract";
import { useState } from "react";

import { useCallPause } from "../../calls/pause/useCallPause.js";
import type { LaterTarget } from "../../calls/later/CallLaterModal.js";
import { useCallRate } from "../../calls/start/useCallRate.js";
import { useDefaultNumbers } from "../../calls/start/useDefaultNumbers.js";
import type { CallingToast } from "../../calls/useCallingToast.js";
import { useHost } from "../../lib/HostContext.js";
import { type KeptView, type OnViewChange, type ViewRules, useWidgetView } from "../../lib/useWidgetView.js";
import { hasSelection, neighbourRowId, noSelection } from "../../ui/table/index.js";
import { changesRows, toFilterQuery, viewRules } from "./callCenter.model.js";
import type { CallCenterEvent, CallCenterRow, CallCenterView } from "./CallCenter.types.js";
import { useContactToCall } from "./useContactToCall.js";
import { useCallCenterFilters } from "./useCallCenterFilters.js";
import { useCallCenterList } from "./useCallCenterList.js";
import { useCallCenterSelection } from "./useCallCenterSelection.js";
import { useItemActions, type ItemActionsVoice } from "./useItemActions.js";

/** What the host tells the controller. */
export interface CallCenterOptions {
  initialView?: Partial<CallCenterView> | undefined;
  onViewChange?: OnViewChange<CallCenterView> | undefined;
  onItemOpened?: ((event: { itemId: string }) => void) | undefined;
  onItemCreated?: ((event: { itemId: string }) => void) | undefined;
  onCallsStarted?: ((event: { calls: readonly StartedCall[] }) => void) | undefined;
}

/** Says what came of what somebody did. */
export interface CallCenterVoice extends ItemActionsVoice {
  callingMany(count: number): CallingToast;
  selectionFailed(error: ApiError): void;
}

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

/** What is open beside the list and its popovers. */
export type CallCenterPanel = "none" | "later" | "many";

/** What an item is opened for. */
export type ItemWish = "edit" | "call";

/** What is kept of the list for the next time. */
const keptView: KeptView<CallCenterView> = {
  list: "call-center",
  keys: ["perPage", "sortBy", "productIds", "potentialCustomerCompanyIds"],
};

/** All that the call center draws from: what is looked at, the items, the open one, and what can be done. */
export function useCallCenter(options: CallCenterOptions, voice: CallCenterVoice) {
  const { onEvent } = useHost();
  const report = (event: CallCenterEvent) => onEvent?.(event);
  const rules: ViewRules<CallCenterView> = viewRules;
  const [view, changeAny] = useWidgetView(rules, options.initialView, options.onViewChange, keptView);
  const [panel, setPanel] = useState<CallCenterPanel>("none");
  const [later, setLater] = useState<LaterWish>();
  const [many, setMany] = useState<ManyWish>();
  const [asked, setAsked] = useState<ItemWish>();
  // Numbers and prices are read once somebody is about to call.
  const [areNumbersWanted, setNumbersWanted] = useState(false);
  const [pricedSellerId, setPricedSellerId] = useState<string>();
  const expectCalls = (rows: readonly CallCenterRow[]) => {
    setNumbersWanted(true);
    const sellers = new Set(rows.map(({ sellerId }) => sellerId));
    setPricedSellerId(sellers.size === 1 ? [...sellers][0] : undefined);
  };

  const actions = useItemActions({ voice, report, onCallsStarted: options.onCallsStarted });
  const list = useCallCenterList({ view, change: changeAny, removed: actions.removed });
  const isManager = list.viewer?.isManager ?? true;
  const [onlySellerId] = view.sellerCompanyIds.length === 1 ? view.sellerCompanyIds : [];
  const pause = useCallPause(list.viewer, onlySellerId);
  const filters = useCallCenterFilters(view, list.rows);
  const chosen = useCallCenterSelection(view, list.rows, isManager);
  const openId = view.openItemId || undefined;

  const change = (next: Partial<CallCenterView>) => {
    if (changesRows(next) && hasSelection(chosen.selection)) chosen.select(noSelection);
    changeAny(next);
  };
  const open = (itemId: string, wish?: ItemWish) => {
    setAsked(wish);
    change({ openItemId: itemId, ...(wish && { tab: "general" }) });
    report({ widget: "call-center", type: "itemOpened", detail: { itemId } });
    options.onItemOpened?.({ itemId });
  };
  const neighbour = (step: -1 | 1) => {
    const id =
      openId &&
      neighbourRowId(
        list.rows.map((row) => row.id),
        openId,
        step,
      );
    return id ? () => open(id) : undefined;
  };
  /** Does something with all that is chosen, which then no longer is. */
  const withChosen = async (act: (itemIds: readonly string[]) => Promise<unknown>) => {
    try {
      const itemIds = await chosen.chosenIds();
      chosen.select(noSelection);
      await act(itemIds);
    } catch (error) {
      voice.selectionFailed(error as ApiError);
    }
  };
  const openLater = (target: Omit<LaterWish, "turn">) => {
    expectCalls(target.rows);
    setLater((before) => ({ ...target, turn: (before?.turn ?? 0) + 1 }));
    setPanel("later");
  };

  return {
    ...list,
    view,
    change,
    filters,
    selection: chosen.selection,
    select: chosen.select,

    lockedSince: actions.lockedSince,
    isStarting: actions.isStarting,
    isExporting: actions.isExporting,

    open,
    close: () => change({ openItemId: "" }),
    openRow: list.rows.find(({ id }) => id === openId),
    openPrevious: neighbour(-1),
    openNext: neighbour(1),
    asked,
    openToCall: useContactToCall({ open, change }),

    /** Calls one item now (A-CALL-04). */
    callNow: (row: CallCenterRow, language: Language) =>
      actions.call({ itemIds: [row.id], toast: voice.calling(row.customer), language }),
    /** What Call Now of several is about; it stays while the modal leaves the screen. */
    many,
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
        voice.selectionFailed(error as ApiError);
      }
    },
    callMany: (itemIds: readonly string[]): void => {
      chosen.select(noSelection);
      void actions.call({ itemIds, toast: voice.callingMany(itemIds.length) });
    },

    /** What Call Later is about; it stays while the modal leaves the screen. */
    later,
    panel,
    askLater: (row: CallCenterRow, language: Language) => openLater({ kind: "one", rows: [row], count: 1, language }),
    askChosenLater: (count: number) =>
      openLater({ kind: "many", rows: chosen.chosenRows(), count, language: undefined }),
    /** Schedules what was asked about. Answers whether the server took any of it. */
    callLater: async (cronDate: string): Promise<boolean> => {
      if (!later) return false;
      const isOne = later.kind === "one";
      const [row] = later.rows;
      try {
        const itemIds = isOne && row ? [row.id] : await chosen.chosenIds();
        const toast = isOne ? voice.calling(row?.customer) : voice.callingMany(itemIds.length);
        const isTaken = await actions.call({ itemIds, toast, language: later.language, cronDate });
        if (isTaken && !isOne) chosen.select(noSelection);
        return isTaken;
      } catch (error) {
        voice.selectionFailed(error as ApiError);
        return false;
      }
    },

    openNew: () => change({ openNew: true }),
    closeNew: () => change({ openNew: false }),
    closePanel: () => setPanel("none"),
    created: (itemId: string) => {
      change({ openNew: false });
      report({ widget: "call-center", type: "itemCreated", detail: { itemId } });
      options.onItemCreated?.({ itemId });
    },

    remove: (row: CallCenterRow) => {
      if (openId === row.id) change({ openItemId: "" });
      return actions.remove([row.id]);
    },
    removeChosen: () => withChosen(actions.remove),
    /** All that the filters find. */
    exportAll: () => actions.export(toFilterQuery(view, isManager)),
    exportChosen: () =>
      actions.export(toFilterQuery(view, isManager), chosen.selection === "all" ? undefined : [...chosen.selection]),

    /** The number that calls of a seller come from unless an item has its own. */
    defaultNumbers: useDefaultNumbers(areNumbersWanted),
    /** What a minute costs whoever is about to call. */
    rate: useCallRate(pricedSellerId),
    expectCalls,
    pause,
  };
}

/** All that the view needs, as the controller answers it. */
export type CallCenterModel = ReturnType<typeof useCallCenter>;
