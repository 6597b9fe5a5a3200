import { type Messages, useAllMessages } from "../../i18n/index.js";
import type { firstCallCenterMessages } from "./callCenter.firstTexts.js";
import { callCenterMessages } from "./callCenter.messages.js";
import { type Openers, useContactToCall } from "./useContactToCall.js";
import { type ItemCallsOptions, useItemCalls } from "./useItemCalls.js";
import { type ItemRemovalOptions, useItemRemoval } from "./useItemRemoval.js";

interface ItemWorkOptions extends ItemCallsOptions, ItemRemovalOptions, Openers {
  t: Messages<typeof firstCallCenterMessages>;
}

/** Everything that is done with items after a press, together: it is loaded when the first of it is wanted. */
export function useItemWork({ t: begun, ...options }: ItemWorkOptions) {
  const t = useAllMessages(callCenterMessages, begun);
  return {
    ...useItemCalls(options, t),
    ...useItemRemoval(options, t),
    openToCall: useContactToCall(options),
  };
}

/** The functions that the hook returns. */
export type ItemWork = ReturnType<typeof useItemWork>;
