import { type ReactNode, useCallback, useEffect, useRef, useState } from "react";

import { onDemand } from "../on-demand/index.js";
import type { ConfirmDialogProps } from "./ConfirmDialog.js";

const ConfirmDialog = onDemand(() => import("./ConfirmDialog.js").then(({ ConfirmDialog }) => ConfirmDialog), "all");

/** Loads the dialog's code in advance, while there is a network connection. */
export const preloadConfirm = ConfirmDialog.preload;

/** What is asked: the words of a {@link ConfirmDialog}. */
export type Confirmation = Pick<
  ConfirmDialogProps,
  "title" | "body" | "details" | "confirmLabel" | "cancelLabel" | "isDestructive"
>;

/**
 * Asks for confirmation and returns a promise of the answer. Render `dialog` anywhere in the component.
 *
 * @example
 * const { confirm, dialog } = useConfirm();
 * const remove = async () => {
 *   if (await confirm({ title: `Delete ${name}`, body: t.deleteBody, confirmLabel: t.delete })) await deleteCustomer(id);
 * };
 * return <>{rows}{dialog}</>;
 */
export function useConfirm(): { confirm: (confirmation: Confirmation) => Promise<boolean>; dialog: ReactNode } {
  // The texts stay while the dialog closes.
  const [asked, setAsked] = useState<{ confirmation: Confirmation; isOpen: boolean }>();
  const resolve = useRef<(answer: boolean) => void>(undefined);

  const answer = useCallback((isConfirmed: boolean) => {
    resolve.current?.(isConfirmed);
    resolve.current = undefined;
    setAsked((asked) => asked && { ...asked, isOpen: false });
  }, []);
  const confirm = useCallback((confirmation: Confirmation) => {
    resolve.current?.(false);
    setAsked({ confirmation, isOpen: true });
    return new Promise<boolean>((settle) => (resolve.current = settle));
  }, []);
  useEffect(() => () => resolve.current?.(false), []);

  const dialog = asked && (
    <ConfirmDialog
      {...asked.confirmation}
      isOpen={asked.isOpen}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
  return { confirm, dialog };
}
