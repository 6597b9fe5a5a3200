import type { SellerCompanyNumber } from "@callwright/sdk/contract";
import { useListNumbers } from "@callwright/sdk/hooks";
import { useMemo } from "react";

import type { Messages } from "../../i18n/index.js";
import { useHost } from "../../lib/HostContext.js";
import { useViewer } from "../../lib/useViewer.js";
import { type ListOptions, useListPage } from "../../lists/useListPage.js";
import { useRecordList } from "../../lists/useRecordList.js";
import { useSurface } from "../../lists/useSurface.js";
import { useToast } from "../../ui/toast/index.js";
import type { firstNumbersMessages } from "./numbers.firstTexts.js";
import { useNumberChanges } from "./detail/useNumberChanges.js";
import { numbersView, toNumberRow, toQuery } from "./numbers.model.js";
import type { NumbersEvent, NumbersView } from "./Numbers.types.js";
import { useDefaultNumber } from "./useDefaultNumber.js";

/** The options that the host passes to the controller. */
export interface NumbersOptions extends ListOptions<NumbersView> {
  onNumberPurchased?: ((event: { numberId: string; number: string }) => void) | undefined;
}

/** The controller of the list: its view, the company's numbers, and the actions on them. */
export function useNumbers(options: NumbersOptions, t: Messages<typeof firstNumbersMessages>) {
  const toast = useToast();
  const { onEvent } = useHost();
  const report = (event: NumbersEvent) => onEvent?.(event);
  const page = useListPage(numbersView, options);
  const surface = useSurface<"purchase" | { numberId: string }>();
  const changes = useNumberChanges(t, report);

  const profile = useViewer();
  const sellerCompanyId = profile.viewer?.sellerCompanyId;
  const query = sellerCompanyId === undefined ? undefined : toQuery(page.view, sellerCompanyId);
  const read = useListNumbers(query ? { query } : null);
  const isForbidden = profile.viewer !== undefined && sellerCompanyId === undefined;
  const defaultNumber = useDefaultNumber(read.data?.items ?? none, t, report);
  const list = useRecordList({ page, list: read, query, profile, isForbidden, toRow: toNumberRow });

  return {
    ...page,
    ...list,
    rows: useMemo(() => defaultNumber.numbers.map(toNumberRow), [defaultNumber.numbers]),
    /** The company whose numbers these are; undefined until it is known. */
    sellerCompanyId,
    surface,
    changes,
    setDefault: defaultNumber.set,
    purchased: ({ id, number }: SellerCompanyNumber) => {
      surface.close();
      toast.success(t.bought);
      report({ widget: "numbers", type: "numberPurchased", detail: { numberId: id } });
      options.onNumberPurchased?.({ numberId: id, number });
    },
  };
}

const none: readonly SellerCompanyNumber[] = [];

/** The data and actions that the controller returns to the view. */
export type NumbersModel = ReturnType<typeof useNumbers>;
