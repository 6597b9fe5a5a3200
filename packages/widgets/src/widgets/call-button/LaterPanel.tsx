import { CallLaterModal } from "../../calls/later/CallLaterModal.js";
import type { CallTarget } from "../../calls/start/callTarget.js";
import { useCallRate } from "../../calls/start/useCallRate.js";

/** Props of {@link LaterPanel}. */
export interface LaterPanelProps {
  target: CallTarget;
  /** Counts up, so that each time begins anew. */
  turn: number;
  isOpen: boolean;
  /** Answers whether the server took it. */
  onSubmit: (cronDate: string) => Promise<boolean>;
  onClose: () => void;
}

/** When to call one person. */
export function LaterPanel({ target, turn, ...modal }: LaterPanelProps) {
  const rate = useCallRate(target.sellerId);
  return <CallLaterModal {...modal} rate={rate} target={{ turn, kind: "one", targets: [target], count: 1 }} />;
}
