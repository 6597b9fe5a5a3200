import { Component, type ReactNode } from "react";

import { Notice } from "../notice/index.js";
import { Failed } from "./WidgetRoot.styles.js";

interface BoundaryProps {
  children: ReactNode;
  onBroken: () => void;
}

/**
 * Isolates failures of our components: it shows a message with a button to start again in the place of the failed part.
 */
export class Boundary extends Component<BoundaryProps, { isBroken: boolean }> {
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
