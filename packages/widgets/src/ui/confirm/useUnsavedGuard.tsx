import { type ReactNode, useCallback, useEffect } from "react";

import { useMessages } from "../../i18n/index.js";
import { dialogMessages } from "../dialog/index.js";
import { useConfirm } from "./useConfirm.js";

/** What {@link useUnsavedGuard} gives. */
export interface UnsavedGuard {
  /** Runs `leave` at once, or after the person agreed to lose what they changed. */
  guard: (leave: () => void) => void;
  /** Draw it inside the form or dialog that is guarded. */
  dialog: ReactNode;
}

/**
 * Asks `Are you sure?` before changes are lost, also when the tab is closed or reloaded.
 *
 * @example
 * const { guard, dialog } = useUnsavedGuard(form.formState.isDirty);
 * <Button onPress={() => guard(onCancel)}>Cancel</Button>
 */
export function useUnsavedGuard(isDirty: boolean): UnsavedGuard {
  const t = useMessages(dialogMessages);
  const { confirm, dialog } = useConfirm();

  const guard = useCallback(
    (leave: () => void) => {
      if (!isDirty) return leave();
      const question = {
        title: t.unsavedTitle,
        body: t.unsavedBody,
        cancelLabel: t.keepEditing,
        confirmLabel: t.discard,
      };
      void confirm(question).then((isAgreed) => isAgreed && leave());
    },
    [isDirty, confirm, t],
  );

  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [isDirty]);

  return { guard, dialog };
}
