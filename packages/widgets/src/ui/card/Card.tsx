import { useId, type ReactNode } from "react";

import { Body, Box, Head } from "./Card.styles.js";

/** Props of {@link Card}. */
export interface CardProps {
  title: string;
  /** Of the card's own title. @default 3 */
  level?: 2 | 3 | 4;
  /** At the end of the title's line; where there is no room, on a line of its own. */
  aside?: ReactNode;
  /** Whether the content reaches the card's edges. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * One subject of a page, with its name.
 *
 * @example
 * <Card title="Balance history" level={2} aside={<Segmented … />}>…</Card>
 */
export function Card({ title, level = 3, aside, isFlush, className, children }: CardProps) {
  const id = useId();
  const Title = `h${level}` as const;
  return (
    <Box className={className} aria-labelledby={id}>
      <Head>
        <Title id={id}>{title}</Title>
        {aside}
      </Head>
      <Body data-flush={isFlush || undefined}>{children}</Body>
    </Box>
  );
}
