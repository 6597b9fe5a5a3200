import { DialogFrame } from "../../ui/dialog/index.js";
import { WelcomeCard, type WelcomeCardProps } from "./WelcomeCard.js";

/** Props of {@link WelcomePanel}. */
export interface WelcomePanelProps extends WelcomeCardProps {
  isOpen: boolean;
}

/** The welcome in its dialog, which only its own buttons close. */
export function WelcomePanel({ isOpen, ...card }: WelcomePanelProps) {
  return (
    <DialogFrame kind="modal" width={480} isOpen={isOpen} isDismissable={false}>
      <WelcomeCard {...card} />
    </DialogFrame>
  );
}
