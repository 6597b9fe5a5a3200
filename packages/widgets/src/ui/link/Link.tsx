import { forwardRef, type ReactNode, type Ref } from "react";
import type { LinkProps as AriaLinkProps } from "react-aria-components/Link";

import { Root } from "./Link.styles.js";

export interface LinkProps extends Pick<
  AriaLinkProps,
  "href" | "target" | "rel" | "download" | "onPress" | "aria-label"
> {
  children: ReactNode;
  /** Quiet ones look like the text around them until they are pointed at: names in tables. @default "accent" */
  variant?: "accent" | "quiet";
  className?: string;
}

/**
 * Leads somewhere: to an address, or with `onPress` to what the host decides.
 *
 * @example
 * <Link onPress={() => onOpenCustomer({ customerId })} variant="quiet">Halvorsen Interiør AS</Link>
 */
export const Link = forwardRef(function Link({ variant = "accent", ...props }: LinkProps, ref: Ref<HTMLAnchorElement>) {
  return <Root ref={ref} {...props} data-variant={variant} />;
});
