import type { Language } from "@callwright/sdk/contract";
import { Phone } from "lucide-react";
import { useState } from "react";

import { Button } from "../../../ui/button/index.js";
import { Popover } from "../../../ui/popover/index.js";
import { CallForm, type CallFormProps } from "../call/CallForm.js";
import { callObstacle } from "../callCenter.model.js";

/** Props of {@link CallButton}. */
export interface CallButtonProps extends CallFormProps {
  onOpened: () => void;
  /** Whether the popover is open from the start. */
  isOpenAtFirst: boolean;
}

/** Opens the call popover where an item is shown in full. */
export function CallButton({ onOpened, onCallLater, isOpenAtFirst, ...form }: CallButtonProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const { t, row } = form;
  const obstacle = callObstacle(row);
  const label = row.contact === undefined ? t.call : t.callContact({ contact: row.contact });
  return (
    <Popover
      label={label}
      trigger={
        <Button icon={Phone} needs="startCalls" disabledReason={obstacle && t[obstacle]}>
          {t.call}
        </Button>
      }
      isOpen={isOpen && obstacle === undefined}
      onOpenChange={(isOpen) => {
        setOpen(isOpen);
        if (isOpen) onOpened();
      }}
    >
      {({ close }) => (
        <CallForm
          {...form}
          onCallLater={(language: Language) => {
            close();
            onCallLater(language);
          }}
        />
      )}
    </Popover>
  );
}
