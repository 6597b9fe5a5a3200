import { useState } from "react";

import { FilterChip } from "../../ui/filter-chip/index.js";

interface SaidFilterProps {
  label: string;
  /** Words of a conversation, or "". */
  said: string;
  onChange: (said: string) => void;
}

/** The filter for calls in which certain words were said. Its only new choice is the text that a person types. */
export function SaidFilter({ label, said, onChange }: SaidFilterProps) {
  const [typed, setTyped] = useState("");
  const optionOf = (text: string) => ({ id: text, label: text });
  const offered = [...new Set([typed.trim(), said])].filter((text) => text !== "");
  return (
    <FilterChip
      label={label}
      options={offered.map(optionOf)}
      value={said === "" ? [] : [optionOf(said)]}
      debounceMs={100}
      onSearch={(text) => setTyped(text.slice(0, longest))}
      // Choosing other words replaces the previous ones.
      onChange={(chosen) => onChange(chosen.findLast(({ id }) => id !== said)?.id ?? "")}
    />
  );
}

/** The maximum length in the contract. */
const longest = 120;
