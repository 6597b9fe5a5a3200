import { useState } from "react";

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
  const [isPauseDirty, setPauseDirty] = useState(false);
  const [areCapsDirty, setCapsDirty] = useState(false);
  return (
    <Drawer
      isOpen={isOpen}
      onClose={onClose}
      title={phone(number.number)}
      kind={t.number}
      isDirty={isPauseDirty || areCapsDirty}
    >
      <Parts>
        <NumberHealthSection t={t} number={number} />
        {number.isActive && (
          <PauseSection
            key={number.pause?.pausedAt}
            t={t}
            number={number}
            changes={changes}
            onDirtyChange={setPauseDirty}
          />
        )}
        {number.isActive && <CapsForm t={t} number={number} changes={changes} onDirtyChange={setCapsDirty} />}
      </Parts>
    </Drawer>
  );
}
