import type { ReactNode } from "react";

import styles from "./Button.module.css";

interface ButtonProps {
  children: ReactNode;
  /** Whether it is the primary action. */
  isPrimary?: boolean;
  /** Whether it is on, for a toggle button. */
  isPressed?: boolean;
  onPress: () => void;
}

/** Tidemark's button. */
export function Button({ children, isPrimary = false, isPressed, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className={styles.button}
      data-primary={isPrimary || undefined}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      {children}
    </button>
  );
}
