import {
  type ComponentProps,
  createContext,
  forwardRef,
  type ForwardedRef,
  type Ref,
  useCallback,
  useContext,
} from "react";

import { type PressOptions, usePress } from "./usePress.js";

/** Props of {@link Press}: those of a native button, with presses in place of clicks. */
export interface PressProps
  extends Omit<ComponentProps<"button">, "onClick" | "disabled" | "ref">, Omit<PressOptions, "isPending"> {
  /** Whether it is disabled: it can be neither pressed nor focused. */
  isDisabled?: boolean | undefined;
  /** Whether it ignores presses but keeps the focus. */
  isPending?: boolean | undefined;
  /** Whether the Tab key skips it. */
  excludeFromTabOrder?: boolean | undefined;
  /** Called when it gets the focus and when it loses it. */
  onFocusChange?: ((isFocused: boolean) => void) | undefined;
  /** Attributes for styles and tests. */
  [data: `data-${string}`]: unknown;
}

/** A component around a button that makes it open something adds props to the button's own. */
export const PressContext = createContext<PressProps & { ref?: Ref<HTMLButtonElement> }>({});

/**
 * The native button on which all buttons of this library are based. It renders without the code of the overlays that it
 * opens. Style it with `:hover`, `:active`, `:focus-visible`, `[data-disabled]` and `[data-pending]`.
 */
export const Press = forwardRef(function Press(own: PressProps, ownRef: ForwardedRef<HTMLButtonElement>) {
  const { ref: givenRef, ...given } = useContext(PressContext);
  const {
    isDisabled,
    isPending,
    excludeFromTabOrder,
    onFocusChange,
    onPress,
    onPressStart,
    preventFocusOnPress,
    ...props
  } = joined(given, own);
  const ref = useCallback(
    (button: HTMLButtonElement | null) => {
      for (const each of [ownRef, givenRef]) {
        if (typeof each === "function") each(button);
        else if (each) each.current = button;
      }
    },
    [ownRef, givenRef],
  );
  const handlers = usePress({ onPress, onPressStart, isPending, preventFocusOnPress });
  const focus: PressProps = {
    onFocus: () => onFocusChange?.(true),
    onBlur: () => onFocusChange?.(false),
  };
  return (
    <button
      type="button"
      {...joined(joined(handlers, focus), props)}
      ref={ref}
      disabled={isDisabled}
      tabIndex={excludeFromTabOrder ? -1 : props.tabIndex}
      aria-disabled={isPending || props["aria-disabled"]}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
    />
  );
});

/** Both sets of props; two handlers for the same event are both called. */
function joined(first: PressProps, second: PressProps): PressProps {
  const all: Record<string, unknown> = { ...first };
  for (const [name, value] of Object.entries(second)) {
    const former = all[name];
    if (isHandler(former) && isHandler(value))
      all[name] = (event: unknown) => {
        former(event);
        value(event);
      };
    else if (value !== undefined) all[name] = value;
  }
  return all;
}

const isHandler = (value: unknown): value is (event: unknown) => void => typeof value === "function";
