import { useMemo } from "react";

import { callFormMessages } from "../../calls/start/callForm.messages.js";
import { CallForm, type CallFormProps } from "../../calls/start/CallForm.js";
import { useMessages } from "../../i18n/index.js";
import { Popover } from "../../ui/popover/index.js";

/** Props of {@link CallPopover}. */
export interface CallPopoverProps extends CallFormProps {
  /** The button beside which the popover is shown. */
  anchor: HTMLElement;
  isOpen: boolean;
  onClose: () => void;
}

/**
 * The call popover of a row. It closes as soon as a person has chosen an action; the row shows the progress of the
 * call.
 */
export function CallPopover({
  anchor,
  isOpen,
  onClose,
  onCallNow,
  onCallLater,
  onOpenCall,
  ...form
}: CallPopoverProps) {
  const t = useMessages(callFormMessages);
  const { contact } = form.target;
  const triggerRef = useMemo(() => ({ current: anchor }), [anchor]);
  const closing =
    <Said,>(act: (said: Said) => void) =>
    (said: Said) => {
      onClose();
      act(said);
    };
  return (
    <Popover
      label={contact === undefined ? t.call : t.callContact({ contact })}
      triggerRef={triggerRef}
      isOpen={isOpen}
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
    >
      <CallForm
        {...form}
        onCallNow={closing(onCallNow)}
        onCallLater={closing(onCallLater)}
        onOpenCall={onOpenCall && closing(onOpenCall)}
      />
    </Popover>
  );
}
