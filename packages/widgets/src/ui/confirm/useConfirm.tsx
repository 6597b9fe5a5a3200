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

/** The result of {@link useConfirm}. */
export interface Confirming {
  /** Asks, and resolves to the answer. */
  confirm: (confirmation: Confirmation) => Promise<boolean>;
  /** Closes the question that is being asked, if any, as if it had been answered with no. */
  withdraw: () => void;
  /** Render it anywhere in the component. */
  dialog: ReactNode;
}

/**
 * Asks for confirmation.
 *
 * @example
 * const { confirm, dialog } = useConfirm();
 * const remove = async () => {
 *   if (await confirm({ title: `Delete ${name}`, body: t.deleteBody, confirmLabel: t.delete })) await deleteCustomer(id);
 * };
 * return <>{rows}{dialog}</>;
 */
export function useConfirm(): Confirming {
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
  const withdraw = useCallback(() => answer(false), [answer]);
  useEffect(() => () => resolve.current?.(false), []);

  const dialog = asked && (
    <ConfirmDialog
      {...asked.confirmation}
      isOpen={asked.isOpen}
      onConfirm={() => answer(true)}
      onCancel={() => answer(false)}
    />
  );
  return { confirm, withdraw, dialog };
}
