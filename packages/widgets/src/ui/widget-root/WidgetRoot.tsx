import { Component, type ReactNode } from "react";

import { WithTexts, type Catalogue } from "../../i18n/index.js";
import { WidgetBegins, type WidgetHandle, type WidgetReach, WidgetScope } from "../../lib/WidgetScope.js";
import { Notice } from "../notice/index.js";
import { SessionNotice } from "./SessionNotice.js";
import { Failed, Root } from "./WidgetRoot.styles.js";

/** Props of {@link WidgetRoot}. */
export interface WidgetRootProps<Handle extends WidgetHandle = WidgetHandle> extends WidgetReach<Handle> {
  /** What it says. In another language than English it begins when that is there. */
  texts: Catalogue;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The outermost element of a widget. It fills the height of its place where that has one, and else grows with its
 * content. A widget that breaks says so here, with a way to start again, and its neighbours live on. What happens inside is
 * told to the host under the widget's name.
 *
 * @example
 * <WidgetRoot name="call-history" texts={callHistoryMessages} className={className}>
 *   <CallHistoryList … />
 * </WidgetRoot>
 */
export function WidgetRoot<Handle extends WidgetHandle = WidgetHandle>({
  texts,
  className,
  children,
  ...reach
}: WidgetRootProps<Handle>) {
  return (
    <Root data-widget={reach.name} className={className}>
      <SessionNotice />
      <WidgetScope {...reach}>
        {(life) => (
          <Boundary onBroken={life.broke}>
            <WithTexts of={texts}>
              {children}
              <WidgetBegins />
            </WithTexts>
          </Boundary>
        )}
      </WidgetScope>
    </Root>
  );
}

interface BoundaryProps {
  children: ReactNode;
  onBroken: () => void;
}

class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override componentDidCatch() {
    this.props.onBroken();
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <Failed>
        <Notice onRetry={() => this.setState({ isBroken: false })} />
      </Failed>
    );
  }
}
