import { useId, type ReactNode } from "react";

import { Body, Box, Head } from "./Card.styles.js";

/** Props of {@link Card}. */
export interface CardProps {
  title: string;
  /** Of the card's own title. */
  level: 2 | 3;
  /** At the end of the title's line. */
  aside?: ReactNode;
  /** Whether the content reaches the card's edges. */
  isFlush?: boolean;
  children: ReactNode;
}

/** One subject of the dashboard, with its name. */
export function Card({ title, level, aside, isFlush, children }: CardProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <Box aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {aside}
      </Head>
      <Body data-flush={isFlush || undefined}>{children}</Body>
    </Box>
  );
}
