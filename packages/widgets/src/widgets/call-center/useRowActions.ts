import { useMemo } from "react";

import { useEvent } from "../../lib/useEvent.js";
import type { CallCenterListProps } from "./CallCenter.view.js";
import type { RowActionOptions } from "./rowActions.js";
import { rowActionsOf } from "./rowMenu.js";

interface RowActionsOptions extends Pick<CallCenterListProps, "t" | "canOpenCustomer" | "onAct" | "onOpenCall"> {
  /** The item whose call popover is open. */
  callingId: string | undefined;
  onCall: RowActionOptions["onCall"];
}

/** The actions of rows. They change only if the rows have to render again. */
export function useRowActions({ t, canOpenCustomer, callingId, ...told }: RowActionsOptions) {
  const onAct = useEvent(told.onAct);
  const onCall = useEvent(told.onCall);
  const goToCall = useEvent((callId: string) => told.onOpenCall?.({ callId }));
  const onOpenCall = told.onOpenCall && goToCall;
  const rowActions = useMemo(() => {
    return rowActionsOf({ t, canOpenCustomer, callingId, onAct, onCall, onOpenCall });
  }, [t, canOpenCustomer, callingId, onAct, onCall, onOpenCall]);
  return { onAct, rowActions };
}
