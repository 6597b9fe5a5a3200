import { styled } from "styled-components";

export const List = styled.section`
  display: grid;
  gap: 8px;
  min-inline-size: 0;
  container: cw / inline-size;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
  min-block-size: 32px;
  padding-inline: 8px;

  & h1,
  & h2,
  & h3 {
    margin: 0;
    font-size: var(--cw-title-size);
    line-height: var(--cw-title-line);
    font-weight: var(--cw-title-weight);
    letter-spacing: var(--cw-title-tracking);
  }
`;

export const Rows = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.button`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr) auto;
  gap: 0 10px;
  inline-size: 100%;
  padding: 8px;
  border: 0;
  border-radius: var(--cw-radius-md);
  background: none;
  color: var(--cw-text-muted);
  font: inherit;
  text-align: start;
  cursor: pointer;

  &:disabled {
    cursor: default;
  }

  &:not(:disabled):hover {
    background: var(--cw-surface-hover);
  }

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: -2px;
  }

  & svg {
    margin-block-start: 2px;
  }

  &[data-kind="POSITIVE_ANSWER"] svg {
    color: var(--cw-success-text);
  }

  &[data-kind="CALLBACK_DUE"] svg,
  &[data-kind="SCHEDULED_CALL_FAILED"] svg,
  &[data-kind="BALANCE_LOW"] svg {
    color: var(--cw-warning-text);
  }
`;

export const Words = styled.span`
  display: grid;
  min-inline-size: 0;
  overflow-wrap: anywhere;

  & b {
    color: var(--cw-text);
    font-weight: 500;
  }

  [data-unread] > & b {
    font-weight: 600;
  }
`;

export const When = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  block-size: 20px;
  font-size: var(--cw-caption-size);
  white-space: nowrap;
`;

export const Dot = styled.i`
  inline-size: 8px;
  block-size: 8px;
  border-radius: var(--cw-radius-full);
  background: var(--cw-accent);
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 8px 16px;
  padding-inline: 8px;
`;

export const Bell = styled.span`
  position: relative;
  display: inline-flex;
`;

/** The number of unread notifications, at the corner of the bell. The accessible name of the bell also contains it. */
export const Count = styled.span`
  position: absolute;
  inset-block-start: 0;
  inset-inline-end: 0;
  min-inline-size: 16px;
  block-size: 16px;
  padding-inline: 4px;
  border-radius: var(--cw-radius-full);
  background: var(--cw-accent);
  color: var(--cw-on-accent);
  box-sizing: border-box;
  font-size: 11px;
  font-weight: 600;
  line-height: 16px;
  text-align: center;
  font-variant-numeric: tabular-nums;
  pointer-events: none;
`;
