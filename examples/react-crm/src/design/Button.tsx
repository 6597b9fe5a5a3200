import type { ReactNode } from "react";

import styles from "./Button.module.css";

interface ButtonProps {
  children: ReactNode;
  /** The one thing to do. */
  isPrimary?: boolean;
  /** For a button that switches something on and off. */
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
