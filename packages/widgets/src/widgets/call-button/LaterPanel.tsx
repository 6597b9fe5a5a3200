import { CallLaterModal } from "../../calls/later/CallLaterModal.js";
import type { CallTarget } from "../../calls/start/callTarget.js";
import { useCallRate } from "../../calls/start/useCallRate.js";

/** Props of {@link LaterPanel}. */
export interface LaterPanelProps {
  target: CallTarget;
  /** A counter of the openings. Each opening resets the form. */
  turn: number;
  isOpen: boolean;
  /** Resolves to whether the server accepted the call. */
  onSubmit: (cronDate: string) => Promise<boolean>;
  onClose: () => void;
}

/** The dialog that asks when to call one contact. */
export function LaterPanel({ target, turn, ...modal }: LaterPanelProps) {
  const rate = useCallRate(target.sellerId);
  return <CallLaterModal {...modal} rate={rate} target={{ turn, kind: "one", targets: [target], count: 1 }} />;
}
