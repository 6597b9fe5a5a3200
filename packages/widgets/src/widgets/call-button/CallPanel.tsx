import type { Language, PhoneBook } from "@callwright/sdk/contract";

import { CallForm } from "../../calls/start/CallForm.js";
import type { CallTarget } from "../../calls/start/callTarget.js";
import { useCallRate } from "../../calls/start/useCallRate.js";
import type { Messages } from "../../i18n/index.js";
import { Select } from "../../ui/select/index.js";
import type { callButtonMessages } from "./callButton.messages.js";

/** Props of {@link CallPanel}. */
export interface CallPanelProps {
  t: Messages<typeof callButtonMessages>;
  target: CallTarget;
  /** The call center items of the number. If there are several, a person chooses one. */
  items: readonly PhoneBook[];
  onChoose: (itemId: string) => void;
  lockedSince: number | undefined;
  onCallNow: (language: Language) => void;
  onCallLater: (language: Language) => void;
}

/**
 * The content of the button's popover: the item to call about, the number to call from, the price, and the choice of
 * now or later.
 */
export function CallPanel({ t, target, items, onChoose, ...form }: CallPanelProps) {
  const rate = useCallRate(target.sellerId);
  const options = items.map(({ id, product, sellerCompany }) => ({
    id,
    label: product?.name ?? sellerCompany?.name ?? id,
  }));
  return (
    <>
      {options.length > 1 && (
        <Select
          label={t.about}
          options={options}
          value={target.itemId}
          onChange={(id) => {
            if (id !== null) onChoose(id);
          }}
        />
      )}
      <CallForm key={target.itemId} {...form} target={target} rate={rate} onOpenCall={undefined} />
    </>
  );
}
