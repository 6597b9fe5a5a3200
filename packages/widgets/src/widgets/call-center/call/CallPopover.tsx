import type { Language } from "@callwright/sdk/contract";
import { useMemo } from "react";

import type { Messages } from "../../../i18n/index.js";
import { Popover } from "../../../ui/popover/index.js";
import type { callCenterMessages } from "../callCenter.messages.js";
import type { CallCenterRow } from "../CallCenter.types.js";
import { CallForm } from "./CallForm.js";

/** Props of {@link CallPopover}. */
export interface CallPopoverProps {
  t: Messages<typeof callCenterMessages>;
  row: CallCenterRow;
  /** The button it stands beside. */
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
  lockedSince: number | undefined;
  defaultNumber: string | undefined;
  onCallNow: (language: Language) => void;
  onCallLater: (language: Language) => void;
}

/** The call popover of one row. It stays open after Call Now, so that the ring is seen to close. */
export function CallPopover({ anchor, isOpen, onClose, onCallLater, ...form }: CallPopoverProps) {
  const { t, row } = form;
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  return (
    <Popover
      label={row.contact === undefined ? t.call : t.callContact({ contact: row.contact })}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <CallForm
        {...form}
        onCallLater={(language) => {
          onClose();
          onCallLater(language);
        }}
      />
    </Popover>
  );
}
