import type { PhoneBook } from "@callwright/sdk/contract";
import { useState, type RefObject } from "react";

import type { CallTarget } from "../../calls/start/callTarget.js";
import { useAllMessages } from "../../i18n/index.js";
import { onDemand } from "../../ui/on-demand/index.js";
import { PopoverPanel } from "../../ui/popover/index.js";
import type { CallButtonProps } from "./CallButton.js";
import { callButtonMessages } from "./callButton.messages.js";
import { CallPanel } from "./CallPanel.js";
import type { CallButtonModel } from "./useCallButton.js";
import { useStarting } from "./useStarting.js";

const LaterPanel = onDemand(() => import("./LaterPanel.js").then(({ LaterPanel }) => LaterPanel), "all");

/** Props of {@link CallOffer}. */
export interface CallOfferProps extends Pick<CallButtonProps, "onCallsStarted"> {
  /** The texts with which the widget has begun. */
  t: object;
  model: CallButtonModel;
  target: CallTarget;
  items: readonly PhoneBook[];
  /** The name of the button and of its popover. */
  name: string;
  buttonRef: RefObject<HTMLButtonElement | null>;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

/** What a press of the button opens: the form of a call, and the dialog for a later one. It starts the calls. */
export function CallOffer(props: CallOfferProps) {
  const { model, target, items, name, buttonRef, isOpen, onOpenChange } = props;
  const t = useAllMessages(callButtonMessages, props.t);
  const [later, setLater] = useState({ turn: 0, isOpen: false, language: target.language });
  const { call, lockedSince } = useStarting(props);
  return (
    <>
      <PopoverPanel
        label={name}
        placement="bottom start"
        triggerRef={buttonRef}
        isOpen={isOpen}
        onOpenChange={onOpenChange}
      >
        <CallPanel
          t={t}
          target={target}
          items={items}
          onChoose={model.choose}
          lockedSince={lockedSince}
          onCallNow={(language) => {
            onOpenChange(false);
            void call(language);
          }}
          onCallLater={(language) => {
            onOpenChange(false);
            setLater({ turn: later.turn + 1, isOpen: true, language });
          }}
        />
      </PopoverPanel>
      {later.turn > 0 && (
        <LaterPanel
          target={target}
          turn={later.turn}
          isOpen={later.isOpen}
          onSubmit={(cronDate) => call(later.language, cronDate)}
          onClose={() => setLater({ ...later, isOpen: false })}
        />
      )}
    </>
  );
}
