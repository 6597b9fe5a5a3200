import type { ReactNode } from "react";

/** Props of {@link Finding}. */
export interface FindingProps {
  name: string;
  value: string;
  /** The words that prove the finding, and the actions on it. */
  children: ReactNode;
}

/** A finding in a conversation. */
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
