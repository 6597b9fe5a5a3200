import {
  forwardRef,
  type ForwardRefExoticComponent,
  type Key,
  type PropsWithoutRef,
  type ReactNode,
  type RefAttributes,
} from "react";

import { type Catalogue, type MessageOverrides, type Messages, useMessages } from "../../i18n/index.js";
import type { WidgetHandle, WidgetReach } from "../../lib/WidgetScope.js";
import { WidgetRoot } from "./WidgetRoot.js";

/** The props that every widget has. */
interface AnyWidgetProps {
  className?: string | undefined;
  messages?: object | undefined;
}

/** What a widget is called and says. */
export interface WidgetDescription<Props, Texts extends Catalogue, Handle extends WidgetHandle> extends Pick<
  WidgetReach<Handle>,
  "name" | "commands"
> {
  /** The texts that are there before it is shown. */
  texts: Texts;
  /** When this changes, the widget begins anew. */
  keyOf?: (props: Props) => Key;
}

/**
 * Makes the public component of a widget: its `WidgetRoot`, and inside, where its errors are caught, what `draw` returns
 * for its props and texts. Hooks may be called in `draw`; it is not given `className` and `messages`, which are dealt
 * with. The host's `ref` receives the handle.
 *
 * @example
 * export const Users = /* @__PURE__ *\/ defineWidget(
 *   { name: "users", texts: usersMessages },
 *   function Users({ headingLevel, ...options }: UsersProps, t) {
 *     return <UsersList t={t} model={useUsers(options, t)} headingLevel={headingLevel} />;
 *   },
 * );
 */
export function defineWidget<
  Props extends AnyWidgetProps,
  Texts extends Catalogue,
  Handle extends WidgetHandle = WidgetHandle,
>(
  { texts, keyOf, ...reach }: WidgetDescription<Props, Texts, Handle>,
  draw: (props: Props, t: Messages<Texts>) => ReactNode,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Handle>> {
  const Content = ({ messages, ...props }: AnyWidgetProps) =>
    draw(props as Props, useMessages(texts, messages as MessageOverrides<Texts>));
  const Widget = forwardRef<Handle, AnyWidgetProps>(({ className, ...props }, handle) => (
    <WidgetRoot {...reach} texts={texts} className={className} handle={handle}>
      <Content key={keyOf?.(props as Props)} {...props} />
    </WidgetRoot>
  ));
  Widget.displayName = draw.name;
  return Widget as ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Handle>>;
}
