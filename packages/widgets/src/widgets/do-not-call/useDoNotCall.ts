import type { ImportSuppressedNumbersResult } from "@callwright/sdk/contract";
import {
  useExportSuppressedNumbers,
  useLiftSuppression,
  useListSuppressedNumbers,
  useSuppressNumbers,
} from "@callwright/sdk/hooks";

import { useSellerFilter } from "../../companies/useSellerFilter.js";
import type { Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { useListExport } from "../../lists/useListActions.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import { useToast } from "../../ui/toast/index.js";
import type { doNotCallMessages } from "./doNotCall.messages.js";
import { doNotCallView, toFilterQuery, toNumberRow, type DoNotCallView, type NumberRow } from "./doNotCall.model.js";

/** A form that opens above the list. */
export type DoNotCallSurface =
  | { name: "add" }
  | { name: "lift"; row: NumberRow }
  /** `newerOf` is the register for which a newer file is imported; undefined for a new register. */
  | { name: "import"; newerOf: NumberRow | undefined };

/** The options that the host passes to the controller. */
export type DoNotCallOptions = ListOptions<DoNotCallView>;

/** The controller of the list: the viewer's role, the numbers, and the actions on them. */
export function useDoNotCall(options: DoNotCallOptions, t: Messages<typeof doNotCallMessages>) {
  const toast = useToast();
  const { onEvent } = useHost();
  const page = useListPage(doNotCallView, options);
  const { view } = page;
  const profile = useViewer();
  const { viewer } = profile;
  const isManager = viewer?.isManager ?? false;
  const surface = useSurface<DoNotCallSurface>();
  const suppress = useSuppressNumbers();
  const liftSuppression = useLiftSuppression();

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
  /**
   * Whose list a number is added to. Only managers specify it; if they have chosen no company, the number is added for
   * all.
   */
  const owner = !isManager
    ? {}
    : view.sellerCompanyId === ""
      ? { scope: "EVERYWHERE" as const }
      : { sellerCompanyId: view.sellerCompanyId };

  return {
    ...page,
    ...list,
    ...exporting,
    isManager,
    /** Whether the viewer may lift entries and import registers: managers and master accounts may. */
    canDecide: isManager || viewer?.userRole === "MASTER_ACCOUNT",
    sellers: useSellerFilter(isManager ? view.sellerCompanyId : ""),
    surface,

    /** Rejects with an ApiError. */
    add: async (phoneNumbers: string[], reason: string): Promise<void> => {
      const said = reason === "" ? {} : { reason };
      const done = await suppress.trigger({ body: { phoneNumbers, ...said, ...owner } });
      const { addedCount, knownCount, refusedCallsCount } = done;
      const beside = [
        knownCount > 0 && t.alreadyKnown({ count: knownCount }),
        refusedCallsCount > 0 && t.refusedCalls({ count: refusedCallsCount }),
      ];
      const body = beside.filter((one) => one !== false).join(" · ");
      toast.success(t.added({ count: addedCount }), body === "" ? {} : { body });
      onEvent?.({ widget: "do-not-call", type: "numbersAdded", detail: { addedCount, knownCount } });
    },

    imported: ({ addedCount, knownCount, invalidCount }: ImportSuppressedNumbersResult): void =>
      onEvent?.({ widget: "do-not-call", type: "registerImported", detail: { addedCount, knownCount, invalidCount } }),

    /** Rejects with an ApiError. */
    lift: async ({ id, register }: NumberRow, reason: string): Promise<void> => {
      await liftSuppression.trigger({ path: { id }, body: { reason } });
      toast.success(register ? t.liftedRegister({ register: register.name }) : t.liftedDone);
      onEvent?.({ widget: "do-not-call", type: "numberLifted", detail: { suppressedNumberId: id } });
    },
  };
}

/** The data and actions that the controller returns to the view. */
export type DoNotCallModel = ReturnType<typeof useDoNotCall>;
