import { styled } from "styled-components";

/** It informs and does not block: amber outside office hours, neutral within. */
export const Line = styled.p`
  display: flex;
  align-items: center;
  gap: 7px;
  margin: 0;
  padding: 7px 9px;
  border-radius: var(--cw-radius-sm);
  background: var(--cw-surface-sunken);
  color: var(--cw-text-muted);
  font-size: var(--cw-caption-size);
  line-height: var(--cw-caption-line);
  font-variant-numeric: tabular-nums;

  &[data-off] {
    background: var(--cw-warning-soft);
    color: var(--cw-warning-text);
  }
`;
