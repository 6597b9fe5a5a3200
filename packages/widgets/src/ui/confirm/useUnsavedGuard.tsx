import { type ReactNode, useCallback, useEffect } from "react";

import { useMessages } from "../../i18n/index.js";
import { askBeforeUnload, holdUnsaved, leaveUnasked } from "../../lib/unsaved.js";
import { dialogMessages } from "../dialog/index.js";
import { preloadConfirm, useConfirm } from "./useConfirm.js";

/** The result of {@link useUnsavedGuard}. */
export interface UnsavedGuard {
  /** Runs `leave` at once, or after the person has agreed to lose their changes. */
  guard: (leave: () => void) => void;
  /** Render it inside the guarded form or dialog. */
  dialog: ReactNode;
}

/**
 * Asks `Are you sure?` before changes are lost, also when the tab is closed or reloaded, and when the host
 * leaves the page ({@link mayLeave}).
 *
 * @example
 * const { guard, dialog } = useUnsavedGuard(form.formState.isDirty);
 * <Button onPress={() => guard(onCancel)}>Cancel</Button>
 *
 * @param options.survivesReload Whether what was written is kept while the tab is reloaded, so that nothing is asked then.
 */
export function useUnsavedGuard(isDirty: boolean, { survivesReload = false } = {}): UnsavedGuard {
  const t = useMessages(dialogMessages);
  const { confirm, withdraw, dialog } = useConfirm();

  const ask = useCallback(
    () => confirm({ title: t.unsavedTitle, body: t.unsavedBody, cancelLabel: t.keepEditing, confirmLabel: t.discard }),
    [confirm, t],
  );
  const guard = useCallback(
    (leave: () => void) => {
      if (!isDirty) return leave();
      void ask().then((isAgreed) => isAgreed && leaveUnasked(leave));
    },
    [isDirty, ask],
  );

  // Leaving the page asks the same question.
  useEffect(() => (isDirty ? holdUnsaved(ask) : undefined), [isDirty, ask]);
  useEffect(() => {
    if (isDirty) preloadConfirm();
    // Saved while the question was asked.
    else withdraw();
  }, [isDirty, withdraw]);
  const isLostByReload = isDirty && !survivesReload;
  useEffect(() => (isLostByReload ? askBeforeUnload() : undefined), [isLostByReload]);

  return { guard, dialog };
}
