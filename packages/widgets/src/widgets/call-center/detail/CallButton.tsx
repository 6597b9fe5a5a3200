import type { Language } from "@callwright/sdk/contract";
import { Phone } from "lucide-react";

import { Button } from "../../../ui/button/index.js";
import { Popover } from "../../../ui/popover/index.js";
import { CallForm, type CallFormProps } from "../call/CallForm.js";
import { callObstacle } from "../callCenter.model.js";

/** Props of {@link CallButton}. */
export interface CallButtonProps extends CallFormProps {
  onOpened: () => void;
}

/** Opens the call popover where an item is shown in full. */
export function CallButton({ onOpened, onCallLater, ...form }: CallButtonProps) {
  const { t, row } = form;
  const obstacle = callObstacle(row);
  const label = row.contact === undefined ? t.call : t.callContact({ contact: row.contact });
  return (
    <Popover
      label={label}
      trigger={
        <Button icon={Phone} disabledReason={obstacle && t[obstacle]}>
          {t.call}
        </Button>
      }
      onOpenChange={(isOpen) => isOpen && onOpened()}
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
