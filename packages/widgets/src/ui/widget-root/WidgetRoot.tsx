import { Component, type ReactNode } from "react";

import { WithTexts, type Catalogue } from "../../i18n/index.js";
import { Notice } from "../notice/index.js";
import { Failed, Root } from "./WidgetRoot.styles.js";

/** Props of {@link WidgetRoot}. */
export interface WidgetRootProps {
  /** The widget's name: `call-history`. */
  name: string;
  /** What it says. In another language than English it begins when that is there. */
  texts: Catalogue;
  className?: string | undefined;
  children: ReactNode;
}

/**
 * The outermost element of a widget. It fills the height of its place where that has one, and else grows with its
 * content. A widget that breaks says so here, with a way to start again, and its neighbours live on.
 *
 * @example
 * <WidgetRoot name="call-history" texts={callHistoryMessages} className={className}>
 *   <CallHistoryList … />
 * </WidgetRoot>
 */
export function WidgetRoot({ name, texts, className, children }: WidgetRootProps) {
  return (
    <Root data-widget={name} className={className}>
      <Boundary>
        <WithTexts of={texts}>{children}</WithTexts>
      </Boundary>
    </Root>
  );
}

class Boundary extends Component<{ children: ReactNode }, { isBroken: boolean }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
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
