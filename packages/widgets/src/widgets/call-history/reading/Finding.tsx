import type { ReactNode } from "react";

/** Props of {@link Finding}. */
export interface FindingProps {
  name: string;
  value: string;
  /** The words that prove it, and what can be done about it. */
  children: ReactNode;
}

/** One thing that a conversation came to. */
export function Finding({ name, value, children }: FindingProps) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        <span dir="auto">{value}</span>
        {children}
      </dd>
    </>
  );
}
