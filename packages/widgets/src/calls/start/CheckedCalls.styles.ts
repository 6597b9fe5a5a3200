import { styled } from "styled-components";

export const Verdicts = styled.ul`
  display: grid;
  gap: 8px;
  margin: 16px 0 0;
  padding: 12px;
  border-radius: var(--cw-radius-md);
  background: var(--cw-surface-sunken);
  list-style: none;
`;

/** The text about one call, in its form. */
export const OneVerdict = styled.p`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 8px;
  margin: 0;
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);

  > svg {
    color: var(--cw-warning-text);
  }

  &[data-verdict="REFUSED"] > svg {
    color: var(--cw-danger-text);
  }
`;

export const Verdict = styled.li`
  display: grid;
  grid-template-columns: 16px minmax(0, 1fr);
  gap: 8px;

  > svg {
    margin-block-start: 2px;
    color: var(--cw-text-subtle);
  }

  &[data-verdict="NOW"] > svg {
    color: var(--cw-success-text);
  }

  &[data-verdict="HELD"] > svg {
    color: var(--cw-warning-text);
  }

  &[data-verdict="REFUSED"] > svg {
    color: var(--cw-danger-text);
  }
`;

export const Group = styled.details`
  color: var(--cw-text-muted);

  > summary {
    cursor: pointer;
    border-radius: var(--cw-radius-xs);
  }

  > summary:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }

  > p {
    margin: 2px 0 4px;
    padding-inline-start: 16px;
    overflow-wrap: anywhere;
  }
`;

export const Advice = styled.li`
  margin-block-start: 4px;
  padding-block-start: 8px;
  border-block-start: 1px solid var(--cw-border-subtle);
  color: var(--cw-text-muted);
`;
