import { DialogFrame } from "../../ui/dialog/index.js";
import { WelcomeCard, type WelcomeCardProps } from "./WelcomeCard.js";

/** Props of {@link WelcomePanel}. */
export interface WelcomePanelProps extends WelcomeCardProps {
  isOpen: boolean;
}

/** The dialog of the welcome. It can be closed only with its own buttons. */
export function WelcomePanel({ isOpen, ...card }: WelcomePanelProps) {
  return (
    <DialogFrame kind="modal" width={480} isOpen={isOpen} isDismissable={false}>
      <WelcomeCard {...card} />
    </DialogFrame>
  );
}
