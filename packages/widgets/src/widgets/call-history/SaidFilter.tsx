import { useState } from "react";

import { FilterChip } from "../../ui/filter-chip/index.js";

interface SaidFilterProps {
  label: string;
  /** Words of a conversation, or "". */
  said: string;
  onChange: (said: string) => void;
}

/** Narrows the list to calls in which some words were said: what one types is what can be chosen. */
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
      // Other words leave the former.
      onChange={(chosen) => onChange(chosen.findLast(({ id }) => id !== said)?.id ?? "")}
    />
  );
}

/** As the contract has it. */
const longest = 120;
