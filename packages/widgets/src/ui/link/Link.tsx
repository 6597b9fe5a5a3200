import { type ComponentProps, forwardRef, type ReactNode, type Ref } from "react";

import { type PressEvent, usePress } from "../press/index.js";
import { Root } from "./Link.styles.js";

/** Props of {@link Link}. */
export interface LinkProps extends Pick<ComponentProps<"a">, "href" | "target" | "rel" | "download" | "aria-label"> {
  children: ReactNode;
  /** Called when it is pressed: by a pointer, Enter, or assistive technology. */
  onPress?: (event: PressEvent) => void;
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
export const Link = forwardRef(function Link(
  { variant = "accent", onPress, ...props }: LinkProps,
  ref: Ref<HTMLAnchorElement>,
) {
  const handlers = usePress({ onPress });
  // Without a URL the browser treats it as text.
  const place = props.href === undefined ? { role: "link", tabIndex: 0 } : undefined;
  return <Root ref={ref} {...props} {...place} {...handlers} data-variant={variant} />;
});
