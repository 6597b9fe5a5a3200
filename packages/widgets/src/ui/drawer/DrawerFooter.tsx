import { createContext, useContext, type ReactNode } from "react";
import { createPortal } from "react-dom";

/** The bottom of the surrounding drawer. */
export const FooterContext = createContext<HTMLElement | null>(null);

/** Props of {@link DrawerFooter}. */
export interface DrawerFooterProps {
  /** The actions, the primary one last. */
  children: ReactNode;
}

/**
 * The actions of a form inside a drawer, wherever in it the form is: they stand at the drawer's bottom, so that Save is
 * always in the same place and never below what has to be scrolled.
 *
 * @example
 * <Form form={form}>
 *   …
 *   <DrawerFooter><FormSubmit form={form}>Save</FormSubmit></DrawerFooter>
 * </Form>
 */
export function DrawerFooter({ children }: DrawerFooterProps) {
  const footer = useContext(FooterContext);
  return footer && createPortal(children, footer);
}
