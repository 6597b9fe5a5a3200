import { useRef, useState, type ReactNode } from "react";

import { useNumbers, useMessages } from "../../i18n/index.js";
import { Popover } from "../popover/index.js";
import { chipMessages } from "./chip.messages.js";
import { Everything, More } from "./Chip.styles.js";

interface MoreChipProps {
  /** The name of what is not shown. */
  label: string;
  /** The owner, if there are many such lists in a table. */
  owner: string | undefined;
  count: number;
  /** All of them, shown in a popover. */
  children: ReactNode;
}

/** `+2`: the number of items that are not shown; pressing it shows all. The popover is created then. */
export function MoreChip({ label, owner, count, children }: MoreChipProps) {
  const t = useMessages(chipMessages);
  const numbers = useNumbers();
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <>
      <More
        ref={ref}
        type="button"
        aria-label={owner === undefined ? t.more({ label, count }) : t.moreOf({ label, owner, count })}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={open}
      >
        +{numbers.number(count)}
      </More>
      {wasOpened && (
        <Popover triggerRef={ref} label={label} placement="bottom start" isOpen={isOpen} onOpenChange={setIsOpen}>
          <Everything>{children}</Everything>
        </Popover>
      )}
    </>
  );
}
