import { useState } from "react";

import { callFormMessages } from "../../../calls/start/callForm.messages.js";
import { CallForm, type CallFormProps } from "../../../calls/start/CallForm.js";
import { CallUnderWayLine } from "../../../calls/start/CallUnderWayLine.js";
import { useMessages } from "../../../i18n/index.js";
import { Button } from "../../../ui/button/index.js";
import { Phone } from "../../../ui/icon/generated/icons.js";
import { Popover } from "../../../ui/popover/index.js";
import { UnderWay } from "./ItemDrawer.styles.js";

/** Props of {@link CallButton}. */
export interface CallButtonProps extends CallFormProps {
  /** The reason why the item cannot be called, as a text. */
  disabledReason: string | undefined;
  onOpened: () => void;
  /** Whether the popover is open from the start. */
  isOpenAtFirst: boolean;
}

/**
 * The Call button in the detail of an item, which opens the call popover. While a call is in progress, its progress is
 * shown instead.
 */
export function CallButton({ disabledReason, onOpened, isOpenAtFirst, ...form }: CallButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const t = useMessages(callFormMessages);
  const { target, onCallNow, onCallLater, onOpenCall } = form;
  const { underWay, contact } = target;
  if (underWay) {
    return (
      <UnderWay>
        <CallUnderWayLine call={underWay} />
        {onOpenCall && <Button onPress={() => onOpenCall({ callId: underWay.id })}>{t.openCall}</Button>}
      </UnderWay>
    );
  }
  return (
    <Popover
      label={contact === undefined ? t.call : t.callContact({ contact })}
      trigger={
        <Button icon={Phone} needs="startCalls" disabledReason={disabledReason}>
          {t.call}
        </Button>
      }
      isOpen={isOpen && disabledReason === undefined}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        if (isOpen) onOpened();
      }}
    >
      {({ close }) => (
        <CallForm
          {...form}
          onCallNow={(language) => {
            close();
            onCallNow(language);
          }}
          onCallLater={(language) => {
            close();
            onCallLater(language);
          }}
        />
      )}
    </Popover>
  );
}
