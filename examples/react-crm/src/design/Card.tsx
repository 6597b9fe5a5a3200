import type { ReactNode } from "react";

import styles from "./Card.module.css";

interface CardProps {
  children: ReactNode;
  title?: string;
  /** Removes the padding, for content that has its own. */
  isFlush?: boolean;
}

/** Tidemark's card. */
export function Card({ children, title, isFlush = false }: CardProps) {
  return (
    <section className={styles.card} data-flush={isFlush || undefined}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}
