import { List } from "./Facts.styles.js";

/** Props of {@link Facts}. */
export interface FactsProps {
  /** Names the list where several stand below each other. */
  label?: string;
  facts: readonly (readonly [name: string, value: string])[];
}

/** What somebody has to know before money moves: price, charge, balance after it, one line each. */
export function Facts({ label, facts }: FactsProps) {
  return (
    <List aria-label={label}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
        </div>
      ))}
    </List>
  );
}
