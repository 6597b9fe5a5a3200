import type { ReactNode, RefObject } from "react";

import { useMessages } from "../../i18n/index.js";
import { Plus, X } from "../icon/generated/icons.js";
import { Icon } from "../icon/index.js";
import type { Option } from "../option-list/index.js";
import { Truncate } from "../truncate/index.js";
import { Clear, Count, Text } from "./FilterChip.styles.js";
import { filterChipMessages } from "./filterChip.messages.js";

/** The name of the filter, and its value. */
export function ChipLabel({
  id,
  label,
  isSet,
  children,
}: {
  id: string;
  label: string;
  isSet: boolean;
  children: ReactNode;
}) {
  return (
    <>
      {!isSet && <Icon icon={Plus} size={14} />}
      <Text id={id}>
        <span>{label}</span>
        {children}
      </Text>
    </>
  );
}

/** The first chosen option, and the number of others. */
export function ChipValue({ value: [first, ...others] }: { value: readonly Option[] }) {
  if (!first) return null;
  return (
    <>
      <Truncate>{first.label}</Truncate>
      {others.length > 0 && <Count>+{others.length}</Count>}
    </>
  );
}

interface ChipClearProps {
  label: string;
  triggerRef: RefObject<HTMLButtonElement | null>;
  onClear: () => void;
}

/** Empties the filter. */
export function ChipClear({ label, triggerRef, onClear }: ChipClearProps) {
  const t = useMessages(filterChipMessages);
  const clear = () => {
    onClear();
    triggerRef.current?.focus(); // the button that had the focus is gone
  };
  return (
    <Clear type="button" aria-label={t.clear({ label })} onClick={clear}>
      <Icon icon={X} size={14} />
    </Clear>
  );
}
