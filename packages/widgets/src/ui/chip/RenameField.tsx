import { useEffect, useRef, type KeyboardEvent } from "react";

import { toTagTitle } from "./tagTitle.js";

/** Props of {@link RenameField}. */
export interface RenameFieldProps {
  label: string;
  title: string;
  /** The new title, or nothing if it stays as it was. */
  onEnd: (next?: string) => void;
}

/** The field in the place of a tag: Enter saves, Escape leaves it as it was. */
export function RenameField({ label, title, onEnd }: RenameFieldProps) {
  const ref = useRef<HTMLInputElement>(null);
  useEffect(() => {
    ref.current?.focus();
    ref.current?.select();
  }, []);
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    // This Enter or Escape is for the characters that are being composed.
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Enter") {
      const next = toTagTitle(event.currentTarget.value);
      onEnd(next === title ? undefined : next);
    } else if (event.key === "Escape") onEnd();
    else return;
    event.preventDefault();
    event.stopPropagation(); // Escape leaves the field, not the drawer around it
  };
  return (
    <input ref={ref} aria-label={label} defaultValue={title} maxLength={60} onKeyDown={press} onBlur={() => onEnd()} />
  );
}
