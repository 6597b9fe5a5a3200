import {
  forwardRef,
  type ForwardRefExoticComponent,
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

/** The name of a widget, its commands, and its texts. */
export interface WidgetDescription<Texts extends Catalogue, Handle extends WidgetHandle> extends Pick<
  WidgetReach<Handle>,
  "name" | "commands"
> {
  /** The texts that have to be loaded before the widget is shown. */
  texts: Texts;
}

/**
 * Makes the public component of a widget: a `WidgetRoot`, which catches errors, and in it the result of `draw`. `draw`
 * gets the widget's props without `className` and `messages`, and its texts; it may call hooks. The host's `ref`
 * receives the handle.
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
  description: WidgetDescription<Texts, Handle>,
  draw: (props: Props, t: Messages<Texts>) => ReactNode,
): ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Handle>> {
  const Content = ({ messages, ...props }: AnyWidgetProps) =>
    draw(props as Props, useMessages(description.texts, messages as MessageOverrides<Texts>));
  const Widget = forwardRef<Handle, AnyWidgetProps>(({ className, ...props }, handle) => (
    <WidgetRoot {...description} className={className} handle={handle}>
      <Content {...props} />
    </WidgetRoot>
  ));
  Widget.displayName = draw.name;
  return Widget as ForwardRefExoticComponent<PropsWithoutRef<Props> & RefAttributes<Handle>>;
}
