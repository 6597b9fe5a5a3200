import { useRef, useState } from "react";

import { useMessages } from "../../i18n/index.js";
import { whenWanted } from "../../lib/whenWanted.js";
import { Columns3 } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import { Tip } from "../tooltip/index.js";
import { ActionButton } from "./ActionButton.styles.js";
import type { ColumnPanelProps } from "./ColumnPanel.js";
import { tableMessages } from "./table.messages.js";

const ColumnPanel = whenWanted(() => import("./ColumnPanel.js").then(({ ColumnPanel }) => ColumnPanel), "all");

/**
 * Shows and hides columns, at the end of the header. Columns that were added last have priority over the default ones.
 */
export function ColumnMenu(props: Omit<ColumnPanelProps, "triggerRef" | "isOpen" | "onOpenChange">) {
  const t = useMessages(tableMessages);
  const ref = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Tip content={t.columns} isDescription={false}>
        <ActionButton
          ref={ref}
          type="button"
          aria-label={t.columns}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          onClick={() => setIsOpen(true)}
        >
          <Icon icon={Columns3} size={14} />
        </ActionButton>
      </Tip>
      <ColumnPanel {...props} triggerRef={ref} isWanted={isOpen} isOpen={isOpen} onOpenChange={setIsOpen} />
    </>
  );
}
