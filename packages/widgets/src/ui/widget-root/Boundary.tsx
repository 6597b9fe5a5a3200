import { Component, type ReactNode } from "react";

import { Notice } from "../notice/index.js";
import { Failed } from "./WidgetRoot.styles.js";

interface BoundaryProps {
  children: ReactNode;
  onBroken: () => void;
}

/** Keeps a fault of ours from what is around it: in place of what broke there is a message with a button to start again. */
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
