import { styled } from "styled-components";

export const Report = styled.div`
  display: grid;
  gap: 16px;
`;

export const Scroller = styled.div`
  max-block-size: 320px;
  overflow: auto;
  border: 1px solid var(--cw-border);
  border-radius: var(--cw-radius-md);

  &:focus-visible {
    outline: 2px solid var(--cw-focus-ring);
    outline-offset: 2px;
  }
`;

export const Rows = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  & th {
    position: sticky;
    inset-block-start: 0;
    background: var(--cw-surface-raised);
    color: var(--cw-text-subtle);
    font-size: 12px;
    line-height: 16px;
    font-weight: 500;
  }

  & th,
  & td {
    padding: 8px 12px;
    border: 0;
    border-block-end: 1px solid var(--cw-border-subtle);
    text-align: start;
    vertical-align: top;
  }

  /* The reason has what is left. */
  & :is(th, td):not(:last-child) {
    inline-size: 1%;
    padding-inline-end: 24px;
    white-space: nowrap;
  }

  & td:first-child {
    font-variant-numeric: tabular-nums;
  }
`;
