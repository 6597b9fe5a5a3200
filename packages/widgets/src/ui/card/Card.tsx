import { useId, type ReactNode } from "react";

import { Body, Box, Head } from "./Card.styles.js";

/** Props of {@link Card}. */
export interface CardProps {
  title: string;
  /** The heading level of the title. @default 3 */
  level?: 2 | 3 | 4;
  /** Content at the end of the title's line, or on its own line if there is no room. */
  aside?: ReactNode;
  /** Whether the content has no padding. */
  isFlush?: boolean;
  className?: string;
  children: ReactNode;
}

/**
 * A section of a page with a title.
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
