import { forwardRef, type ReactNode, type Ref } from "react";
import type { LinkProps as AriaLinkProps } from "react-aria-components/Link";

import { Root } from "./Link.styles.js";

export interface LinkProps extends Pick<
  AriaLinkProps,
  "href" | "target" | "rel" | "download" | "onPress" | "aria-label"
> {
  children: ReactNode;
  /** `quiet` looks like the surrounding text until it is hovered: for names in tables. @default "accent" */
  variant?: "accent" | "quiet";
  className?: string;
}

/**
 * A link to an address, or with `onPress` to a place that the host decides.
 *
 * @example
 * <Link onPress={() => onOpenCustomer({ customerId })} variant="quiet">Halvorsen Interiør AS</Link>
 */
export const Link = forwardRef(function Link({ variant = "accent", ...props }: LinkProps, ref: Ref<HTMLAnchorElement>) {
  return <Root ref={ref} {...props} data-variant={variant} />;
});
