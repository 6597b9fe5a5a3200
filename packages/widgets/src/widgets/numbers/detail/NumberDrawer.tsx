import { type Messages, useAllMessages } from "../../../i18n/index.js";
import { Drawer } from "../../../ui/drawer/index.js";
import { usePhoneText } from "../../../ui/phone-number/index.js";
import type { firstNumbersMessages } from "../numbers.firstTexts.js";
import { numbersMessages } from "../numbers.messages.js";
import type { NumberRow } from "../Numbers.types.js";
import { CapsForm } from "./CapsForm.js";
import { NumberHealthSection } from "./NumberHealthSection.js";
import { Parts } from "./NumberDrawer.styles.js";
import { PauseSection } from "./PauseSection.js";
import type { NumberChanges } from "./useNumberChanges.js";

/** Props of {@link NumberDrawer}. */
export interface NumberDrawerProps {
  t: Messages<typeof firstNumbersMessages>;
  isOpen: boolean;
  number: NumberRow;
  onClose: () => void;
  changes: NumberChanges;
}

/** The detail of a number: the statistics of its calls, its pause, and its limits of calls. */
export function NumberDrawer({ t: begun, isOpen, number, onClose, changes }: NumberDrawerProps) {
  const t = useAllMessages(numbersMessages, begun);
  const phone = usePhoneText();
  const { id, isActive, maxCallsPerHour, maxCallsPerDay } = number;
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={phone(number.number)} kind={t.number}>
      <Parts>
        <NumberHealthSection t={t} number={number} />
        {isActive && <PauseSection key={number.pause?.pausedAt} t={t} number={number} changes={changes} />}
        {isActive && (
          <CapsForm key={`${id} ${maxCallsPerHour} ${maxCallsPerDay}`} t={t} number={number} changes={changes} />
        )}
      </Parts>
    </Drawer>
  );
}
