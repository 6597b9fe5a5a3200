import type { ApiError } from "@callwright/sdk";
import type { SellerCompanyNumber } from "@callwright/sdk/contract";
import { useListNumbers } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import { useHost } from "../../lib/HostContext.js";
import { useSurface } from "../../lib/useSurface.js";
import { useViewer } from "../../lib/useViewer.js";
import { type KeptView, type OnViewChange, type ViewRules, useWidgetView } from "../../lib/useWidgetView.js";
import { type RecordListState, useRecordList } from "../../records/useRecordList.js";
import { changeView, readView, toNumberRow, toQuery, viewChanges } from "./numbers.model.js";
import type { NumbersEvent, NumbersView } from "./Numbers.types.js";
import { useDefaultNumber } from "./useDefaultNumber.js";

/** What the host tells the controller. */
export interface NumbersOptions {
  initialView?: Partial<NumbersView> | undefined;
  onViewChange?: OnViewChange<NumbersView> | undefined;
  onNumberPurchased?: ((event: { numberId: string; number: string }) => void) | undefined;
}

/** Says what came of what somebody did. */
export interface NumbersVoice {
  bought: () => void;
  /** The default number as it is now, and the one that no longer is; either may be none. */
  defaultChanged: (now: string | undefined, before: string | undefined) => void;
  defaultFailed: (error: ApiError) => void;
}

const viewRules: ViewRules<NumbersView> = { read: readView, changes: viewChanges, change: changeView };
const none: readonly SellerCompanyNumber[] = [];
const nothingLeaves: ReadonlySet<string> = new Set();

/** What is kept of the list for the next time. */
const keptView: KeptView<NumbersView> = { list: "numbers", keys: ["perPage", "sortBy"] };

/** All that the numbers draw from: what is looked at, the company's numbers, and what can be done with them. */
export function useNumbers(options: NumbersOptions, voice: NumbersVoice) {
  const { onEvent } = useHost();
  const report = (event: NumbersEvent) => onEvent?.(event);
  const [view, change] = useWidgetView(viewRules, options.initialView, options.onViewChange, keptView);
  const surface = useSurface<"purchase">();

  const profile = useViewer();
  const sellerCompanyId = profile.viewer?.sellerCompanyId;
  const query = sellerCompanyId === undefined ? undefined : toQuery(view, sellerCompanyId);
  const read = useListNumbers(query ? { query } : null);
  const list = useRecordList({ list: read, query, view, change, profile, isFiltered: false, deleting: nothingLeaves });
  const defaultNumber = useDefaultNumber(read.data?.items ?? none, {
    onChanged: voice.defaultChanged,
    onFailed: voice.defaultFailed,
    report,
  });
  const rows = useMemo(() => defaultNumber.numbers.map(toNumberRow), [defaultNumber.numbers]);

  const isStranger = profile.viewer !== undefined && sellerCompanyId === undefined;
  const state: RecordListState = isStranger ? { status: "forbidden" } : list.state;
  return {
    view,
    change,
    state,
    rows,
    totalCount: list.totalCount,
    /** Whose numbers these are; undefined until it is known. */
    sellerCompanyId,
    surface,
    setDefault: defaultNumber.set,
    purchased: ({ id, number }: SellerCompanyNumber) => {
      surface.close();
      voice.bought();
      report({ widget: "numbers", type: "numberPurchased", detail: { numberId: id } });
      options.onNumberPurchased?.({ numberId: id, number });
    },
  };
}

/** All that the view needs, as the controller answers it. */
export type NumbersModel = ReturnType<typeof useNumbers>;
