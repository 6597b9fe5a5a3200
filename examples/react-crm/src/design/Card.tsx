import type { ReactNode } from "react";

import styles from "./Card.module.css";

interface CardProps {
  children: ReactNode;
  title?: string;
  /** For what has margins of its own. */
  isFlush?: boolean;
}

/** Tidemark's sheet of paper. */
export function Card({ children, title, isFlush = false }: CardProps) {
  return (
    <section className={styles.card} data-flush={isFlush || undefined}>
      {title !== undefined && <h2 className={styles.title}>{title}</h2>}
      {children}
    </section>
  );
}
