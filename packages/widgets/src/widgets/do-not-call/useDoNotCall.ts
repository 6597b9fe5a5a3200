import { useExportSuppressedNumbers, useListSuppressedNumbers } from "@callwright/sdk/hooks";

import { useSellerFilter } from "../../companies/useSellerFilter.js";
import type { Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { useListExport } from "../../lists/useListExport.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import type { firstDoNotCallMessages } from "./doNotCall.firstTexts.js";
import {
  doNotCallView,
  toFilterQuery,
  toNumberRow,
  type DoNotCallEvent,
  type DoNotCallView,
  type NumberRow,
} from "./doNotCall.model.js";

/** A form that opens above the list. */
export type DoNotCallSurface =
  | { name: "add" }
  | { name: "lift"; row: NumberRow }
  /** `newerOf` is the register for which a newer file is imported; undefined for a new register. */
  | { name: "import"; newerOf: NumberRow | undefined };

/** The options that the host passes to the controller. */
export type DoNotCallOptions = ListOptions<DoNotCallView>;

/** The controller of the list: the viewer's role, the numbers, and the actions on them. */
export function useDoNotCall(options: DoNotCallOptions, t: Messages<typeof firstDoNotCallMessages>) {
  const { onEvent } = useHost();
  const page = useListPage(doNotCallView, options);
  const { view } = page;
  const profile = useViewer();
  const { viewer } = profile;
  const isManager = viewer?.isManager ?? false;
  const surface = useSurface<DoNotCallSurface>();

  /** Whether the viewer has no company and is not a manager. */
  const isStranger = viewer !== undefined && !isManager && viewer.sellerCompanyId === undefined;
  const query = viewer && !isStranger ? { page: view.page, perPage: view.perPage, ...toFilterQuery(view) } : undefined;
  const list = useRecordList({
    page,
    list: useListSuppressedNumbers(query ? { query } : null),
    query,
    profile,
    isForbidden: isStranger,
    toRow: toNumberRow,
  });
  const exporting = useListExport({
    page,
    exporter: useExportSuppressedNumbers(),
    query: toFilterQuery(view),
    fileName: "do-not-call.xlsx",
    failed: t.exportFailed,
    onExported: (suppressedNumberIds) =>
      onEvent?.({ widget: "do-not-call", type: "numbersExported", detail: { suppressedNumberIds } }),
  });

  return {
    ...page,
    ...list,
    ...exporting,
    isManager,
    /** Whether the viewer may lift entries and import registers: managers and master accounts may. */
    canDecide: isManager || viewer?.userRole === "MASTER_ACCOUNT",
    sellers: useSellerFilter(isManager ? view.sellerCompanyId : ""),
    surface,
    report: (event: DoNotCallEvent) => onEvent?.(event),
  };
}

/** The data and actions that the controller returns to the view. */
export type DoNotCallModel = ReturnType<typeof useDoNotCall>;
